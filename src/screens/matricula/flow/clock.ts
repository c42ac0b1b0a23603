/** The current day at the school, whatever the device's time zone. */
import { schoolDay } from '@/contract'
import { ageAt } from '@/domain/dates'

export const today = (): string => schoolDay(Date.now())

/** Whether the student is of age (18) today and may answer for themself. */
export const isAdult = ({ dataNasc }: { dataNasc: string }): boolean => ageAt(dataNasc, today()) >= 18
