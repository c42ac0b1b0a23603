/** The evaluations of a class for its teacher: each leads to its own page, with its day, second call and description. */
import { Link } from 'react-router-dom'
import { usePages } from '@/api'
import { type Classe, op } from '@/contract'
import { addColumns, type Column } from '@/domain/lancamento'
import { useI18n } from '@/i18n'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { useDiarioPath } from '../../diario/classe/student'
import { originOf } from '../../diario/classe/origin'
import styles from './Turma.module.css'

/** As the records of the first students name them: there is no list of evaluations. */
export function Avaliacoes({ classe }: { classe: Classe }) {
  const { t, format } = useI18n()
  const path = useDiarioPath()
  const { itens } = usePages(op.AproveitamentosAlunos, { idClasse: classe.id })
  const columns: Column[] = []
  for (const record of itens) addColumns(columns, record)
  if (columns.length === 0) return null
  return (
    <section aria-labelledby="avaliacoes">
      <h2 id="avaliacoes">{t('lancamentos.turma.avaliacoes')}</h2>
      <ul {...plainList} className={styles.faltas}>
        {columns.map(({ chave, avaliacaoId, grupo, nome, nomeResumido, peso }) => (
          <li key={chave}>
            {avaliacaoId === null ? (
              <ServiceText>{nome || nomeResumido}</ServiceText>
            ) : (
              <Link to={path('avaliacao', { idAvaliacao: avaliacaoId })} state={originOf(classe)}>
                <ServiceText>{nome || nomeResumido}</ServiceText>
              </Link>
            )}{' '}
            <span className={styles.weight}>
              {grupo === null ? t('lancamentos.complementary') : <ServiceText>{grupo}</ServiceText>}
              {peso !== null && ` · ${t('lancamentos.peso', { peso: format.number(peso) })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
