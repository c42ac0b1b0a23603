/** The words and the state of absences against their limit, without a drawing: for sentences and sorting too. */
import type { Translate } from '@/i18n'

export type TallyState = 'unknown' | 'calm' | 'near' | 'at' | 'above'

/** Where the absences stand: `near` from two thirds of the limit on. */
export function tallyState(faltas: number, limite: number | null): TallyState {
  if (!limite || limite < 0) return 'unknown'
  if (faltas > limite) return 'above'
  if (faltas === limite) return 'at'
  return faltas * 3 >= limite * 2 ? 'near' : 'calm'
}

/** "11 de 15 faltas · restam 4" */
export function tallyText(t: Translate, faltas: number, limite: number | null): string {
  const state = tallyState(faltas, limite)
  if (state === 'unknown' || !limite) {
    return faltas === 0 ? t('moldura.ui.tally.none') : t('moldura.ui.tally.only', { n: faltas })
  }
  const text = t('moldura.ui.tally.of', { n: limite, faltas })
  if (state === 'at') return text
  return `${text} · ${
    state === 'above'
      ? t('moldura.ui.tally.over', { n: faltas - limite })
      : t('moldura.ui.tally.left', { n: limite - faltas })
  }`
}
