/** The day and the hours of lessons in words. */
import { weekdayIn } from '@/domain/dates'
import type { Aula, DayOfAulas } from '@/domain/timetable'
import type { Formats, Translate } from '@/i18n'

/** "07h30 às 08h20"; "07h30" where no end is known. */
export const hoursInWords = (
  t: Translate,
  format: Formats,
  { inicio, fim }: Pick<Aula<unknown>, 'inicio' | 'fim'>,
): string =>
  fim === '' ? format.hour(inicio) : t('diario.turma.hours', { inicio: format.hour(inicio), fim: format.hour(fim) })

/** "segunda-feira"; "seg, 30 de nov" for the same weekday of next week, whose name alone would mean today. */
export const weekdayInWords = (
  format: Formats,
  { dia, fromHere }: Pick<DayOfAulas<unknown>, 'dia' | 'fromHere'>,
): string => (fromHere > 6 && format.dayOfWeek(dia)) || format.weekday(weekdayIn(dia))
