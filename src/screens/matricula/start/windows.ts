/** Keeps and words the windows last read, since asking for them on opening day would cost thousands of requests. */
import { type Matricula, Periodo, schoolDay, z } from '@/contract'
import { daysBetween } from '@/domain/dates'
import type { Translate, useI18n } from '@/i18n'
import { kept } from '@/session'
import { settings } from '@/settings'
import type { CalendarEvent } from '../../shared/time/calendar'
import { type Window, windowsHolding, windowsTold } from '../receipt/aggregate'
import type { Way } from './ways'

const Told = z.object({
  at: z.number(),
  cadastrar: z.nullable(Periodo),
  confirmar: z.nullable(Periodo),
  transferir: z.nullable(Periodo),
})
/** The three windows; `at`: when they were read (milliseconds of this device's clock), null: from the settings. */
export type ToldWindows = Omit<z.infer<typeof Told>, 'at'> & { at: number | null }
const row = kept('periodos', Told)

/** Keeps the windows of a reply, unless the reply says nothing about any. */
export function rememberWindows(reply: Matricula): void {
  const windows = windowsTold(reply)
  // `ativo` holds only at the moment of the reply, so only the dates are kept
  const dated = (periodo: Periodo | null) => periodo && { inicio: periodo.inicio ?? null, fim: periodo.fim ?? null }
  if (Object.values(windows).every((periodo) => periodo !== null && !periodo.inicio && !periodo.fim)) return
  row.write({
    at: Date.now(),
    cadastrar: dated(windows.cadastrar),
    confirmar: dated(windows.confirmar),
    transferir: dated(windows.transferir),
  })
}

/** The windows read within the last 12 hours, completed from the settings; null without either. */
export function knownWindows(): ToldWindows | null {
  const told = row.read()
  const { windows } = settings().enrollment
  if (!told && !windows) return null
  return { at: told?.at ?? null, ...windowsHolding(told) }
}

/** A sentence about a window, with day and hour by the school's clock. */
export function sayWindow({ fim, inicio, state }: Window, { t, format }: ReturnType<typeof useI18n>): string {
  const at = (iso: string | null) => {
    const date = format.date(iso)
    const time = format.time(iso)
    return date && (time ? t('matricula.window.at', { date, time }) : date)
  }
  const [from, to] = [at(inicio), at(fim)]
  switch (state) {
    case 'none':
      return t('matricula.window.none')
    case 'untold':
      return t('matricula.window.untold')
    case 'future':
      return from ? t('matricula.window.future', { inicio: from }) : t('matricula.window.notYet')
    case 'closed':
      return to ? t('matricula.window.closed', { fim: to }) : t('matricula.window.shut')
    case 'open':
      return to ? t('matricula.window.openUntil', { fim: to }) : t('matricula.window.open')
  }
}

/** The opening of a future window, else its end, for a calendar; null where its day is not told. */
export function windowEvent(t: Translate, way: Way, { fim, inicio, state }: Window): CalendarEvent | null {
  const isFuture = state === 'future'
  const at = isFuture ? inicio : fim
  const title = t(isFuture ? 'matricula.window.opens' : 'matricula.window.ends', { way: t(`families.way.${way}`) })
  return at === null ? null : { uid: `vagas-${way}-${state}`, title, at, isLimit: !isFuture }
}

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
] as const

/** "em 12 dias", "em 5 horas", "em 35 minutos": rounded down, in the largest unit of which at least two are left. */
export function sayLeft(t: Translate, milliseconds: number): string {
  const [unit, size] = units.find(([, size]) => milliseconds >= 2 * size) ?? (['minute', minute] as const)
  return t(`matricula.window.left.${unit}`, { n: Math.max(1, Math.floor(milliseconds / size)) })
}

/** The time until `opens`, in calendar days, lest people come a day early. Both in milliseconds since the epoch. */
export function sayUntil(t: Translate, now: number, opens: number): string {
  const days = daysBetween(schoolDay(now), schoolDay(opens))
  return days >= 2 ? t('matricula.window.left.day', { n: days }) : sayLeft(t, opens - now)
}
