/** The words of absences against their limit, apart from the drawing: sentences use them too. */
import type { Translate } from '@/i18n'

export interface TallyProps {
  faltas: number
  /** 0 or null where no limit is known: only the number is shown. */
  limite: number | null
  /** How near the absences are to the limit, by the rule of `domain/faltas.ts`. */
  band: 'noLimit' | 'normal' | 'near' | 'atLimit' | 'above'
  /** The period has ended: the remaining absences and the label `near` are not mentioned. */
  over?: boolean
}

/** "11 de 15 faltas", "restam 4"; beyond the limit "2 a mais". */
export function tallyParts(t: Translate, { faltas, limite, band, over = false }: TallyProps): string[] {
  if (band === 'noLimit' || !limite) {
    return [faltas === 0 ? t('frame.ui.tally.none') : t('frame.ui.tally.only', { n: faltas })]
  }
  if (band === 'above') {
    return [t('frame.ui.tally.beyond', { faltas, limite }), t('frame.ui.tally.over', { n: faltas - limite })]
  }
  const used = t('frame.ui.tally.of', { n: limite, faltas })
  return band === 'atLimit' || over ? [used] : [used, t('frame.ui.tally.left', { n: limite - faltas })]
}

/** "11 de 15 faltas · restam 4" */
export const tallyText = (t: Translate, figures: TallyProps): string => tallyParts(t, figures).join(' · ')
