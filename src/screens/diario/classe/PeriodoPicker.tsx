/** The academic period that is shown (the current one, or one that the person chooses), and the period of one class. */
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

/** The id of the period of a class; 0: the class has none. */
export const periodoOf = ({ idPeriodoLetivo, periodoLetivo }: Classe): number =>
  [idPeriodoLetivo, periodoLetivo?.id].find(Boolean) ?? 0

const isWhole = (periodo: Classe['periodoLetivo']): periodo is PeriodoLetivo => periodo?.vigente !== undefined

/** The period that a class embeds; null: there is none, or whether it is current has not come along. */
export const periodoIn = ({ periodoLetivo }: Classe): PeriodoLetivo | null =>
  isWhole(periodoLetivo) ? periodoLetivo : null

/**
 * The periods of these classes by id. Periods that no class has embedded are `missing` and have to be read one by one:
 * the service has no list of periods. ASSUMED (decisions §7).
 */
export function periodosOf(classes: readonly Classe[]) {
  const ids = [...new Set(classes.map(periodoOf))].filter(Boolean)
  const embedded = new Map(classes.map((classe) => [periodoOf(classe), periodoIn(classe)] as const))
  return { ids, embedded, missing: ids.filter((id) => !embedded.get(id)) }
}

/**
 * Chooses the wanted period, else the current one, else, once all are known, the newest, which is the one of the
 * largest id. `id` 0: the classes have no period, so all of them are shown. ASSUMED (decisions §7).
 */
export function choosePeriodo(ids: readonly number[], periodos: readonly PeriodoLetivo[], wanted = 0) {
  const known = periodos.find((periodo) => periodo.id === wanted) ?? periodos.find((periodo) => periodo.vigente)
  const isAll = ids.every((id) => periodos.some((periodo) => periodo.id === id))
  const chosen = known ?? (isAll ? [...periodos].sort((a, b) => b.id - a.id)[0] : undefined)
  return { chosen, id: chosen?.id ?? (ids.length === 1 ? (ids[0] ?? 0) : 0) }
}

/** The classes of these periods, with the classes that have no period: they count for every period. */
const ofPeriodos = (classes: readonly Classe[], ids: readonly number[]): Classe[] =>
  classes.filter((classe) => [0, ...ids].includes(periodoOf(classe)))

/** The classes of one period; `id` 0: all classes. */
export const ofPeriodo = (classes: readonly Classe[], id: number): Classe[] =>
  id === 0 ? [...classes] : ofPeriodos(classes, [id])

type Periodo = ReturnType<typeof usePeriodo>

const queryKey = 'periodo'
/** Words of a usual length: a placeholder of this width stands for a period that is being read. */
export const common = '2026, 2º bimestre'

/** The period that is shown, the periods to choose from, and the classes of the shown period. */
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
  // classes of two schools or two courses may have different current periods
  const currents = periodos.filter(({ vigente }) => vigente).map((periodo) => periodo.id)
  const running =
    unsure || present.chosen?.vigente === false
      ? []
      : currents.length > 1
        ? ofPeriodos(classes, currents)
        : // where the current period could not be read, the others are still known to be over
          ofPeriodo(classes, present.id).filter(
            (classe) => periodos.find(({ id }) => id === periodoOf(classe))?.vigente !== false,
          )
  return {
    /** 0: the classes have no period, so all of them are shown. */
    id,
    /** "2026, 2º bimestre"; empty while unknown. */
    descricao: tame(chosen?.descricao),
    /** "2026/2": the period's name on the school's own papers; empty while unknown. */
    codigo: tame(chosen?.codigo),
    pending,
    /** There are several periods, and the current one is not known yet. */
    unsure,
    /** The picker is drawn: with a single period there is nothing to choose. */
    isChoice: unsure || periodos.length > 1,
    /** The shown period is not known to be over: otherwise it has no lessons today and no evaluations ahead. */
    current: !unsure && chosen?.vigente !== false,
    /** The classes that have lessons now, whichever period is shown. */
    running,
    periodos,
    /** The classes of the shown period; none while `unsure`, because they would be those of all periods. */
    classes: useMemo(() => (unsure ? [] : ofPeriodo(classes, id)), [classes, unsure, id]),
    choose: (next: number) => {
      const asked = new URLSearchParams(search)
      asked.set(queryKey, String(next))
      setSearch(asked, { replace: true, preventScrollReset: true })
    },
  }
}

export const periodoAsk = (id: number | null | undefined, { idPessoa }: Aluno) =>
  reading(op.GetPeriodoLetivo, { idPessoa, id: id ?? 0 })

/** The words of a period in the list to choose from; its id where the service sends no words. */
const optionOf = ({ id, descricao, codigo }: PeriodoLetivo): string => tame(descricao || codigo) || `#${id}`

/** Whether the class belongs to a period that is not current; false while its period has not been read. */
export function useOutsidePeriodo(classe: Classe): boolean {
  const { data } = useQuery({ ...periodoAsk(periodoOf(classe), useAluno()), enabled: false })
  return (periodoIn(classe) ?? data?.reply)?.vigente === false
}

type HeadingProps = Periodo & { chosenBelow?: boolean; children: ReactNode }

/** A heading with its period on a line below; where `chosenBelow` is a picker that shows it on screen, on paper only. */
export function OfPeriodo({ chosenBelow = false, isChoice, codigo, descricao, pending, children }: HeadingProps) {
  if (!descricao && !pending) return children
  const words = (
    <span className={classNames('muted', styles.inHeading)}>
      {descricao ? <bdi lang="pt-BR">{descricao}</bdi> : <TextPlaceholder like={common} />}
      {codigo && codigo !== descricao && <span className="print-only"> ({codigo})</span>}
    </span>
  )
  return (
    <>
      {children} {chosenBelow && isChoice ? <span className="print-only">{words}</span> : words}
    </>
  )
}

/** The period's code from the school's own papers, where the code differs from the description. */
export function PeriodoCode({ codigo, descricao, pending }: Periodo) {
  const t = useT()
  const words = (nome: string) => t('diario.periodo.code', { nome })
  if (codigo ? codigo === descricao : !pending) return null
  return <p className="fine no-print">{codigo ? words(codigo) : <TextPlaceholder like={words('2026/2')} />}</p>
}

/** `inLead`: the picker is a line of the notebook under the greeting. */
export function PeriodoPicker({ id, inLead, isChoice, periodos, unsure, choose }: Periodo & { inLead?: boolean }) {
  const t = useT()
  if (!isChoice) return null
  return (
    <label
      className={classNames(styles.picker, 'no-print')}
      data-in-lead={inLead}
      style={unsure ? { visibility: 'hidden' } : undefined}
    >
      <span className="hidden-on-phone quiet">{t('diario.periodo.label')}</span>
      <select value={id} onChange={(event) => choose(Number(event.target.value))}>
        {unsure && <option value={id}>{t('diario.periodo.current', { nome: common })}</option>}
        {/* the current period could not be read, so that the classes of all are shown */}
        {!unsure && id === 0 && <option value={0}>{t('diario.alunos.all')}</option>}
        {periodos.map((periodo) => (
          <option key={periodo.id} value={periodo.id} lang="pt-BR">
            {periodo.vigente ? t('diario.periodo.current', { nome: optionOf(periodo) }) : optionOf(periodo)}
          </option>
        ))}
      </select>
    </label>
  )
}
