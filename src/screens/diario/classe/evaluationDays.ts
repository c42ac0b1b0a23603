/** Dates of evaluations relative to today: how many days away they are, in words, and as events of a calendar. */
import { type Classe, momentAtSchool, schoolDay } from '@/contract'
import { daysBetween } from '@/domain/dates'
import { type Formats, type Translate, wallClock } from '@/i18n'
import type { CalendarEvent } from '../../shared/time/calendar'
import { nameOfClasse } from './figures'

/** Whole days from today (in the school's zone) to a date of the service; null when there is no readable date. */
export const daysUntil = (iso: string | null, now: number): number | null =>
  wallClock(iso) && daysBetween(schoolDay(now), iso?.slice(0, 10) ?? '')

/** Whether a date has an hour: midnight means none, since a service writes midnight for a whole day. */
const hasHour = (iso: string | null, format: Formats): boolean =>
  wallClock(iso)?.hasTime === true && format.time(iso) !== format.time('2000-01-01T00:00')

/** Whether a date is still to come: to the minute where it has an hour, else until the end of its day. */
export function isAhead(iso: string | null, format: Formats, now: number): boolean {
  const days = daysUntil(iso, now)
  // the hour that is shown counts, so the offset is cut off
  const at = hasHour(iso, format) ? momentAtSchool(iso?.slice(0, 16) ?? '') : NaN
  return Number.isNaN(at) ? days !== null && days >= 0 : at > now
}

/** "27 de março de 2026, 14h00": a day in words with its hour, where it has one. */
export const withHour = (day: string, iso: string | null, format: Formats): string =>
  [day, hasHour(iso, format) && format.time(iso)].filter(Boolean).join(', ')

/** "hoje, 14h00", "amanhã, 07h30", or the date as `far` writes it; null when there is no readable date. */
export function whenOf(
  iso: string | null,
  t: Translate,
  format: Formats,
  now: number,
  far = (iso: string | null) => format.dateWithWeekday(iso),
): string | null {
  const date = far(iso)
  if (date === null) return null
  const days = daysUntil(iso, now)
  const day = days === 0 ? t('diario.ahead.today') : days === 1 ? t('diario.ahead.tomorrow') : date
  return withHour(day, iso, format)
}

interface Day {
  /** Of the evaluation; the same on every page, so that importing its day twice does not make two. */
  chave: string
  nome: string
  /** Null: unknown. */
  classe: Classe | null
  at: string
  secondCall: boolean
}
/** A day of an evaluation, its own or that of its second call, as an event of a calendar. */
export function eventOf(t: Translate, { chave, nome, classe, at, secondCall }: Day): CalendarEvent {
  const title = secondCall ? t('diario.avaliacao.secondCallOf', { nome }) : nome
  return {
    uid: `${secondCall ? 'segunda-chamada' : 'avaliacao'}-${chave}`,
    title: classe ? `${nameOfClasse(classe)}: ${title}` : title,
    at,
    ...(secondCall && { description: t('diario.avaliacao.secondCallHint') }),
  }
}
