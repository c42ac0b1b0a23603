/** What a student's list of classes needs after the classes: asked as soon as these have come, not after they were drawn. */
import type { Params } from 'react-router-dom'
import { prefetch, prefetchPages, queryClient } from '@/api'
import { op, type PeriodoLetivo } from '@/contract'
import type { Session } from '@/session'
import { roleOf } from '@/settings'
import { type Aluno, askFor } from './aluno'
import { asksOf, orderedByState } from './figuras'
import { doPeriodo, escolherPeriodo, periodosDe } from './periodos'
import { idsDeRecados } from './recados'

/** Who is asked about; of a child it is not known yet. */
const alunoDe = (params: Params, { idPessoa, perfil }: Session): Aluno | null =>
  params['aluno'] === undefined && roleOf(perfil) === 'Aluno' ? { idPessoa, nome: '', index: null } : null

/** The figures of the current period's classes. */
export async function readFiguras(params: Params, session: Session): Promise<void> {
  const aluno = alunoDe(params, session)
  if (!aluno) return
  const classes = await prefetchPages(op.Classes, askFor(aluno))
  const { ids, embedded, missing } = periodosDe(classes)
  const asking = missing.map((id) => prefetch(op.GetPeriodoLetivo, { ...askFor(aluno), id }))
  // of a single one the classes are known
  const asked = ids.length > 1 ? await Promise.all(asking) : []
  const periodos = [...embedded.values(), ...asked].filter((periodo): periodo is PeriodoLetivo => periodo != null)
  const vistas = doPeriodo(classes, escolherPeriodo(ids, periodos).id)
  if (vistas.length > orderedByState) return
  const { records, turmas } = asksOf(vistas, aluno)
  // failures are told by the screen, which asks the same
  for (const ask of records) queryClient.query(ask).catch(() => undefined)
  for (const ask of turmas) queryClient.query(ask).catch(() => undefined)
}

/** The home shows the newest message too. */
export async function readInicio(params: Params, session: Session): Promise<void> {
  const aluno = alunoDe(params, session)
  if (!aluno) return
  const figuras = readFiguras(params, session)
  const [newest] = idsDeRecados(await prefetchPages(op.Classes, askFor(aluno)))
  if (newest !== undefined) void prefetch(op.GetRecado, { ...askFor(aluno), id: newest })
  await figuras
}
