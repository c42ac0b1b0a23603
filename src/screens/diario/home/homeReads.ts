/** Prefetches what a student's list of classes needs next, as soon as the classes have come, before they are drawn. */
import { viewOf } from '@/access'
import { prefetch, prefetchPages } from '@/api'
import { op, type PeriodoLetivo } from '@/contract'
import { type Session, whilePresent } from '@/session'
import { asksOf, orderedByState } from '../classe/figures'
import { classesAsk, recordAsk } from '../classe/reads'
import { ofPeriodo, choosePeriodo, periodosOf } from '../classe/PeriodoPicker'
import { recadoIds } from '../recados/recados'

/** Whether the diary is the signed-in person's own: a guardian chooses a child first. */
const isOwn = (session: Session): boolean => viewOf(session) === 'student'

export async function readFigures(_: object, session: Session): Promise<void> {
  if (!isOwn(session)) return
  const { idPessoa } = session
  const isHere = whilePresent()
  const classes = await prefetchPages(op.Classes, classesAsk(session))
  const { ids, embedded, missing } = periodosOf(classes)
  const asking = missing.map((id) => prefetch(op.GetPeriodoLetivo, { idPessoa, id }))
  // with a single period its classes are known without reading it
  const asked = ids.length > 1 ? await Promise.all(asking) : []
  const periodos = [...embedded.values(), ...asked].filter((periodo): periodo is PeriodoLetivo => periodo != null)
  const shown = ofPeriodo(classes, choosePeriodo(ids, periodos).id)
  // nothing more is read once the person has signed out
  if (!isHere() || shown.length > orderedByState) return
  // the screen asks the same and shows its failures
  for (const { id } of shown) void prefetch(op.AproveitamentosAlunos, recordAsk(session, id))
  for (const id of asksOf(shown, session).idTurmas) void prefetch(op.GetTurma, { idPessoa, id })
}

export async function readInicio(_: object, session: Session): Promise<void> {
  if (session.unpicked || !isOwn(session)) return
  const figures = readFigures(_, session)
  const [newest] = recadoIds(await prefetchPages(op.Classes, classesAsk(session)))
  if (newest !== undefined) void prefetch(op.GetRecado, { idPessoa: session.idPessoa, id: newest })
  await figures
}
