/** Finds class groups, classes and diaries. Diaries are generated when first read; unchanged ones are evicted again. */
import { generatedName, sortKey } from './names'
import { castAvaliacoes, castClasse, castRecados, castRecord } from './cast'
import type { Db } from '../db'
import { generatedAvaliacoes, generatedClasse, generatedRecados, generatedRecord } from './generator'
import { refuse } from '../operation'
import type { AvaliacaoRow, ClasseRow, DiarioRow, RegistroRow, TurmaRow } from '../tables/diario'

/** The most diaries and rolls in memory; changed diaries are never evicted. */
const maxOpen = 200

/** The ids of generated students: `1 000 000 + idTurma × 10 000 + position`. */
const firstGenerated = 1_000_000
const perGroup = 10_000

function keep<V>(map: Map<number, V>, key: number, value: V, mayGo: (value: V) => boolean): V {
  if (map.size >= maxOpen) {
    for (const [old, candidate] of map) {
      if (!mayGo(candidate)) continue
      map.delete(old)
      break
    }
  }
  map.set(key, value)
  return value
}

/** The class group of an id; refuses an unknown one as `NotFound`. */
export const turma = (db: Db, id: number): TurmaRow =>
  db.diario.turmas.find((row) => row.id === id) ?? refuse('NotFound', `Turma ${id} não encontrada.`)

/** The classes of a group. */
export const classesOfTurma = (row: TurmaRow): ClasseRow[] =>
  row.professores.map((_, slot) => castClasse(generatedClasse(row, slot)))

/** The class of an id; null when there is none. */
export function findClasse(db: Db, id: number): ClasseRow | null {
  const row = db.diario.turmas.find((t) => t.id === Math.floor(id / 10))
  const slot = id % 10
  return row && slot in row.professores ? castClasse(generatedClasse(row, slot)) : null
}

/** The class of an id; refuses an unknown one as `NotFound`. */
export const classe = (db: Db, id: number): ClasseRow =>
  findClasse(db, id) ?? refuse('NotFound', `Classe ${id} não encontrada.`)

/** The name of any person. */
export const nameOf = (db: Db, idPessoa: number): string =>
  db.diario.pessoas.find((pessoa) => pessoa.idPessoa === idPessoa)?.nome ?? generatedName(db.diario.seed, idPessoa)

/** The class groups of a student, with the position in each. */
export function placesOf(db: Db, idPessoa: number): { idTurma: number; n: number }[] {
  if (idPessoa < firstGenerated) return db.diario.lugares.filter((place) => place.idPessoa === idPessoa)
  const idTurma = Math.floor((idPessoa - firstGenerated) / perGroup)
  const n = (idPessoa - firstGenerated) % perGroup
  const row = db.diario.turmas.find((t) => t.id === idTurma)
  if (!row || n >= row.alunos || db.diario.lugares.some((l) => l.idTurma === idTurma && l.n === n)) return []
  return [{ idTurma, n }]
}

/** The student at a position of a group. */
function alunoEm(db: Db, idTurma: number, n: number): number {
  const place = db.diario.lugares.find((l) => l.idTurma === idTurma && l.n === n)
  return place?.idPessoa ?? firstGenerated + idTurma * perGroup + n
}

/** The roll of a class group, sorted by name. */
export function callState(db: Db, row: TurmaRow): { n: number; idPessoa: number; nome: string }[] {
  const open = db.diario.chamadas.get(row.id)
  if (open) return open
  const lines = Array.from({ length: row.alunos }, (_, n) => {
    const idPessoa = alunoEm(db, row.id, n)
    const nome = nameOf(db, idPessoa)
    return { n, idPessoa, nome, chave: sortKey(nome) }
  })
  lines.sort((a, b) => (a.chave < b.chave ? -1 : a.chave > b.chave ? 1 : a.n - b.n))
  const roll = lines.map(({ n, idPessoa, nome }) => ({ n, idPessoa, nome }))
  return keep(db.diario.chamadas, row.id, roll, () => true)
}

/** The diary of a class. */
export function diarioOf(db: Db, idClasse: number): DiarioRow {
  const open = db.diario.diarios.get(idClasse)
  if (open) return open
  const row = classe(db, idClasse)
  const grupo = turma(db, row.idTurma)
  const { seed, today } = db.diario
  const diario: DiarioRow = {
    idClasse,
    avaliacoes: castAvaliacoes(row, generatedAvaliacoes(today, row, grupo)),
    recados: castRecados(row, generatedRecados(seed, row)),
    registros: new Map(),
    changed: false,
  }
  return keep(db.diario.diarios, idClasse, diario, ({ changed }) => !changed)
}

/** The record of the student at a position of a class. */
export function recordedAt(db: Db, idClasse: number, n: number): RegistroRow {
  const diario = diarioOf(db, idClasse)
  const open = diario.registros.get(n)
  if (open) return open
  const grupo = turma(db, Math.floor(idClasse / 10))
  const idPessoa = alunoEm(db, grupo.id, n)
  const aluno = { id: idClasse * perGroup + n, idPessoa, nome: nameOf(db, idPessoa) }
  const ordinal = new Map(diario.avaliacoes.map((a) => [a.id, a.ordinal]))
  const generated = generatedRecord(db.diario.seed, grupo, diario.avaliacoes, aluno)
  const record = castRecord(generated, idClasse, ({ avaliacaoId }) => ordinal.get(avaliacaoId ?? '') ?? 0)
  const row = { idPessoa, record }
  diario.registros.set(n, row)
  return row
}

/** The record of an id and its class; refuses an unknown one as `NotFound`. */
export function registro(db: Db, id: number): { idClasse: number; row: RegistroRow } {
  const idClasse = Math.floor(id / perGroup)
  const n = id % perGroup
  const found = findClasse(db, idClasse)
  if (!found || n < 0 || n >= turma(db, found.idTurma).alunos) refuse('NotFound', `Registro ${id} não encontrado.`)
  return { idClasse, row: recordedAt(db, idClasse, n) }
}

/** The classes that a student attends, by id. */
export const classesOfAluno = (db: Db, idPessoa: number): ClasseRow[] =>
  placesOf(db, idPessoa).flatMap(({ idTurma }) => classesOfTurma(turma(db, idTurma)))

/** The classes that a teacher teaches, by id. */
export const classesOfProfessor = (db: Db, idPessoa: number): ClasseRow[] =>
  db.diario.turmas
    .filter(({ professores }) => professores.includes(idPessoa))
    .flatMap((row) => classesOfTurma(row).filter(({ professor }) => professor === idPessoa))

/** The children of a guardian. */
export const childrenOf = (db: Db, idResponsavel: number): number[] =>
  db.diario.responsaveis.filter((row) => row.idResponsavel === idResponsavel).map(({ idAluno }) => idAluno)

/** The only class whose evaluations carry a text id (seed/cast.ts). */
const textIdClass = 1015

/** The evaluation of an id and its class; refuses an unknown one as `NotFound`. */
export function avaliacao(db: Db, id: string | number): { idClasse: number; row: AvaliacaoRow } {
  const idClasse = typeof id === 'number' ? Math.floor(id / 100) : textIdClass
  const row = findClasse(db, idClasse) && diarioOf(db, idClasse).avaliacoes.find((a) => a.id === id)
  return row ? { idClasse, row } : refuse('NotFound', 'Avaliação não encontrada.')
}
