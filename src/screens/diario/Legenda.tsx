/** What the states of a grade mean. */
import { useT } from '@/i18n'
import { Disclosure } from '@/ui/Disclosure'
import styles from './Legenda.module.css'

export function Legenda() {
  const t = useT()
  return (
    <Disclosure summary={t('diario.legenda.title')}>
      <dl className={styles.legenda}>
        {(['naoPublicada', 'publicada', 'fechada'] as const).map((state) => (
          <div key={state}>
            <dt>{t(`moldura.ui.grade.${state}`)}</dt>
            <dd>{t(`diario.legenda.${state}`)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
