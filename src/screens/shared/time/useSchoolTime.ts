/** What day and hour it is where the school is, whatever zone this device is in. */
import { dateWriter, useFormat } from '@/i18n'
import { settings } from '@/settings'
import { useNow } from './useNow'

/** `day` as `AAAA-MM-DD`, `hour` as "HH:mm": both sort as time does. */
export function useSchoolTime(): { day: string; hour: string } {
  const format = useFormat()
  const now = useNow()
  const { timeZone } = settings()
  const hour = dateWriter('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(now)
  return { day: format.day(now, timeZone), hour }
}
