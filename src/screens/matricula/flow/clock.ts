/** The school's day, whatever zone the phone is in. */
import { wallClockAt } from '@/contract'

export const today = (): string => wallClockAt(Date.now()).slice(0, 10)
