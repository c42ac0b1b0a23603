/** Class groups: those of school `e` have ids from `100 + (e - 1) × 20` on, their classes `idTurma × 10 + slot`. */
import { serieOf } from '../rules/series'
import type { TurmaRow, Turno } from '../tables/diario'
import { escolaOf, escolas } from './schools'
import { formerRule, networkRule } from './rules'

/** Ids that the cast and its tests use by name. */
export const ids = {
  escola: { cecilia: 1, pingo: 2 },
  turma: { seteA: 101, seteB: 102, noveB: 106, oitoBAnterior: 107, preII: 123 },
  periodo: { anterior: 1, vigente: 2 },
  classe: { seteAMatematica: 1011, noveBMatematica: 1061, seteBMatematica: 1021 },
  registro: { anaMatematica: 10_110_000 }, // `idClasse × 10 000 + position in the group`
} as const

/** Subjects of a series; one class each. */
export function disciplinasOf(serieId: number): readonly string[] {
  if (serieId < 31) return ['Campos de experiências']
  if (serieId <= 35) return ['Língua Portuguesa', 'Matemática', 'Ciências', 'História e Geografia', 'Arte']
  if (serieId <= 39) return ['Língua Portuguesa', 'Matemática', 'Ciências', 'História', 'Geografia', 'Inglês', 'Arte']
  return ['Língua Portuguesa', 'Matemática', 'Ciências', 'Sociedade e cultura']
}

/** Lessons per school day. */
export const aulasByDay = 5
const daysPerWeek = 5
/** Weeks of 5 days in the 200 of a school year. */
const semanas = 40

/** The absence limit of a group (mock/README §3): that of the subject with the fewest lessons; 0 means none. */
function limiteDe(serieId: number): number {
  if (serieId < 20) return 0
  if (serieId < 30) return Math.floor(0.4 * daysPerWeek * semanas)
  const aulas = Math.floor((aulasByDay * daysPerWeek) / disciplinasOf(serieId).length)
  return Math.floor(0.25 * aulas * semanas)
}

/** A series as in the name of a class group: `7º`, `Berçário I`, `EJA anos finais`. */
const shortSerie = (id: number) =>
  id < 31 || id > 39 ? serieOf(id)?.descricao.replace(/^Creche – | –/, '') : `${id - 30}º`

/** The id of a generated teacher, who teaches one subject in one school. */
const professorDe = (e: number, slot: number): number => 30_000 + e * 10 + slot

function turma(e: number, k: number, serieId: number, letra: string, turno: Turno, alunos: number): TurmaRow {
  return {
    id: 100 + (e - 1) * 20 + k,
    idEscola: e,
    idPeriodoLetivo: ids.periodo.vigente,
    serieId,
    letra,
    descricao: `${shortSerie(serieId)} ${letra}`,
    turno,
    limiteFaltas: limiteDe(serieId),
    rule: networkRule,
    alunos,
    professores: disciplinasOf(serieId).map((_, slot) => professorDe(e, slot)),
  }
}

/** The groups of school 1, the school of the cast, listed one by one (7º A is `ids.turma.seteA`). */
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
 * The class groups of a network: about 1,200 students in up to twelve schools, 13 groups of 31 in every further school.
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
