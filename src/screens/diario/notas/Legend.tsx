/** The meaning of a grade's states and its weight: folded on the screen, always open on paper. */
import { useT } from '@/i18n'
import { Disclosure } from '@/ui/page/Disclosure'
import styles from './Legend.module.css'

function States({ className }: { className: string | undefined }) {
  const t = useT()
  return (
    <dl className={className}>
      {(['notPublished', 'publicada', 'fechada'] as const).map((state) => (
        <div key={state}>
          <dt>{t(`frame.ui.grade.${state}`)}</dt>
          <dd>{t(`diario.legend.${state}`)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('diario.notas.weight')}</dt>
        <dd>{t('diario.legend.peso')}</dd>
      </div>
    </dl>
  )
}

export function Legend() {
  const t = useT()
  return (
    <div className="no-print">
      <Disclosure summary={t('diario.legend.title')}>
        <States className={styles.legend} />
      </Disclosure>
    </div>
  )
}

export function LegendOnPaper() {
  return (
    <div className="print-only">
      <States className={styles.paper} />
    </div>
  )
}
