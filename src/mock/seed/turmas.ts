/**
 * The schools of Vila Serena and their class groups. Twelve by hand, further ones (a large network) by number.
 * Class groups of school `e` have the ids `100 + (e - 1) × 20` onwards; their classes are `idTurma × 10 + slot`.
 */
import type { Escola, TurmaRow, Turno } from '../tables/diario'
import { escolaOf, escolas } from './schools'
import { formerRule, networkRule } from './rules'

/** Ids that the cast and its tests use by name. */
export const ids = {
  escola: { cecilia: 1, pingo: 2 },
  turma: { seteA: 101, seteB: 102, noveB: 106, oitoBAnterior: 107, preII: 123 },
  periodo: { anterior: 1, vigente: 2 },
  /** `idTurma × 10 + slot`. */
  classe: { seteAMatematica: 1011, noveBMatematica: 1061, seteBMatematica: 1021 },
  /** `idClasse × 10 000 + position in the group`. */
  registro: { anaMatematica: 10_110_000 },
} as const

/** The schools of a network of so many. */
export const escolasOf = (howMany: number): Escola[] =>
  Array.from({ length: howMany }, (_, i) => {
    const { nome, bairro } = escolaOf(i + 1)
    return { id: i + 1, nome, bairro }
  })

const words: Record<number, string> = {
  10: 'Berçário I',
  11: 'Berçário II',
  12: 'Maternal I',
  13: 'Maternal II',
  20: 'Pré-escola I',
  21: 'Pré-escola II',
  41: 'EJA anos iniciais',
  42: 'EJA anos finais',
}
const serieDe = (id: number): string => words[id] ?? `${id - 30}º ano`

/** Subjects of a series (mock/README §1); one class each. */
export function disciplinasOf(serieId: number): readonly string[] {
  if (serieId < 31) return ['Campos de experiências']
  if (serieId <= 35) return ['Língua Portuguesa', 'Matemática', 'Ciências', 'História e Geografia', 'Arte']
  if (serieId <= 39) return ['Língua Portuguesa', 'Matemática', 'Ciências', 'História', 'Geografia', 'Inglês', 'Arte']
  return ['Língua Portuguesa', 'Matemática', 'Ciências', 'Sociedade e cultura']
}

/** Lessons of a school day. */
export const aulasByDay = 5
const daysPerWeek = 5
/** Weeks of 5 days in the 200 of a school year. */
const semanas = 40

/**
 * Absence limits (mock/README §3): 25 % of the lessons of the year in one subject (3 a week × 40 = 120 → 30), 40 % of the
 * days in pre-school, none told before. A group has one limit: where subjects differ by a lesson, that of the fewest.
 */
function limiteDe(serieId: number): number {
  if (serieId < 20) return 0
  if (serieId < 30) return Math.floor(0.4 * daysPerWeek * semanas)
  const aulas = Math.floor((aulasByDay * daysPerWeek) / disciplinasOf(serieId).length)
  return Math.floor(0.25 * aulas * semanas)
}

/** A generated teacher teaches one subject in one school. */
const professorDe = (e: number, slot: number): number => 30_000 + e * 10 + slot

function turma(e: number, k: number, serieId: number, letra: string, turno: Turno, alunos: number): TurmaRow {
  return {
    id: 100 + (e - 1) * 20 + k,
    idEscola: e,
    idPeriodoLetivo: ids.periodo.vigente,
    serieId,
    letra,
    descricao: serieId < 31 || serieId > 39 ? `${serieDe(serieId)} ${letra}` : `${serieId - 30}º ${letra}`,
    turno,
    limiteFaltas: limiteDe(serieId),
    rule: networkRule,
    alunos,
    professores: disciplinasOf(serieId).map((_, slot) => professorDe(e, slot)),
  }
}

/** School 1 is the one of the cast: its groups are told one by one (7º A is `ids.turma.seteA`). */
function turmasOfCecilia(): TurmaRow[] {
  const rows = [
    [36, 'A', 30],
    [37, 'A', 38],
    [37, 'B', 31],
    [38, 'A', 29],
    [38, 'B', 27],
    [39, 'A', 30],
    [39, 'B', 28],
  ] as const
  const current = rows.map(([serieId, letra, alunos], k) => turma(1, k, serieId, letra, 'Manhã', alunos))
  const anterior = { ...turma(1, 7, 38, 'B', 'Manhã', 26), idPeriodoLetivo: ids.periodo.anterior, rule: formerRule }
  anterior.professores = anterior.professores.slice(0, 2)
  return [...current, anterior]
}

/**
 * The class groups of a network of so many schools. Up to twelve schools: about 1,200 students in all. A larger
 * network has 13 groups of 31 students in every further school (500 schools: 200,000 students).
 */
export function turmasOf(howMany: number): TurmaRow[] {
  const rows = turmasOfCecilia()
  for (let e = 2; e <= howMany; e++) {
    const { series, turno } = escolaOf(e)
    const grupos = e <= escolas.length ? Math.max(series.length, 4) : 13
    for (let k = 0; k < grupos; k++) {
      const serieId = series[k % series.length] ?? 31
      const letra = String.fromCharCode(65 + Math.floor(k / series.length))
      const alunos = e > escolas.length ? 31 : serieId < 31 ? 16 : 21 + ((e + k) % 4)
      rows.push(turma(e, k, serieId, letra, turno, alunos))
    }
  }
  return rows
}
