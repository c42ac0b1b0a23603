/** Courses of class groups and persons, and when an equivalence is accepted (mock/README §11). */
import type { Equivalencia } from '@/contract'
import type { Db } from '../db'
import { type Caller, refuse } from '../operation'
import { cursos } from '../seed/activities'
import { childrenOf, classesOfAluno, classesOfProfessor, turma } from '../seed/municipality'
import type { EquivalenciaRow } from '../tables/curso'

/** The course of a series. */
export function cursoOfSerie(serieId: number): { idCurso: number; curso: string } {
  const { id, nome } = serieId < 31 ? cursos.infantil : serieId <= 39 ? cursos.fundamental : cursos.eja
  return { idCurso: id, curso: nome }
}

/**
 * The courses that `idPessoa` attends, teaches or guards; null means all (0 or oneself). Refuses unknown persons as
 * `NotFound`. ASSUMED (decisions §7).
 */
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

/** The least coverage of content and of hours, in percent. */
const leastCoverage = 75

/** The equivalent activity's hours in percent of the offered one's; more than 100 is possible. */
export function hoursCovered({ atividadeEquivalente, atividadeOfertada }: EquivalenciaRow): number {
  const wanted = atividadeOfertada.cargaHoraria ?? 0
  return wanted > 0 ? ((atividadeEquivalente.cargaHoraria ?? 0) / wanted) * 100 : 100
}

/** Percent with at most one decimal, truncated and not rounded up (74.96 is not 75), as the record shows it too. */
const percent = (value: number) => `${String(Math.floor(value * 10) / 10).replace('.', ',')}%`

/** State and reason on a day `AAAA-MM-DD`, in the service's words; a reason repeats no figure and no day of its record. */
export function situacaoOf(row: EquivalenciaRow, dia: string): { situacao: string; motivo: string } {
  const hours = hoursCovered(row)
  if (row.percentualConteudo < leastCoverage) {
    return { situacao: 'Recusada', motivo: `O mínimo do conteúdo é ${leastCoverage}%.` }
  }
  if (hours < leastCoverage) {
    return { situacao: 'Recusada', motivo: `A carga horária cobre ${percent(hours)}; o mínimo é ${leastCoverage}%.` }
  }
  if (row.emAnalise) return { situacao: 'Em análise', motivo: 'O conselho do curso ainda não decidiu.' }
  if (row.vigenciaInicio !== null && dia < row.vigenciaInicio) {
    return { situacao: 'A vigorar', motivo: 'O conselho do curso já aprovou.' }
  }
  if (row.vigenciaFim !== null && dia > row.vigenciaFim) {
    return { situacao: 'Vencida', motivo: 'O curso não renovou a equivalência.' }
  }
  return { situacao: 'Aceita', motivo: '' }
}

/** The element as it is sent, on a day. */
export function equivalenciaAt(row: EquivalenciaRow, dia: string): Equivalencia {
  const { atividadeEquivalente, atividadeOfertada, bidirecional, id, idCurso, percentualConteudo } = row
  const { vigenciaFim, vigenciaInicio } = row
  const base = { id, idCurso, atividadeOfertada, atividadeEquivalente, percentualConteudo, bidirecional }
  return { ...base, ...situacaoOf(row, dia), vigenciaInicio, vigenciaFim, ...row.extras }
}

/** Whether a row concerns an activity as the offered one; a bidirectional row does so from either side. */
export const isAbout = (row: EquivalenciaRow, idAtividade: number): boolean =>
  row.atividadeOfertada.id === idAtividade || (row.bidirecional && row.atividadeEquivalente.id === idAtividade)
