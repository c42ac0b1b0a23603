/** When something was read, for a sentence: its hour, and its day where that is no longer today, by the school's clock. */
import { useFormat } from '@/i18n'
import { settings } from '@/settings'
import { useNow } from './useNow'

/** `at` in milliseconds since the epoch; `date` is '' today. */
export function useMoment(at: number): { date: string; time: string } {
  const format = useFormat()
  const { timeZone } = settings()
  const day = format.day(at, timeZone)
  const today = format.day(useNow(), timeZone) === day
  return { date: today ? '' : (format.dateShort(day) ?? ''), time: format.clock(at, timeZone) }
}
