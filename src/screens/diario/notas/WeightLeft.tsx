/** How much of each group's weight already has a published grade, and how much is still to come: words, then a bar. */
import type { AproveitamentoAluno } from '@/contract'
import { weightsOfGroup } from '@/domain/notas/neededMark'
import { useI18n } from '@/i18n'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import styles from './Charts.module.css'

export function WeightLeft({ record }: { record: AproveitamentoAluno }) {
  const { t, format } = useI18n()
  const grupos = record.grupos
    .map((grupo) => ({ nome: grupo.nome, ...weightsOfGroup(grupo) }))
    .filter(({ comNota, toCome }) => comNota + toCome > 0)
  if (grupos.length === 0) return null
  const number = (centesimos: number) => format.number(centesimos / 100)
  return (
    <section className={styles.drawing}>
      <h3>{t('diario.desenho.weight')}</h3>
      <ul {...plainList} className={styles.grupos}>
        {grupos.map(({ nome, comNota, toCome }, i) => (
          <li key={i}>
            <ServiceText>{nome}</ServiceText>
            {': '}
            {toCome === 0
              ? t('diario.desenho.weightAll')
              : t('diario.desenho.weightPart', {
                  nota: number(comNota),
                  total: number(comNota + toCome),
                  falta: number(toCome),
                })}
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${(comNota / (comNota + toCome)) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
