/**
 * The requests that the page itself sent before the program came (`build/ask.template.js`): who is signed in, and what
 * their start page asks.
 */
import type { Operation } from '@/contract'
import { keptText, onWipe, sessionState } from '@/session'
import { settings } from '@/settings'

const service = keptText('servico')
/** Notes how the service is asked, for the next visit. */
export function noteService(): void {
  const { session, apiBaseUrl } = settings()
  service.write(`${session} ${apiBaseUrl}`)
}

const first = keptText('primeira')
/** So many questions, within so many milliseconds from the first one, are what the start page shows first. */
const [most, soon] = [16, 10_000]
/** Milliseconds after the last of them at which they are written down. */
const pause = 1000
let writing: ReturnType<typeof setTimeout> | undefined
const isOnTheWay = () => /\/(?:inicio|entrar)?$/.test(location.pathname)
let noted: { tenure: number; since: number; asks: [name: string, body: string][] } | null = null
/**
 * Notes what the start page asks, and in which words, for the next visit: erased when the person leaves, never kept on a
 * public device.
 */
export function noteFirst({ name, kind }: Pick<Operation, 'name' | 'kind'>, body: string): void {
  const { owner, tenure } = sessionState()
  if ((kind !== 'read' && kind !== 'list') || owner === null || !isOnTheWay()) return
  if (noted?.tenure !== tenure) noted = { tenure, since: performance.now(), asks: [] }
  const { since, asks } = noted
  if (asks.length === most || performance.now() - since > soon) return
  if (asks.some(([other, words]) => other === name && words === body)) return
  asks.push([name, body])
  clearTimeout(writing)
  writing = setTimeout(() => {
    if (sessionState().tenure === tenure) first.write(JSON.stringify(asks))
  }, pause)
}

/** Forgets them: somebody signs in, who may be another person. */
export const forgetFirst = (): void => void first.write(null)

interface Answered {
  response: Response
  text: string
}
interface Request {
  url: string
  credentials?: string
  headers: Record<string, string>
  body: string
}
interface Sent {
  url: string
  id: string | null
  credentials: string
  body: string
  /** Null: nothing came back. */
  answer: Promise<Answered | null>
}
interface Early {
  /** Somebody signed in or left in another tab before the first answer. */
  isStale: boolean
  sent: Sent[]
  close: () => void
}
const page = globalThis as { portalAsked?: Early }

/** Milliseconds from the page's beginning in which what it asked by itself is news. */
const fresh = 30_000

/** From the first answer on the program hears the other tabs by itself. */
async function answerOf({ answer }: Sent, early: Early): Promise<Answered | null> {
  const answered = await answer
  early.close()
  if (early.isStale) early.sent = []
  return early.isStale ? null : answered
}

/** The page asks who is there in the shortest words. */
const saysTheSame = (sent: string, body: string): boolean =>
  sent === body || (sent === '{}' && Object.values(JSON.parse(body) as object).every((value) => !value))

/** The answer to that request where it was sent as it would be sent now; null at once where the page sent none. */
export function earlyAnswer({ url, credentials, headers, body }: Request): Promise<Answered | null> | null {
  const early = page.portalAsked
  if (!early) return null
  if (performance.now() > fresh) {
    dropEarly()
    return null
  }
  const at = early.sent.findIndex(
    (one) =>
      one.url === url &&
      saysTheSame(one.body, body) &&
      one.credentials === credentials &&
      one.id === (headers['X-ss-id'] ?? null),
  )
  // each is taken once: the second caller asks anew
  const [sent] = at < 0 ? [] : early.sent.splice(at, 1)
  return sent ? answerOf(sent, early) : null
}

/** Drops them: the person who signs in now is another one. */
export function dropEarly(): void {
  page.portalAsked?.close()
  delete page.portalAsked
}
onWipe(dropEarly)
