/** The evaluations of a class for its teacher: each leads to its own page, with its day, second call and description. */
import { Link } from 'react-router-dom'
import { usePages } from '@/api'
import { type Classe, op } from '@/contract'
import { addColumns, type Column } from '@/domain/lancamento'
import { useT } from '@/i18n'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { useDiarioPath } from '../../diario/classe/student'
import { originOf } from '../../diario/classe/origin'
import styles from './Turma.module.css'
import { GroupAndWeight } from './words'

/** As the records of the first students name them: there is no list of evaluations. */
export function Avaliacoes({ classe }: { classe: Classe }) {
  const t = useT()
  const path = useDiarioPath()
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
            {column.avaliacaoId === null ? (
              <ServiceText>{column.nome || column.nomeResumido}</ServiceText>
            ) : (
              <Link to={path('avaliacao', { idAvaliacao: column.avaliacaoId })} state={originOf(classe)}>
                <ServiceText>{column.nome || column.nomeResumido}</ServiceText>
              </Link>
            )}{' '}
            <span className={styles.weight}>
              <GroupAndWeight column={column} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
