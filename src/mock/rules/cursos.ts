/** Which course a class group belongs to, and whose courses somebody asks about. */
import type { Db } from '../db'
import { type Caller, refuse } from '../operation'
import { classesOfAluno, classesOfProfessor, childrenOf, turma } from '../seed/municipality'
import { cursos } from '../seed/activities'

/** The course of a series (mock/README §1). */
export function cursoOfSerie(serieId: number): { idCurso: number; curso: string } {
  const { id, nome } = serieId < 31 ? cursos.infantil : serieId <= 39 ? cursos.fundamental : cursos.eja
  return { idCurso: id, curso: nome }
}

/** Courses that `idPessoa` attends, teaches or guards; null is all (0 or oneself). Refuses `NotFound` for nobody. */
export function cursosOf(db: Db, caller: Caller, idPessoa: number): ReadonlySet<number> | null {
  if (idPessoa === 0 || idPessoa === caller.idPessoa) return null
  const classes = [
    ...[idPessoa, ...childrenOf(db, idPessoa)].flatMap((id) => classesOfAluno(db, id)),
    ...classesOfProfessor(db, idPessoa),
  ]
  const known = classes.length > 0 || db.acesso.accounts.some((account) => account.idPessoa === idPessoa)
  if (!known) refuse('NotFound', `Pessoa ${idPessoa} não encontrada.`, { fields: { idPessoa: 'Pessoa desconhecida.' } })
  return new Set(classes.map(({ idTurma }) => cursoOfSerie(turma(db, idTurma).serieId).idCurso))
}
