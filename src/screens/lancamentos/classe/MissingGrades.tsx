/** The missing grades of a class: each evaluation is a link to its empty cells in the gradebook. */
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { generatePath, Link } from 'react-router-dom'
import { maybeCut, reading } from '@/api'
import { type AproveitamentoAluno, type Classe, op, type Output, schoolDay } from '@/contract'
import { gradesByKey } from '@/domain/notas/keys'
import { type MissingGrade, missingGrades } from '@/domain/notas/distribution'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { LoadingPart, useLoadingPart } from '@/ui/action/LoadTogether'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { studentsAsk, studentsAtOnce } from '../../diario/classe/reads'
import { countKept, putAwayArrived } from '../../shared/sent/keptGrades'
import { useNow } from '../../shared/time/clock'
import styles from './Turma.module.css'

/** Leaves out evaluations with a future date; the date is requested only where no student has a grade yet. */
function useOverdue(faltas: readonly MissingGrade[]): MissingGrade[] {
  const today = schoolDay(useNow())
  const doubtful = faltas.filter(({ column, missing, alunos }) => missing === alunos && column.avaliacaoId !== null)
  const avaliacoes = useQueries({
    queries: doubtful.map(({ column }) => reading(op.GetAvaliacao, { id: column.avaliacaoId })),
  })
  useLoadingPart(avaliacoes.some((query) => query.isPending))
  return faltas.filter((missing) => {
    const query = avaliacoes[doubtful.indexOf(missing)]
    if (!query) return true
    const dia = query.data?.reply.data?.slice(0, 10)
    return query.isError || (query.isSuccess && (dia === undefined || dia <= today))
  })
}

/** The message where no grade is missing: also when the class has no students or no evaluations. */
function whyNothing(itens: readonly AproveitamentoAluno[], isPart: boolean, lost: number) {
  if (itens.some((record) => gradesByKey(record).size > 0))
    return isPart ? 'lancamentos.inicio.nothingSoFar' : 'lancamentos.inicio.nothing'
  if (itens.length > 0) return 'lancamentos.noAvaliacoes.title'
  return lost > 0 ? 'lancamentos.inicio.failed' : 'lancamentos.empty.title'
}

/** Milliseconds after which a sent grade should be readable in the service. */
const arriving = 1500

/** The query whose failures the home tells once for all classes, so each class only says that it was not read. */
export const readsMissing = ({ id }: Classe) => reading(op.AproveitamentosAlunos, studentsAsk(id))

export function MissingGrades({ classe }: { classe: Classe }) {
  const { data, isFetched, refetch } = useQuery(readsMissing(classe))
  const t = useT()
  if (data) return <Evaluations {...{ classe, ...data }} onRefresh={refetch} />
  return isFetched ? <p>{t('diario.turmas.unread')}</p> : <LoadingPart lines={3} />
}

interface Props {
  classe: Classe
  reply: Output<typeof op.AproveitamentosAlunos>
  dropped: number
  onRefresh: () => unknown
}

function Evaluations({ classe, reply, dropped, onRefresh }: Props) {
  const t = useT()
  // this reading, or a second one, confirms grades of a gradebook that was left before it could confirm them
  useEffect(() => putAwayArrived(classe.id, reply.itens), [classe.id, reply.itens])
  const look = useEffectEvent(() => {
    if (countKept(classe.id).unconfirmed > 0) onRefresh()
  })
  useEffect(() => {
    const timer = setTimeout(() => look(), arriving)
    return () => clearTimeout(timer)
  }, [])
  const faltas = useOverdue(missingGrades(reply.itens))
  // a full page without a token may be cut, and an unreadable record may lack a grade
  const isPart = Boolean(reply.tokenPagina) || maybeCut(reply, dropped, studentsAtOnce) || dropped > 0
  if (faltas.length === 0) return <p>{t(whyNothing(reply.itens, isPart, dropped))}</p>
  const lancar = generatePath(paths.lancamentos, { idClasse: String(classe.id) })
  return (
    <ul {...plainList} className={styles.faltas}>
      {faltas.map(({ column, missing, alunos }) => (
        <li key={column.chave}>
          <Link to={`${lancar}?falta=${encodeURIComponent(column.chave)}`}>
            <span>
              <ServiceText>{column.titulo}</ServiceText>
              {': '}
              {missing === alunos && !isPart
                ? t('lancamentos.inicio.none')
                : t(isPart ? 'lancamentos.inicio.atLeast' : 'lancamentos.inicio.missing', { n: missing })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
