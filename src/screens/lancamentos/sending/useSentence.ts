/** The sentence of the gradebook's bar: what is unsent, under way or sent. */
import type { ApiError } from '@/api'
import { type Translate, useI18n } from '@/i18n'
import { tame } from '@/ui/data/serviceWords'
import type { BusyCount } from '../../shared/BusyNotice'
import { formatEntry, type SentEntry } from '../../shared/sent/sentLog'
import { useGradebookView, useFromSummary } from '../context'
import type { Progress } from './send'
import type { Summary } from '../book/summary'

/** A log entry in words, with its evaluations. */
export const sayWhole = (t: Translate, entry: SentEntry): string =>
  [formatEntry(t, entry), tame(entry.name ?? '')].filter(Boolean).join(': ')

/** What the last sending brought; publishing and closing are final, so they are named, and so are refused ones. */
function sayLast({ t, format }: ReturnType<typeof useI18n>, log: readonly SentEntry[]): string {
  const [last] = log
  if (!last) return t('lancamentos.bar.nothing')
  const together = log.filter(({ at }) => at === last.at)
  const isWhole = together.every(({ kind }) => kind !== 'notPublished' && kind !== 'notClosed')
  const made = together.filter(({ kind }) => kind !== 'students').map((entry) => sayWhole(t, entry))
  const time = format.clock(last.at)
  return [t(isWhole ? 'lancamentos.bar.allSent' : 'lancamentos.bar.sentAt', { time }), ...made].join(' · ')
}

/** Returns the sentence of the bar, also for announcements: the present state, most urgent first. */
export function useSentence({ phase, total, done }: Progress, error: ApiError | null, log: readonly SentEntry[]) {
  const words = useI18n()
  const { t } = words
  const { book } = useGradebookView()
  const cameBack = useFromSummary(book, () => book.cameBack)
  const isSending = phase === 'sending'
  /**
   * @param lean Two parts at most, for the narrow bar of the single-student view.
   * @param count A visible countdown; the notice announces it, so that the sentence stays silent.
   */
  return (summary: Summary, lean = false, count: BusyCount | null = null): string => {
    const why = () => {
      if (error?.kind !== 'busy') return t('lancamentos.bar.stopped')
      return count ? t('lancamentos.bar.busyNext', { n: count.left }) : t('lancamentos.bar.busy')
    }
    // the full sentence counts faulty cells as unsent too; the lean one names only those that can be sent
    const unsent = summary.unsent + (lean ? 0 : summary.withError)
    const parts = [
      !isSending && error && why(),
      isSending && t('lancamentos.bar.sending', { done, n: total }),
      !isSending && unsent > 0 && t(lean ? 'lancamentos.bar.toSend' : 'lancamentos.bar.unsent', { n: unsent }),
      !isSending && !lean && cameBack > 0 && summary.kept > 0 && t('lancamentos.bar.cameBack', { n: summary.kept }),
      !isSending && summary.publish > 0 && t('lancamentos.bar.publish', { n: summary.publish }),
      !isSending && summary.close > 0 && t('lancamentos.bar.toClose', { n: summary.close }),
      summary.withError > 0 && t('lancamentos.bar.faulty', { n: summary.withError }),
      summary.doubts > 0 && t('lancamentos.bar.doubtful', { n: summary.doubts }),
      summary.conflicts > 0 && t('lancamentos.bar.conflicts', { n: summary.conflicts }),
      summary.refused > 0 && t('lancamentos.bar.refused', { n: summary.refused }),
      summary.notPublished > 0 && t('lancamentos.bar.notPublished', { n: summary.notPublished }),
      summary.notClosed > 0 && t('lancamentos.bar.notClosed', { n: summary.notClosed }),
      summary.onTheWay > 0 && !isSending && t('lancamentos.bar.checking', { n: summary.onTheWay }),
      summary.unconfirmed > 0 && t('lancamentos.bar.unconfirmed', { n: summary.unconfirmed }),
    ].filter(Boolean)
    if (parts.length > 0) return parts.slice(0, lean ? 2 : undefined).join(' · ')
    return sayLast(words, log)
  }
}
