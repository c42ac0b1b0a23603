/** What the signs of the period's report card mean; printed with it. */
import { useT } from '@/i18n'
import styles from './Legenda.module.css'

export function LegendaDoBoletim() {
  const t = useT()
  return (
    <dl className={styles.linha} aria-label={t('diario.legenda.title')}>
      {(['fechada', 'publicada', 'naoPublicada'] as const).map((state) => (
        <div key={state}>
          <dt>
            <span aria-hidden="true">{t(`diario.legenda.sinal.${state}`)} </span>
            {t(`moldura.ui.grade.${state}`)}:
          </dt>{' '}
          <dd>{t(`diario.legenda.${state}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
