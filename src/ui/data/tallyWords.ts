/** Words and state of absences against their limit, apart from the drawing: sentences and sorting use them too. */
import type { Translate } from '@/i18n'

export type TallyState = 'unknown' | 'calm' | 'near' | 'at' | 'above'

/** The state of the absences: `near` from two thirds of the limit on. */
export function tallyState(faltas: number, limite: number | null): TallyState {
  if (!limite || limite < 0) return 'unknown'
  if (faltas > limite) return 'above'
  if (faltas === limite) return 'at'
  return faltas * 3 >= limite * 2 ? 'near' : 'calm'
}

/** "11 de 15 faltas", "restam 4"; beyond the limit "2 a mais". `over`: the period has ended, so what is left is omitted. */
export function tallyParts(t: Translate, faltas: number, limite: number | null, over = false): string[] {
  const state = tallyState(faltas, limite)
  if (state === 'unknown' || !limite) {
    return [faltas === 0 ? t('frame.ui.tally.none') : t('frame.ui.tally.only', { n: faltas })]
  }
  if (state === 'above') {
    return [t('frame.ui.tally.beyond', { faltas, limite }), t('frame.ui.tally.over', { n: faltas - limite })]
  }
  const used = t('frame.ui.tally.of', { n: limite, faltas })
  return state === 'at' || over ? [used] : [used, t('frame.ui.tally.left', { n: limite - faltas })]
}

/** "11 de 15 faltas · restam 4" */
export const tallyText = (t: Translate, faltas: number, limite: number | null, over = false): string =>
  tallyParts(t, faltas, limite, over).join(' · ')
