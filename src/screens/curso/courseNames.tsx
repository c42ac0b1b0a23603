/** Names of courses and activities by their number, as far as an answer has told them. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { reading } from '@/api'
import { op } from '@/contract'
import { useT } from '@/i18n'
import { createStore, useStore } from '@/session'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'

const longest = 80

interface Row {
  id?: number | null | undefined
  nome?: string | null | undefined
  idCurso?: number | null | undefined
  curso?: string | null | undefined
}

/**
 * Names of courses and activities by number, from every answer: the service has no list of courses. ASSUMED (decisions §7). Kept
 * until the page is closed: they hold no personal data.
 */
const makeNames = () => createStore<ReadonlyMap<number, string>>(new Map())
const cursos = makeNames()
const atividades = makeNames()

function learn(names: ReturnType<typeof makeNames>, rows: readonly Pick<Row, 'id' | 'nome'>[]): void {
  const known = names.get()
  const next = new Map(known)
  for (const { id, nome } of rows) if (id) next.set(id, nome || (next.get(id) ?? ''))
  if (next.size !== known.size || [...next].some(([id, nome]) => known.get(id) !== nome)) names.set(next)
}

function remember(rows: readonly Row[]): void {
  // an <option> holds plain text only, so the words are cleaned here
  learn(
    cursos,
    rows.map(({ idCurso, curso }) => ({ id: idCurso, nome: tame(curso).slice(0, longest) })),
  )
  learn(atividades, rows)
}

/** As many rows as a service gives at once (decisions §7). */
const most = 500

/**
 * Collects names from the rows of a list and, once, from a page of activities; until then numbers are shown. Where that
 * failed it is asked for again whenever the list is (`updatedAt`).
 */
export function useLearnNames(rows: readonly Row[], updatedAt: number): void {
  const { data, isError, refetch } = useQuery(reading(op.AtividadesCurriculares, { quantidade: most }))
  useEffect(() => {
    remember(rows)
  }, [rows])
  useEffect(() => {
    remember(data?.reply.itens ?? [])
  }, [data])
  const again = useEffectEvent(() => {
    if (isError) void refetch()
  })
  useEffect(() => again(), [updatedAt])
}

export const useCursos = (): ReadonlyMap<number, string> => useStore(cursos)
const useAtividades = (): ReadonlyMap<number, string> => useStore(atividades)

interface NameProps {
  id?: number | null | undefined
  /** As the row itself has it. */
  nome?: string | null | undefined
}

/** The name of an activity: the service's words, or ours with its number where it told none. */
export function AtividadeName({ id, nome }: NameProps) {
  const t = useT()
  const atividades = useAtividades()
  const known = nome || (id != null && atividades.get(id))
  if (known) return <ServiceText>{known}</ServiceText>
  return id == null ? t('curso.equivalencias.nameless') : t('curso.atividades.nameless', { id: String(id) })
}

/** A course that nothing has named yet goes by its number; nothing where there is neither. */
export function CursoName({ id, nome }: NameProps) {
  const t = useT()
  const cursos = useCursos()
  const known = nome || (id && cursos.get(id))
  if (known) return <ServiceText>{known}</ServiceText>
  return id ? t('curso.filter.numero', { id: String(id) }) : null
}
