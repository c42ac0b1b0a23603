/** Which academic period is shown: the current one, or another that the person chooses; and that of one class. */
import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { reading } from '@/api'
import { type Classe, op, type PeriodoLetivo } from '@/contract'
import { useT } from '@/i18n'
import { tame } from '@/ui/data/serviceWords'
import { classNames } from '@/ui/look/classNames'
import { TextPlaceholder } from '@/ui/page/TextPlaceholder'
import { type Aluno, useAluno } from './student'
import styles from './PeriodoPicker.module.css'

/** The number of the period of a class; 0: it has none. */
const periodoOf = ({ idPeriodoLetivo, periodoLetivo }: Classe): number =>
  [idPeriodoLetivo, periodoLetivo?.id].find(Boolean) ?? 0

/**
 * The periods of these classes by id; those that no class brings along are `missing` and have to be asked for: the service
 * has no list of periods. ASSUMED (decisions §7).
 */
export function periodosOf(classes: readonly Classe[]) {
  const ids = [...new Set(classes.map(periodoOf))].filter(Boolean)
  const embedded = new Map(classes.map((classe) => [periodoOf(classe), classe.periodoLetivo] as const))
  return { ids, embedded, missing: ids.filter((id) => !embedded.get(id)) }
}

/**
 * The wanted one, else the current one, else the newest once all are known, which is the one of the largest id; 0: the
 * classes tell no period, all are shown. ASSUMED (decisions §7).
 */
export function choosePeriodo(ids: readonly number[], periodos: readonly PeriodoLetivo[], wanted = 0) {
  const known = periodos.find((periodo) => periodo.id === wanted) ?? periodos.find((periodo) => periodo.vigente)
  const isAll = ids.every((id) => periodos.some((periodo) => periodo.id === id))
  const chosen = known ?? (isAll ? [...periodos].sort((a, b) => b.id - a.id)[0] : undefined)
  return { chosen, id: chosen?.id ?? (ids.length === 1 ? (ids[0] ?? 0) : 0) }
}

/** The classes of these periods, and those that have none: they belong to each. */
const ofPeriodos = (classes: readonly Classe[], ids: readonly number[]): Classe[] =>
  classes.filter((classe) => [0, ...ids].includes(periodoOf(classe)))

/** `id` 0: all. */
export const ofPeriodo = (classes: readonly Classe[], id: number): Classe[] =>
  id === 0 ? [...classes] : ofPeriodos(classes, [id])

type Periodo = ReturnType<typeof usePeriodo>

const queryKey = 'periodo'
/** Words of a usual length, to keep the place of a period that is being read. */
export const common = '2026, 2º bimestre'

/** The period that is shown, those to choose from, and the classes of it. */
export function usePeriodo(classes: readonly Classe[]) {
  const aluno = useAluno()
  const [search, setSearch] = useSearchParams()
  const { ids, embedded, missing } = periodosOf(classes)
  const queries = useQueries({ queries: missing.map((id) => periodoAsk(id, aluno)) })
  const pending = queries.some((query) => query.isPending)
  const periodos: readonly PeriodoLetivo[] = ids
    .map((id) => embedded.get(id) ?? queries[missing.indexOf(id)]?.data?.reply)
    .filter((periodo) => periodo != null)
    .sort((a, b) => Number(b.vigente) - Number(a.vigente) || b.id - a.id)
  const { id, chosen } = choosePeriodo(ids, periodos, Number(search.get(queryKey)))
  const unsure = pending && ids.length > 1
  const present = choosePeriodo(ids, periodos)
  // of two schools, or of two courses, there may be several
  const currents = periodos.filter(({ vigente }) => vigente).map((periodo) => periodo.id)
  const running =
    unsure || present.chosen?.vigente === false
      ? []
      : currents.length > 1
        ? ofPeriodos(classes, currents)
        : ofPeriodo(classes, present.id)
  return {
    /** 0: the classes have no period, all are shown. */
    id,
    /** "2026, 2º bimestre"; empty while unknown. */
    descricao: tame(chosen?.descricao),
    /** "2026/2": what the school's own papers call it; empty while unknown. */
    codigo: tame(chosen?.codigo),
    pending,
    /** There are several, and the current one is not known yet. */
    unsure,
    /** What is shown is not over, as far as is known: only then there are lessons today and evaluations ahead. */
    current: !unsure && chosen?.vigente !== false,
    /** The classes that have lessons now, whatever is shown. */
    running,
    periodos,
    /** None while `unsure`: they would be those of all periods. */
    classes: useMemo(() => (unsure ? [] : ofPeriodo(classes, id)), [classes, unsure, id]),
    choose: (next: number) => {
      const asked = new URLSearchParams(search)
      asked.set(queryKey, String(next))
      setSearch(asked, { replace: true, preventScrollReset: true })
    },
  }
}

const periodoAsk = (id: number | null | undefined, { idPessoa }: Aluno) =>
  reading(op.GetPeriodoLetivo, { idPessoa, id: id ?? 0 })

/** `periodo` is undefined while unknown, and where the class has none. */
export function usePeriodoOfClasse(classe: Classe | null): { periodo: PeriodoLetivo | undefined; pending: boolean } {
  const embedded = classe?.periodoLetivo
  const query = useQuery({
    ...periodoAsk(classe?.idPeriodoLetivo, useAluno()),
    enabled: !embedded && Boolean(classe?.idPeriodoLetivo),
  })
  return { periodo: embedded ?? query.data?.reply, pending: query.isLoading }
}

/** "2026, 2º bimestre (2026/2)": description and code. */
export const periodoInWords = ({ codigo, descricao }: PeriodoLetivo): string =>
  descricao && codigo && codigo !== descricao ? `${descricao} (${codigo})` : descricao || codigo

/** In the list of periods, where each needs words: without any, its number. */
const optionOf = ({ id, descricao, codigo }: PeriodoLetivo): string => tame(descricao || codigo) || `#${id}`

/** Whether the class is in a period other than the current one, as far as that was read already. */
export function useOutsidePeriodo(classe: Classe): boolean {
  const { data } = useQuery({ ...periodoAsk(classe.idPeriodoLetivo, useAluno()), enabled: false })
  return (classe.periodoLetivo ?? data?.reply)?.vigente === false
}

type HeadingProps = Periodo & { chosenBelow?: boolean; children: ReactNode }

/** A heading with its period on a line of its own below; where it can be chosen right below, on paper alone. */
export function OfPeriodo({ chosenBelow = false, codigo, descricao, pending, children }: HeadingProps) {
  if (!descricao && !pending) return children
  const words = (
    <span className={classNames('muted', styles.inHeading)}>
      {descricao ? <bdi lang="pt-BR">{descricao}</bdi> : <TextPlaceholder like={common} />}
      {codigo && codigo !== descricao && <span className="print-only"> ({codigo})</span>}
    </span>
  )
  return (
    <>
      {children} {chosenBelow ? <span className="print-only">{words}</span> : words}
    </>
  )
}

/** What the school's own papers call the period, where that is more than its description. */
export function PeriodoCode({ codigo, descricao, pending }: Periodo) {
  const t = useT()
  const words = (nome: string) => t('diario.periodo.code', { nome })
  if (codigo ? codigo === descricao : !pending) return null
  return <p className="fine no-print">{codigo ? words(codigo) : <TextPlaceholder like={words('2026/2')} />}</p>
}

/** `inLead`: as a line of the notebook under the greeting. */
export function PeriodoPicker({ id, inLead = false, periodos, unsure, choose }: Periodo & { inLead?: boolean }) {
  const t = useT()
  if (periodos.length < 2 && !unsure) return null
  return (
    <label
      className={classNames(styles.picker, 'no-print')}
      data-in-lead={inLead || undefined}
      style={unsure ? { visibility: 'hidden' } : undefined}
    >
      <span className="hidden-on-phone quiet">{t('diario.periodo.label')}</span>
      <select value={id} onChange={(event) => choose(Number(event.target.value))}>
        {unsure && <option value={id}>{t('diario.periodo.current', { nome: common })}</option>}
        {periodos.map((periodo) => (
          <option key={periodo.id} value={periodo.id} lang="pt-BR">
            {periodo.vigente ? t('diario.periodo.current', { nome: optionOf(periodo) }) : optionOf(periodo)}
          </option>
        ))}
      </select>
    </label>
  )
}
