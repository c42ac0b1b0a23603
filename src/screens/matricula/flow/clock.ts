/** The school's day, whatever zone the phone is in. */
import { settings } from '@/settings'

const schoolDay = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone })
// making one takes a millisecond on a cheap phone, and pages ask for the day on each drawing
let clock = { timeZone: '', day: schoolDay('UTC') }

export function today(): string {
  const { timeZone } = settings()
  if (timeZone !== clock.timeZone) clock = { timeZone, day: schoolDay(timeZone) }
  return clock.day.format(Date.now())
}
