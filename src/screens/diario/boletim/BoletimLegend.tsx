/** What the signs of the period's report card mean; printed with it. */
import { useT } from '@/i18n'
import styles from '../notas/Legend.module.css'
import { useHiddenGrades } from '../page/hidden'

export function BoletimLegend() {
  const t = useT()
  const ocultas = useHiddenGrades()
  // the example looks like the table: without figures while they are hidden
  const sinal = (state: 'fechada' | 'publicada' | 'naoPublicada') =>
    ocultas ? t(`diario.legenda.sinal.${state}`).replace(/\d\D\d/, '•••') : t(`diario.legenda.sinal.${state}`)
  return (
    <dl className={styles.line} aria-label={t('diario.legenda.title')}>
      {(['fechada', 'publicada', 'naoPublicada'] as const).map((state) => (
        <div key={state}>
          <dt>
            <span aria-hidden="true">{sinal(state)} </span>
            {t(`moldura.ui.grade.${state}`)}:
          </dt>{' '}
          <dd>{t(`diario.legenda.${state}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
