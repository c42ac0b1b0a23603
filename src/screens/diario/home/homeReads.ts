/** What a student's list of classes needs after the classes: asked as soon as these have come, not after they were drawn. */
import { viewOf } from '@/access'
import { prefetch, prefetchPages } from '@/api'
import { op, type PeriodoLetivo } from '@/contract'
import type { Session } from '@/session'
import type { Aluno } from '../classe/student'
import { asksOf, orderedByState } from '../classe/figures'
import { classesAsk, recordAsk } from '../classe/reads'
import { ofPeriodo, choosePeriodo, periodosOf } from '../classe/PeriodoPicker'
import { recadoIds } from '../recados/recados'

/** Who is asked about; null where it is not one's own diary. */
const alunoDe = (session: Session): Aluno | null =>
  viewOf(session) === 'student' ? { idPessoa: session.idPessoa, nome: '', index: null } : null

export async function readFigures(_: object, session: Session): Promise<void> {
  const aluno = alunoDe(session)
  if (!aluno) return
  const classes = await prefetchPages(op.Classes, classesAsk(aluno))
  const { ids, embedded, missing } = periodosOf(classes)
  const asking = missing.map((id) => prefetch(op.GetPeriodoLetivo, { idPessoa: aluno.idPessoa, id }))
  // of a single one the classes are known
  const asked = ids.length > 1 ? await Promise.all(asking) : []
  const periodos = [...embedded.values(), ...asked].filter((periodo): periodo is PeriodoLetivo => periodo != null)
  const vistas = ofPeriodo(classes, choosePeriodo(ids, periodos).id)
  if (vistas.length > orderedByState) return
  // failures are told by the screen, which asks the same
  for (const { id } of vistas) void prefetch(op.AproveitamentosAlunos, recordAsk(aluno, id))
  for (const id of asksOf(vistas, aluno).idTurmas) void prefetch(op.GetTurma, { idPessoa: aluno.idPessoa, id })
}

export async function readInicio(_: object, session: Session): Promise<void> {
  const aluno = alunoDe(session)
  if (!aluno) return
  const figures = readFigures(_, session)
  const [newest] = recadoIds(await prefetchPages(op.Classes, classesAsk(aluno)))
  if (newest !== undefined) void prefetch(op.GetRecado, { idPessoa: aluno.idPessoa, id: newest })
  await figures
}
