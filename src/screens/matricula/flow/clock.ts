/** The school's day, whatever zone the phone is in. */
import { settings } from '@/settings'

export const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: settings().timeZone }).format(Date.now())
