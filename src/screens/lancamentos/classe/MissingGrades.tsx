/** The missing grades of a class: each evaluation is a link to its empty cells in the gradebook. */
import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { generatePath, Link } from 'react-router-dom'
import { maybeCut, reading, useReads } from '@/api'
import { type AproveitamentoAluno, type Classe, op, schoolDay } from '@/contract'
import { gradesByKey } from '@/domain/notas/keys'
import { type MissingGrade, missingGrades } from '@/domain/notas/distribution'
import { useI18n } from '@/i18n'
import { paths } from '@/paths'
import { useLoadingPart } from '@/ui/action/LoadTogether'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { readsStudents, studentsAtOnce } from '../../diario/classe/reads'
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
function whyNothing(itens: readonly AproveitamentoAluno[], parcial: boolean, lost: number) {
  if (itens.some((record) => gradesByKey(record).size > 0))
    return parcial ? 'lancamentos.inicio.nothingSoFar' : 'lancamentos.inicio.nothing'
  if (itens.length > 0) return 'lancamentos.noAvaliacoes.title'
  return lost > 0 ? 'lancamentos.inicio.failed' : 'lancamentos.empty.title'
}

/** Milliseconds after which a sent grade should be readable in the service. */
const arriving = 1500

export function MissingGrades({ classe }: { classe: Classe }) {
  const { t } = useI18n()
  const { data, dropped, refresh } = useReads(readsStudents({ idClasse: classe.id })).students
  // this reading, or a second one, confirms grades of a gradebook that was left before it could confirm them
  useEffect(() => putAwayArrived(classe.id, data.itens), [classe.id, data.itens])
  const look = useEffectEvent(() => {
    if (countKept(classe.id).unconfirmed > 0) refresh()
  })
  useEffect(() => {
    const timer = setTimeout(() => look(), arriving)
    return () => clearTimeout(timer)
  }, [])
  const faltas = useOverdue(missingGrades(data.itens))
  // a full page without a token may be cut, and an unreadable record may lack a grade
  const parcial = Boolean(data.tokenPagina) || maybeCut(data, dropped, studentsAtOnce) || dropped > 0
  if (faltas.length === 0) return <p>{t(whyNothing(data.itens, parcial, dropped))}</p>
  const lancar = generatePath(paths.lancamentos, { idClasse: String(classe.id) })
  return (
    <ul {...plainList} className={styles.faltas}>
      {faltas.map(({ column, missing, alunos }) => (
        <li key={column.chave}>
          <Link to={`${lancar}?falta=${encodeURIComponent(column.chave)}`}>
            <span>
              <ServiceText>{column.titulo}</ServiceText>
              {': '}
              {missing === alunos && !parcial
                ? t('lancamentos.inicio.none')
                : t(parcial ? 'lancamentos.inicio.atLeast' : 'lancamentos.inicio.missing', { n: missing })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
