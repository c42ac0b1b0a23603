/** Statistics of a class: the distribution of grades, missing grades, students near the absence limit. */
import type { AproveitamentoAluno } from '@/contract'
import { situacaoFaltas, type SituacaoFaltas } from '../faltas'
import { addColumns, type Column } from '../lancamento'
import { gradesByKey } from './keys'
import { toHundredths } from './hundredths'
import { canEdit } from './notas'

/** One band of grades, from `from` up to but excluding `until`; the last band includes its end. */
export interface Band {
  from: number
  until: number
  howMany: number
}

const moreBands = 10

/**
 * The number of grades in each of at most ten bands; without a scale, from the lowest grade to
 * the highest (ui/README §1).
 */
export function distributionOf(values: readonly number[], scaleMax: number | null): Band[] {
  if (values.length === 0) return []
  const largest = Math.max(...values, scaleMax ?? 0)
  const smallest = scaleMax === null ? Math.floor(Math.min(...values)) : 0
  const width = Math.max(1, Math.ceil((largest - smallest) / moreBands))
  const howMany = Math.max(1, Math.ceil((largest - smallest) / width))
  const bands = Array.from({ length: howMany }, (_, i) => ({
    from: smallest + i * width,
    // no band extends beyond the scale
    until: scaleMax === null ? smallest + (i + 1) * width : Math.min(smallest + (i + 1) * width, largest),
    howMany: 0,
  }))
  for (const valor of values) {
    const i = Math.floor((toHundredths(valor) - smallest * 100) / (width * 100))
    const band = bands[Math.min(Math.max(i, 0), howMany - 1)]
    if (band) band.howMany += 1
  }
  return bands
}

/**
 * The median: half of the class has this grade or less; the mean of the two middle grades for an even number.
 * Null without grades.
 */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (toHundredths(low) + toHundredths(high)) / 200
}

/** Students from two thirds of the absence limit on, the most absent first (ui/README §4). */
export function nearLimit<A extends { ativo: boolean; faltas: number | null }>(
  alunos: readonly A[],
  limiteFaltas: number | null | undefined,
): { aluno: A; situacao: SituacaoFaltas }[] {
  return alunos
    .filter(({ ativo }) => ativo)
    .map((aluno) => ({ aluno, situacao: situacaoFaltas(aluno.faltas, limiteFaltas) }))
    .filter(({ situacao: { band } }) => band !== 'noLimit' && band !== 'normal')
    .sort((a, b) => (b.aluno.faltas ?? 0) - (a.aluno.faltas ?? 0))
}

/** An evaluation with missing grades, and how many are missing. */
export interface MissingGrade {
  column: Column
  /** Active students without a grade. */
  missing: number
  /** Active students who have this evaluation. */
  alunos: number
}

/** Evaluations of open terms with missing grades of active students. Complementary grades are never "missing". */
export function missingGrades(records: readonly AproveitamentoAluno[]): MissingGrade[] {
  const columns: Column[] = []
  const ativos = records.filter(({ ativo }) => ativo)
  for (const record of ativos) addColumns(columns, record)
  const notas = ativos.map(gradesByKey)
  return columns
    .filter(({ grupo }) => grupo !== null)
    .map((column) => {
      const ofColumn = notas.map((byKey) => byKey.get(column.chave)).filter((nota) => nota !== undefined)
      const missing = ofColumn.filter((nota) => nota.valor === null && canEdit(nota)).length
      return { column, missing, alunos: ofColumn.length }
    })
    .filter(({ missing }) => missing > 0)
}
