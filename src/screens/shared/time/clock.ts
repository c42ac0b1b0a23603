/** The clock of this device and that of the school, for sentences that speak of now and today. */
import { useEffect, useState } from 'react'
import { schoolDay, wallClockAt } from '@/contract'
import { type Formats, useFormat } from '@/i18n'

/** What time it is on this device, in milliseconds since the epoch; looked at again every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, 60_000)
    // timers stand still while a device sleeps
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}

/** The day and the hour of a moment (milliseconds since the epoch) by the school's clock, in words. */
export function momentInWords(format: Formats, at: number): { date: string; time: string } {
  return { date: format.dateShort(schoolDay(at)) ?? '', time: format.clock(at) }
}

/** The hour at which something was read (`at` in milliseconds since the epoch), and its day: '' for today. */
export function useMoment(at: number): { date: string; time: string } {
  const format = useFormat()
  const today = schoolDay(useNow()) === schoolDay(at)
  return { ...momentInWords(format, at), ...(today && { date: '' }) }
}

/** What day (`AAAA-MM-DD`) and hour ("HH:mm") it is where the school is: both sort as time does. */
export function useSchoolTime(): { day: string; hour: string } {
  const [day = '', hour = ''] = wallClockAt(useNow()).split('T')
  return { day, hour }
}
