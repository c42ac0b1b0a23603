/** Which academic period is shown: the current one, or another that the person chooses. */
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { reading } from '@/api'
import { type Classe, op, type PeriodoLetivo } from '@/contract'
import { useT } from '@/i18n'
import { tame } from '@/ui/data/serviceWords'
import { Untold } from '@/ui/page/Untold'
import { askFor, useAluno } from './student'
import { choosePeriodo, ofPeriodo, periodosOf } from './periods'
import styles from './PeriodoPicker.module.css'

interface Periodo {
  /** 0: the classes have no period, all are shown. */
  id: number
  /** "2026, 2º bimestre"; empty while unknown. */
  descricao: string
  /** "2026/2": what the school's own papers call it; empty while unknown. */
  codigo: string
  pending: boolean
  /** There are several, and the current one is not known yet. */
  unsure: boolean
  periodos: readonly PeriodoLetivo[]
  /** Those of the period. */
  classes: readonly Classe[]
  choose: (id: number) => void
}

const queryKey = 'periodo'
/** Words of a usual length, to keep the place of a period that is being read. */
export const common = '2026, 2º bimestre'

export function usePeriodo(classes: readonly Classe[]): Periodo {
  const aluno = useAluno()
  const [search, setSearch] = useSearchParams()
  const { ids, embedded, missing } = periodosOf(classes)
  const queries = useQueries({ queries: missing.map((id) => reading(op.GetPeriodoLetivo, { ...askFor(aluno), id })) })
  const pending = queries.some((query) => query.isPending)
  const periodos = ids
    .map((id) => embedded.get(id) ?? queries[missing.indexOf(id)]?.data?.reply)
    .filter((periodo) => periodo != null)
    .sort((a, b) => Number(b.vigente) - Number(a.vigente) || b.id - a.id)
  const { id, chosen } = choosePeriodo(ids, periodos, Number(search.get(queryKey)))
  return {
    id,
    descricao: tame(chosen?.descricao),
    codigo: tame(chosen?.codigo),
    pending,
    unsure: pending && ids.length > 1,
    periodos,
    classes: useMemo(() => ofPeriodo(classes, id), [classes, id]),
    choose: (next) => {
      setSearch(
        (before) => {
          before.set(queryKey, String(next))
          return before
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}

/** The period in a heading, on a line of its own; where it can be chosen right below, on paper alone. */
export function OfPeriodo({ chosenBelow = false, codigo, descricao, pending }: Periodo & { chosenBelow?: boolean }) {
  if (!descricao && !pending) return null
  const words = (
    <span className={styles.inHeading}>
      {descricao ? <bdi lang="pt-BR">{descricao}</bdi> : <Untold like={common} />}
      {codigo && codigo !== descricao && <span className="print-only"> ({codigo})</span>}
    </span>
  )
  return <> {chosenBelow ? <span className="print-only">{words}</span> : words}</>
}

/** What the school's own papers call the period, where that is more than its description. */
export function PeriodoCode({ codigo, descricao, pending }: Periodo) {
  const t = useT()
  const words = (nome: string) => t('diario.periodo.code', { nome })
  if (!codigo && pending)
    return (
      <p>
        <Untold like={words('2026/2')} />
      </p>
    )
  return codigo && codigo !== descricao ? (
    <p className="no-print" lang="pt-BR">
      {words(codigo)}
    </p>
  ) : null
}

/** `inLead`: as a line of the notebook under the greeting. */
export function PeriodoPicker({ id, inLead = false, periodos, unsure, choose }: Periodo & { inLead?: boolean }) {
  const t = useT()
  if (periodos.length < 2 && !unsure) return null
  return (
    <label
      className={`${styles.picker} no-print`}
      data-in-lead={inLead || undefined}
      style={unsure ? { visibility: 'hidden' } : undefined}
    >
      <span className="hidden-on-phone">{t('diario.periodo.label')}</span>
      <select value={id} onChange={(event) => choose(Number(event.target.value))}>
        {unsure && <option value={id}>{t('diario.periodo.current', { nome: common })}</option>}
        {periodos.map((periodo) => (
          <option key={periodo.id} value={periodo.id} lang="pt-BR">
            {periodo.vigente ? t('diario.periodo.current', { nome: tame(periodo.descricao) }) : tame(periodo.descricao)}
          </option>
        ))}
      </select>
    </label>
  )
}
