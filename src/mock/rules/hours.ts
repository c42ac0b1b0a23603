/** Hours in the words of the service, and ends of days. The calendar itself: `tempo.ts`. */
import { dataHora } from './tempo'

/** The last second of a day, ISO 8601 with the school's offset. */
export const endOfDay = (dia: string): string => dataHora(dia, '23:59').replace('23:59:00', '23:59:59')

/** `2026-11-20T08:00:00-03:00` → `20/11/2026 às 8h00`. */
export function momentInWords(em: string): string {
  const found = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})/.exec(em)
  return found ? `${found[3]}/${found[2]}/${found[1]} às ${hourInWords(found[4] ?? '')}` : em
}

/** `07:10` → `7h10`. */
export const hourInWords = (hour: string): string => hour.replace(/^0?(\d+):(\d{2})$/, '$1h$2')

/** `07:10` → 430, minutes since midnight. */
export const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5))

/** 430 → `07:10`. */
export const hourOfMinutes = (total: number): string =>
  `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
