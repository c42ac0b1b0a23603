/** The year that a place is asked for, and the age that schools reckon with. */
import { ageAt } from './dates'

/** The school year that families enroll for: from 1 July on the next one (decisions §11). `today` is `AAAA-MM-DD`. */
export const enrollmentYear = (today: string): number => Number(today.slice(0, 4)) + (today.slice(5) >= '07-01' ? 1 : 0)

/** Age in whole years at 31 March of the school year. */
export const ageOn31March = (dataNasc: string, ano: number): number => ageAt(dataNasc, `${ano}-03-31`)
