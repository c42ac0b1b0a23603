/** The picture of a class in one evaluation: how the grades lie, who has none, who is near the absence limit. */
import type { AproveitamentoAluno } from '@/contract'
import { situacaoFaltas, type SituacaoFaltas } from '../faltas'
import { addColumns, type Column, gradesByKey } from '../lancamento'
import { canEdit, toHundredths } from './notas'

/** One band of grades: from `de` up to, but without, `ate`; the last band includes its end. */
export interface Band {
  de: number
  ate: number
  quantos: number
}

const maisFaixas = 10

/**
 * How many grades lie in each band. Bands are whole numbers wide and at most ten; where the school told no scale they
 * run from the lowest grade to the highest, because nobody may be drawn out of an invented 10 (ui/README §1).
 */
export function distributionOf(valores: readonly number[], scaleMax: number | null): Band[] {
  if (valores.length === 0) return []
  const maior = Math.max(...valores, scaleMax ?? 0)
  const menor = scaleMax === null ? Math.floor(Math.min(...valores)) : 0
  const largura = Math.max(1, Math.ceil((maior - menor) / maisFaixas))
  const quantas = Math.max(1, Math.ceil((maior - menor) / largura))
  const faixas = Array.from({ length: quantas }, (_, i) => ({
    de: menor + i * largura,
    ate: menor + (i + 1) * largura,
    quantos: 0,
  }))
  for (const valor of valores) {
    const i = Math.floor((toHundredths(valor) - menor * 100) / (largura * 100))
    const faixa = faixas[Math.min(Math.max(i, 0), quantas - 1)]
    if (faixa) faixa.quantos += 1
  }
  return faixas
}

/** The grade in the middle: half of the class has it or less. Null without grades. Of two middles the lower. */
export function median(valores: readonly number[]): number | null {
  const ordenados = [...valores].sort((a, b) => a - b)
  return ordenados[Math.ceil(ordenados.length / 2) - 1] ?? null
}

/** Students from two thirds of the absence limit on, the most absent first (ui/README §4). */
export function nearLimit<A extends { ativo: boolean; faltas: number | null }>(
  alunos: readonly A[],
  limiteFaltas: number | null | undefined,
): { aluno: A; situacao: SituacaoFaltas }[] {
  return alunos
    .filter(({ ativo }) => ativo)
    .map((aluno) => ({ aluno, situacao: situacaoFaltas(aluno.faltas, limiteFaltas) }))
    .filter(({ situacao: { faixa } }) => faixa !== 'semLimite' && faixa !== 'normal')
    .sort((a, b) => (b.aluno.faltas ?? 0) - (a.aluno.faltas ?? 0))
}

/** An evaluation that still lacks grades. */
export interface MissingGrade {
  coluna: Column
  /** Active students without a grade. */
  faltam: number
  /** Active students who have this evaluation. */
  alunos: number
}

/** Evaluations of open terms that lack grades of active students. Complementary ones are never "missing". */
export function missingGrades(records: readonly AproveitamentoAluno[]): MissingGrade[] {
  const colunas: Column[] = []
  const ativos = records.filter(({ ativo }) => ativo)
  for (const record of ativos) addColumns(colunas, record)
  const notas = ativos.map(gradesByKey)
  return colunas
    .filter(({ grupo }) => grupo !== null)
    .map((coluna) => {
      const daColuna = notas.map((porChave) => porChave.get(coluna.chave)).filter((nota) => nota !== undefined)
      const faltam = daColuna.filter((nota) => nota.valor === null && canEdit(nota)).length
      return { coluna, faltam, alunos: daColuna.length }
    })
    .filter(({ faltam }) => faltam > 0)
}
