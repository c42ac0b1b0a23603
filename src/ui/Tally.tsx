/** Absences against their limit: words first, and a drawing that says the same. Up to 30 one mark each, above a bar. */
import { useT } from '@/i18n'
import { StateLabel } from './StateLabel'
import styles from './Tally.module.css'
import { tallyState, tallyText } from './tallyWords'

export interface TallyProps {
  faltas: number
  /** 0 or null: no limit known, only the number is told. */
  limite: number | null
}

export function Tally({ faltas, limite }: TallyProps) {
  const t = useT()
  const state = tallyState(faltas, limite)
  return (
    <div className={styles.tally} data-state={state}>
      <p>{tallyText(t, faltas, limite)}</p>
      {state === 'near' && <StateLabel tone="warn">{t('comum.ui.tally.near')}</StateLabel>}
      {state === 'at' && <StateLabel tone="bad">{t('comum.ui.tally.at')}</StateLabel>}
      {state === 'above' && <StateLabel tone="bad">{t('comum.ui.tally.above')}</StateLabel>}
    </div>
  )
}
