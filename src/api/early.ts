/**
 * The requests that the page sent before the program was loaded (`build/ask.template.js`): who is signed in, and the
 * reads of their start page.
 */
import type { Operation } from '@/contract'
import { keptText, onWipe, sessionState } from '@/session'
import { settings } from '@/settings'

const service = keptText('servico')
/** Notes how to ask the service, for the page of the next visit. */
export function noteService(): void {
  const { session, apiBaseUrl } = settings()
  service.write(`${session} ${apiBaseUrl}`)
}

const first = keptText('primeira')
/** At most 16 requests, within 10,000 ms of the first, count as those of the start page. */
const [most, soon] = [16, 10_000]
/** Milliseconds after the last of them until they are stored. */
const pause = 1000
let writing: ReturnType<typeof setTimeout> | undefined
const isOnTheWay = () => /\/(?:inicio|entrar)?$/.test(location.pathname)
let noted: { tenure: number; since: number; asks: [name: string, body: string][] } | null = null
/**
 * Notes the start page's requests with their bodies for the next visit: erased when the person leaves, never kept on
 * a public device.
 */
export function noteStartRequest({ name, kind }: Pick<Operation, 'name' | 'kind'>, body: string): void {
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

/** Erases the noted requests before a sign-in, which may be another person's. */
export const forgetStartRequests = (): void => void first.write(null)

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
  /** Null when no answer came. */
  answer: Promise<Answered | null>
}
interface Early {
  /** True when somebody signed in or left in another tab before the first answer. */
  isStale: boolean
  sent: Sent[]
  close: () => void
}
const page = globalThis as { portalAsked?: Early }

/** Milliseconds from the page's start during which its early answers are used. */
const fresh = 30_000

/** Answers an early request; from the first answer on the program itself listens to other tabs. */
async function answerOf({ answer }: Sent, early: Early): Promise<Answered | null> {
  const answered = await answer
  early.close()
  if (early.isStale) early.sent = []
  return early.isStale ? null : answered
}

/** The answer to an early request equal to the one that would be sent now; null when the page sent none. */
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
      one.body === body &&
      one.credentials === credentials &&
      one.id === (headers['X-ss-id'] ?? null),
  )
  // each answer is used once: a second caller sends its own request
  const [sent] = at < 0 ? [] : early.sent.splice(at, 1)
  return sent ? answerOf(sent, early) : null
}

/** Drops the early answers, since another person signs in now. */
export function dropEarly(): void {
  page.portalAsked?.close()
  delete page.portalAsked
}
onWipe(dropEarly)
