/** Takes over the question that the page itself asked (`build/ask.template.js`), if the first ask is the same. */
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

/** What the page noted, taken away with the first look. */
function noted(): Early | undefined {
  const page = globalThis as { portalAsked?: Early }
  const early = page.portalAsked
  delete page.portalAsked
  return early
}

/** A question, as it would be sent now. `asksWho`: it asks who is there, and nothing else. */
interface Question {
  url: string
  credentials?: string
  headers: Record<string, string>
  asksWho: boolean
}

async function take(early: Early, { url, credentials, headers, asksWho }: Question) {
  const answer = asksWho ? await early.answer : null
  early.close()
  if (early.isStale || answer?.url !== url) return null
  return answer.credentials === credentials && answer.id === (headers['X-ss-id'] ?? null) ? answer : null
}

/** Its answer, or null where it has to be asked; null at once where the page asked nothing. */
export function earlyAnswer(question: Question): Promise<{ response: Response; text: string } | null> | null {
  const early = noted()
  return early ? take(early, question) : null
}
