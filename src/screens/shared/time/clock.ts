/** The clock of this device and the clock of the school, for sentences about now and today. */
import { useEffect, useState } from 'react'
import { schoolDay, wallClockAt } from '@/contract'
import { type Formats, useFormat } from '@/i18n'

/** The time on this device in milliseconds since the epoch, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, 60_000)
    // timers stop while a device sleeps
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}

/** Day and hour in words, by the school's clock, of a moment in milliseconds since the epoch. */
export function momentInWords(format: Formats, at: number): { date: string; time: string } {
  return { date: format.dateShort(schoolDay(at)) ?? '', time: format.clock(at) }
}

/** Day and hour in words of a read (`at` in milliseconds since the epoch); the day is '' for today. */
export function useMoment(at: number): { date: string; time: string } {
  const format = useFormat()
  const today = schoolDay(useNow()) === schoolDay(at)
  return { ...momentInWords(format, at), ...(today && { date: '' }) }
}

/** Day (`AAAA-MM-DD`) and hour ("HH:mm") by the school's clock: both sort by time as text. */
export function useSchoolTime(): { day: string; hour: string } {
  const [day = '', hour = ''] = wallClockAt(useNow()).split('T')
  return { day, hour }
}
