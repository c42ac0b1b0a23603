/** What the diary screens ask first. A short file of its own, because it comes with the map of the portal. */
import { viewOf } from '@/access'
import { askList, askOne } from '@/api'
import { op } from '@/contract'
import type { ParamsOf } from '@/params'
import type { paths } from '@/paths'
import type { Session } from '@/session'

/** Whose diary: of whoever is signed in, or of a guardian's child. */
interface Whose {
  idPessoa: number
}
type OfClass = ParamsOf<typeof paths.turma>

/** How the classes are asked for: with group and period, else these are two requests more. */
export const classesAsk = ({ idPessoa }: Whose) => ({ idPessoa, embutir: 'turma,periodoLetivo' })

/** How the record of one student in one class is: with the days of the evaluations, else each is a request more. */
export const recordAsk = ({ idPessoa }: Whose, idClasse: number) => ({
  idPessoa,
  idClasse,
  embutir: 'data,dataSegundaChamada',
})

/** The classes; a guardian's are those of all children, which the picker needs. */
export const readsClasses = (_: object, whose: Whose) => ({ classes: askList(op.Classes, classesAsk(whose)) })

/** The start page of the office, and of a profile that nobody documented, asks nothing. */
export const readsInicio = (_: object, session: Session) =>
  ['office', 'none'].includes(viewOf(session)) ? {} : readsClasses(_, session)

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
