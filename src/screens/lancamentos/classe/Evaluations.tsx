/** The evaluations of a class for its teacher: each leads to its own page, with its day, second call and description. */
import { usePages } from '@/api'
import { type Classe, op } from '@/contract'
import { addColumns, type Column } from '@/domain/lancamento'
import { useT } from '@/i18n'
import { plainList } from '@/ui/data/plainList'
import { AvaliacaoLink } from '../../diario/classe/links'
import styles from './Turma.module.css'
import { GroupAndWeight } from './words'

/** As the records of the first students name them: there is no list of evaluations. */
export function Avaliacoes({ classe }: { classe: Classe }) {
  const t = useT()
  const { itens } = usePages(op.AproveitamentosAlunos, { idClasse: classe.id })
  const columns: Column[] = []
  for (const record of itens) addColumns(columns, record)
  if (columns.length === 0) return null
  return (
    <section aria-labelledby="avaliacoes">
      <h2 id="avaliacoes">{t('lancamentos.turma.avaliacoes')}</h2>
      <ul {...plainList} className={styles.faltas}>
        {columns.map((column) => (
          <li key={column.chave}>
            <AvaliacaoLink id={column.avaliacaoId} classe={classe}>
              {column.nome || column.nomeResumido}
            </AvaliacaoLink>{' '}
            <span className={styles.weight}>
              <GroupAndWeight column={column} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
