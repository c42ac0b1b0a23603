/** The school's day, whatever zone the phone is in. */
import { schoolDay } from '@/contract'
import { ageAt } from '@/domain/dates'

export const today = (): string => schoolDay(Date.now())

/** Whether the student answers for themself today. */
export const isAdult = ({ dataNasc }: { dataNasc: string }): boolean => ageAt(dataNasc, today()) >= 18
