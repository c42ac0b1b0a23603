/** Which lesson is open for check-in: from 10 minutes before its start to 20 after (mock/README §12). */
import { addDays, dayInWords, weekdayIn } from '@/domain/dates'
import { minutesOf } from '@/domain/timetable'
import { hourInWords, hourOfMinutes } from './calendar'

const before = 10
const after = 20

/** A class with its timetable. A structural type, so that the rule can be tested without a network. */
export interface Timetabled {
  disciplina: string
  horarios: readonly { diaSemana: number; inicio: string }[]
}

/** The check-in period of one lesson. */
export interface Window<C> {
  classe: C
  /** `AAAA-MM-DD`. */
  dia: string
  /** `HH:mm`, both ends inclusive. */
  opens: string
  closes: string
}

/** The check-in periods of a day, by time. */
export function windowsOfDay<C extends Timetabled>(classes: readonly C[], dia: string): Window<C>[] {
  const weekday = weekdayIn(dia)
  return classes
    .flatMap((classe) =>
      classe.horarios
        .filter((horario) => horario.diaSemana === weekday)
        .map(({ inicio }) => ({
          classe,
          dia,
          opens: hourOfMinutes(minutesOf(inicio) - before),
          closes: hourOfMinutes(minutesOf(inicio) + after),
        })),
    )
    .sort((a, b) => (a.opens < b.opens ? -1 : a.opens > b.opens ? 1 : 0))
}

/** The check-in period at a time `HH:mm`, or null. The last minute counts entirely. */
export const openAt = <C>(timeframes: readonly Window<C>[], hour: string): Window<C> | null =>
  timeframes.find(({ opens, closes }) => opens <= hour && hour <= closes) ?? null

/** The first check-in period after a time of a day, within two weeks; null when there is none. */
export function nextOne<C extends Timetabled>(classes: readonly C[], dia: string, hour: string): Window<C> | null {
  for (let n = 0; n <= 14; n++) {
    const day = addDays(dia, n)
    const next = windowsOfDay(classes, day).find(({ opens }) => n > 0 || opens > hour)
    if (next) return next
  }
  return null
}

const weekdays = ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo']

/** `hoje, das 08h30 às 09h00, em Ciências`, or with the day of the week and the date. */
export function windowInWords(timeframe: Window<Timetabled>, today: string): string {
  const day =
    timeframe.dia === today
      ? 'hoje'
      : `${weekdays[weekdayIn(timeframe.dia) - 1] ?? ''}, ${dayInWords(timeframe.dia).slice(0, 5)}`
  return `${day}, das ${hourInWords(timeframe.opens)} às ${hourInWords(timeframe.closes)}, em ${timeframe.classe.disciplina}`
}

/** Metres in the service's words, rounded up, so that a position outside never reads as the radius. */
export function metresInWords(metros: number): string {
  return metros < 10_000
    ? `${Math.ceil(metros).toLocaleString('pt-BR')} m`
    : `${Math.ceil(metros / 1000).toLocaleString('pt-BR')} km`
}
