/** The request that the page itself sent before the program came (`build/ask.template.js`): who is signed in. */
import { keptText } from '@/session'
import { settings } from '@/settings'

const service = keptText('servico')
/** Notes how the service is asked, for the next visit. */
export function noteService(): void {
  const { session, apiBaseUrl } = settings()
  service.write(`${session} ${apiBaseUrl}`)
}

interface Early {
  /** Somebody signed in or left in another tab meanwhile. */
  isStale: boolean
  /** Null: it was not asked, or nothing came back. */
  answer: Promise<{ url: string; id: string | null; credentials: string; response: Response; text: string } | null>
  close: () => void
}

/** Takes it from the page: the second caller finds none. */
function take(): Early | undefined {
  const page = globalThis as { portalAsked?: Early }
  const early = page.portalAsked
  delete page.portalAsked
  return early
}

interface Request {
  url: string
  credentials?: string
  headers: Record<string, string>
}

async function answerTo({ url, credentials, headers }: Request, early: Early) {
  const answer = await early.answer
  early.close()
  if (early.isStale || answer?.url !== url) return null
  return answer.credentials === credentials && answer.id === (headers['X-ss-id'] ?? null) ? answer : null
}

/** The answer to that request where it was sent as it would be sent now; null at once where the page sent none. */
export function earlyAnswer(request: Request): Promise<{ response: Response; text: string } | null> | null {
  const early = take()
  return early ? answerTo(request, early) : null
}

/** Drops it: the person who signs in now is another one. */
export const dropEarly = (): void => take()?.close()
