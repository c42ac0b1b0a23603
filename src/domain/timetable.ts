/** The lessons of a day from the timetables of classes. Hours are text "HH:mm", which sorts chronologically. */
import type { Classe } from '@/contract'
import { addDays, weekdayIn } from './dates'
import { compareText } from './text'

/** One lesson of a class from `inicio` to `fim`; consecutive lessons without a longer break are merged. */
export interface Aula<C> {
  classe: C
  inicio: string
  fim: string
}

/** The longest break in minutes between two lessons of a class that are merged. */
const pause = 5
/**
 * `7:10`, `07:10:00`, `7h10`, `PT7H10M` and `0001-01-01T07:10:00` → `07:10`, since hours are compared as text; other
 * words are kept. ASSUMED (decisions §7).
 */
function sortable(hour: string): string {
  // ISO 8601 durations, and times stored with a date, as services of this family write them
  const [, h = '0', m = '0'] = /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?/.exec(hour) ?? []
  if (hour.startsWith('PT')) return `${h.padStart(2, '0')}:${m.padStart(2, '0')}`
  const own = /^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2})/.exec(hour)?.[1] ?? hour
  const [, hours, minutes = '00'] = /^(\d{1,2})(?::|h)(\d{2})?/i.exec(own) ?? []
  return hours ? `${hours.padStart(2, '0')}:${minutes}` : own
}
/** `07:10` → 430, minutes since midnight. */
export const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5))

/** The lessons of a weekday (1 Monday … 7 Sunday), earliest first. */
export function aulasOfDay<C extends Pick<Classe, 'horarios'>>(classes: readonly C[], diaSemana: number): Aula<C>[] {
  const aulas: Aula<C>[] = []
  for (const classe of classes) {
    const ofDia = (classe.horarios ?? [])
      .filter((horario) => horario.diaSemana === diaSemana && horario.inicio !== '')
      .map(({ inicio, fim }) => ({ inicio: sortable(inicio), fim: sortable(fim) }))
    let open: Aula<C> | null = null
    for (const { inicio, fim } of ofDia.sort((a, b) => compareText(a.inicio, b.inicio))) {
      if (open && minutesOf(inicio) - minutesOf(open.fim) <= pause) open.fim = fim > open.fim ? fim : open.fim
      else aulas.push((open = { classe, inicio, fim }))
    }
  }
  return aulas.sort((a, b) => compareText(a.inicio, b.inicio))
}

/** The days of a week that have lessons, Monday first, each with its lessons. */
export function aulasOfWeek<C extends Pick<Classe, 'horarios'>>(classes: readonly C[]) {
  return [1, 2, 3, 4, 5, 6, 7]
    .map((diaSemana) => ({ diaSemana, aulas: aulasOfDay(classes, diaSemana) }))
    .filter(({ aulas }) => aulas.length > 0)
}

/** The next lessons: today's, or those of the next day that has any. */
export interface DayOfAulas<C> {
  /** `AAAA-MM-DD`. */
  dia: string
  /** Days from today: 0 is today, 1 tomorrow. */
  fromHere: number
  aulas: Aula<C>[]
}

/**
 * The hour at which a lesson ends on its own day: a lesson past midnight ends with the day. Without an end, or with
 * words for one, only its beginning is known.
 */
export function lastHourOf({ inicio, fim }: Pick<Aula<unknown>, 'inicio' | 'fim'>): string {
  if (!/^\d{2}:\d{2}$/.test(fim)) return inicio
  return fim < inicio ? '24:00' : fim
}

/** Whether a lesson takes place at this hour of its day. */
export const isHeldAt = (aula: Pick<Aula<unknown>, 'inicio' | 'fim'>, hour: string): boolean =>
  aula.inicio <= hour && hour < lastHourOf(aula)

/** Minutes before a lesson from which its attendance is offered; the service decides. ASSUMED (decisions §13). */
const early = 10
/** The hour from which attendance is offered: the lesson's own while the lesson before it is still held. */
export function offeredFrom<C>({ inicio }: Aula<C>, aulas: readonly Aula<C>[]): string {
  // an unreadable hour counts as midnight
  const minutes = Math.max(0, minutesOf(inicio) - early) || 0
  const soon = new Date(minutes * 60_000).toISOString().slice(11, 16)
  return aulas.some((one) => one.inicio < inicio && isHeldAt(one, soon)) ? inicio : soon
}

/**
 * Today's lessons while one of them is not over, otherwise those of the next day with lessons; null when a
 * week has none.
 */
export function nextAulas<C extends Pick<Classe, 'horarios'>>(
  classes: readonly C[],
  today: string,
  hour: string,
): DayOfAulas<C> | null {
  for (let fromHere = 0; fromHere <= 7; fromHere += 1) {
    const dia = addDays(today, fromHere)
    const aulas = aulasOfDay(classes, weekdayIn(dia))
    if (aulas.some((aula) => fromHere > 0 || lastHourOf(aula) > hour)) return { dia, fromHere, aulas }
  }
  return null
}

/** The lesson at this hour, and the one that begins next. */
export function aulaAtHour<C>(aulas: readonly Aula<C>[], hour: string): { now?: Aula<C>; next?: Aula<C> } {
  const now = aulas.find((aula) => isHeldAt(aula, hour))
  const next = aulas.find(({ inicio }) => inicio > hour)
  return { ...(now && { now }), ...(next && { next }) }
}
