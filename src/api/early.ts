/** The requests that the page itself sent before the program came (`build/ask.template.js`): who is signed in, and their classes. */
import { keptText, sessionState } from '@/session'
import { settings } from '@/settings'

const service = keptText('servico')
/** Notes how the service is asked, for the next visit. */
export function noteService(): void {
  const { session, apiBaseUrl } = settings()
  service.write(`${session} ${apiBaseUrl}`)
}

const first = keptText('primeira')
let isNoted = false
/**
 * Notes how the classes of the person are asked for, for the next visit: by which profile, and in which words; never by
 * whom. The first question of a page is what its start page asks.
 */
export function noteFirst(name: string, body: string): void {
  const { session } = sessionState()
  if (name !== 'Classes' || isNoted || !session) return
  isNoted = true
  const ask = JSON.parse(body) as Record<string, unknown>
  // a guardian may ask for a child
  if (ask['idPessoa'] === session.idPessoa)
    first.write(JSON.stringify({ perfil: session.perfil, ask: { ...ask, idPessoa: 0 } }))
}

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
  if (performance.now() > fresh) dropEarly()
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
