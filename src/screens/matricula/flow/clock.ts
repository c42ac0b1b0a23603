/** The school's day, whatever zone the phone is in. */
import { schoolDay } from '@/contract'

export const today = (): string => schoolDay(Date.now())
