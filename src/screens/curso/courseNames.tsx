/** Names of courses and activities by id, collected from answers. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { reading } from '@/api'
import { op } from '@/contract'
import { useT } from '@/i18n'
import { createStore, useStore } from '@/session'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'

/** Letters of a course name that fit into the list; a longer one is cut. */
const longest = 79

interface Row {
  id?: number | null | undefined
  nome?: string | null | undefined
  idCurso?: number | null | undefined
  curso?: string | null | undefined
}

/**
 * Names by id, collected from every answer, because the service has no list of courses. ASSUMED (decisions §7). They
 * are kept until the page is closed, since they hold no personal data.
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
    rows.map(({ idCurso, curso }) => ({ id: idCurso, nome: tame(curso, longest) })),
  )
  learn(atividades, rows)
}

/** The most rows that a service returns at once (decisions §7). */
const most = 500

/**
 * Collects names from the rows of a list and from one page of activities. If that page failed, it is read again
 * whenever the list is (`updatedAt`).
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
  /** The name in the row itself. */
  nome?: string | null | undefined
}

/** The name of an activity: the service's, or the portal's words with the id where the service has none. */
export function AtividadeName({ id, nome }: NameProps) {
  const t = useT()
  const atividades = useAtividades()
  const known = nome || (id != null && atividades.get(id))
  if (known) return <ServiceText>{known}</ServiceText>
  return id == null ? t('curso.equivalencias.nameless') : t('curso.atividades.nameless', { id: String(id) })
}

/** The name of a course, or words with its id while the name is unknown; nothing without an id. */
export function CursoName({ id, nome }: NameProps) {
  const t = useT()
  const cursos = useCursos()
  const known = nome || (id && cursos.get(id))
  if (known) return <ServiceText>{known}</ServiceText>
  return id ? t('curso.filter.numero', { id: String(id) }) : null
}
