/** How long something still takes, in the largest unit that is not over at once; never more than there is. */
import type { Language } from '@/i18n'

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
] as const

/** "em 12 dias", "em 5 horas", "em 35 minutos". */
export function sayLeft(language: Language, milliseconds: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  const unit = units.find(([, size]) => milliseconds >= 2 * size)
  if (unit) return words.format(Math.floor(milliseconds / unit[1]), unit[0])
  return words.format(Math.max(1, Math.floor(milliseconds / minute)), 'minute')
}
