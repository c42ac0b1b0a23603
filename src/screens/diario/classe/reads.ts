/** The first reads of each diary screen. The file is loaded with the route table, so it is kept short. */
import { viewOf } from '@/access'
import { askList, askOne } from '@/api'
import { op } from '@/contract'
import type { ParamsOf } from '@/params'
import type { paths } from '@/paths'
import type { Session } from '@/session'

/** Whose diary is read: that of the signed-in person, or that of a guardian's child. */
export interface Whose {
  idPessoa: number
}
type OfClass = ParamsOf<typeof paths.turma>

/** The classes with group and period embedded, which saves two requests. */
export const classesAsk = ({ idPessoa }: Whose) => ({ idPessoa, embutir: 'turma,periodoLetivo' })

/** The number of records that are read at a time (decisions §7). */
export const studentsAtOnce = 50

/** The record of one student in one class with the days of its evaluations embedded, which saves a request for each. */
export const recordAsk = ({ idPessoa }: Whose, idClasse: number) => ({
  idPessoa,
  idClasse,
  // a service may take 0 at its word and send no row
  quantidade: studentsAtOnce,
  embutir: 'data,dataSegundaChamada',
})

/** The classes of a person; for a guardian those of all children, because the child picker is made from them. */
export const readsClasses = (_: object, whose: Whose) => ({ classes: askList(op.Classes, classesAsk(whose)) })

/** The start page reads nothing for the office, for an undocumented profile, and while a profile has to be picked. */
export const readsInicio = (_: object, session: Session) =>
  session.unpicked || ['office', 'none'].includes(viewOf(session)) ? {} : readsClasses(_, session)

export const readsNotas = ({ idClasse }: OfClass, whose: Whose) => ({
  ...readsClasses({}, whose),
  record: askOne(op.AproveitamentosAlunos, recordAsk(whose, idClasse)),
})

/** The first students of a class for its teacher; the gradebook reads the others itself. */
export const studentsAsk = (idClasse: number) => ({ idClasse, quantidade: studentsAtOnce })
export const readsStudents = ({ idClasse }: OfClass) => ({
  students: askOne(op.AproveitamentosAlunos, studentsAsk(idClasse)),
})
export const readsLancamentos = (params: OfClass, whose: Whose) => ({
  ...readsClasses({}, whose),
  ...readsStudents(params),
})

export const readsAvaliacao = ({ idAvaliacao }: ParamsOf<typeof paths.avaliacao>, { idPessoa }: Whose) => ({
  avaliacao: askOne(op.GetAvaliacao, { idPessoa, id: idAvaliacao }),
})

export const readsRecado = ({ idRecado }: ParamsOf<typeof paths.recado>, { idPessoa }: Whose) => ({
  recado: askOne(op.GetRecado, { idPessoa, id: idRecado }),
})
