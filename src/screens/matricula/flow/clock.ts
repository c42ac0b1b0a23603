/** The school's day, whatever zone the phone is in. */
import { dateWriter } from '@/i18n'
import { settings } from '@/settings'

export const today = (): string => dateWriter('sv-SE', { timeZone: settings().timeZone }).format(Date.now())
