/** What the diary screens ask first. Loaded with the route table, so kept short. */
import { viewOf } from '@/access'
import { askList, askOne } from '@/api'
import { op } from '@/contract'
import type { ParamsOf } from '@/params'
import type { paths } from '@/paths'
import type { Session } from '@/session'

/** Whose diary: of the person signed in, or of a guardian's child. */
export interface Whose {
  idPessoa: number
}
type OfClass = ParamsOf<typeof paths.turma>

/** The classes with group and period embedded, which saves two requests. */
export const classesAsk = ({ idPessoa }: Whose) => ({ idPessoa, embutir: 'turma,periodoLetivo' })

/** The record of one student in one class with the days of its evaluations embedded, which saves a request each. */
export const recordAsk = ({ idPessoa }: Whose, idClasse: number) => ({
  idPessoa,
  idClasse,
  embutir: 'data,dataSegundaChamada',
})

/** The classes; a guardian's are those of all children, which the picker needs. */
export const readsClasses = (_: object, whose: Whose) => ({ classes: askList(op.Classes, classesAsk(whose)) })

/** The start page of the office, of a profile that nobody documented and where one is to be picked asks nothing. */
export const readsInicio = (_: object, session: Session) =>
  session.unpicked || ['office', 'none'].includes(viewOf(session)) ? {} : readsClasses(_, session)

export const readsNotas = ({ idClasse }: OfClass, whose: Whose) => ({
  ...readsClasses({}, whose),
  record: askOne(op.AproveitamentosAlunos, recordAsk(whose, idClasse)),
})

/** Students of a class that its teacher's gradebook asks for at a time (decisions §7). */
export const studentsAtOnce = 50

/** The first students of a class for its teacher; the gradebook fetches the others by itself. */
export const readsStudents = ({ idClasse }: OfClass) => ({
  students: askOne(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce }),
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
