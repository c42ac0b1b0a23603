/** A window in words: one sentence with day and hour by the school's clock, and how long something still takes. */
import type { Language, useI18n } from '@/i18n'
import type { Window } from '../receipt/aggregate'

export function sayWindow({ fim, inicio, state }: Window, { t, format }: ReturnType<typeof useI18n>): string {
  const at = (iso: string | null) => {
    const date = format.date(iso)
    const time = format.time(iso)
    return date && (time ? t('matricula.janela.at', { date, time }) : date)
  }
  const [from, to] = [at(inicio), at(fim)]
  switch (state) {
    case 'none':
      return t('matricula.janela.none')
    case 'untold':
      return t('matricula.janela.untold')
    case 'future':
      return from ? t('matricula.janela.future', { inicio: from }) : t('matricula.janela.notYet')
    case 'closed':
      return to ? t('matricula.janela.closed', { fim: to }) : t('matricula.janela.shut')
    case 'open':
      return to ? t('matricula.janela.openUntil', { fim: to }) : t('matricula.janela.open')
  }
}

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
] as const

/** "em 12 dias", "em 5 horas", "em 35 minutos": in the largest unit that is not over at once; never more than there is. */
export function sayLeft(language: Language, milliseconds: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  const unit = units.find(([, size]) => milliseconds >= 2 * size)
  if (unit) return words.format(Math.floor(milliseconds / unit[1]), unit[0])
  return words.format(Math.max(1, Math.floor(milliseconds / minute)), 'minute')
}
