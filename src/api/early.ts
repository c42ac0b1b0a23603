/**
 * The question that the page asked before its code had come (`build/ask.template.js`): who is there. Its answer belongs to
 * the first question of that kind, if that is the very same; to nobody else, and never later.
 */
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

/** The answer to a question of who is there, null where it has to be asked; `question` false: something else is asked of `Auth`. */
export async function earlyAnswer(
  url: string,
  { credentials, headers }: { credentials?: string; headers: Record<string, string> },
  question: boolean,
): Promise<{ response: Response; text: string } | null> {
  const early = noted()
  if (!early) return null
  const answer = question ? await early.answer : null
  early.close()
  if (early.isStale || answer?.url !== url) return null
  return answer.credentials === credentials && answer.id === (headers['X-ss-id'] ?? null) ? answer : null
}
