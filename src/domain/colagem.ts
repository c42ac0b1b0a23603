/**
 * A block pasted from a spreadsheet, told cell by cell before anything changes (wish 22): what is new, what changes,
 * what is refused and why, and which names fit nobody. Pure: the plan is shown first and applied after a yes.
 */
import { type ErroNota, parseNota, type RegraDigitacao } from './digitacao'
import type { Chave } from './lancamento'
import { mesmoValor } from './notas'
import { acharPorNome, type AlunoDaGrade, type ColunaDaGrade, colunasDoTopo } from './procura'

/** More cells than any class needs are not read (reliability §8). */
export const maxCelulas = 500

/** What stands in a cell now; null where the student does not have this evaluation. */
export interface CelulaAtual {
  valor: number | null
  fechada: boolean
}
export interface Grade {
  /** Students as the screen shows them: rows without names go down this list. */
  alunos: readonly AlunoDaGrade[]
  /** The whole class: a name is looked for here, whoever the screen shows at the moment. */
  turma: readonly AlunoDaGrade[]
  colunas: readonly ColunaDaGrade[]
  celula: (id: number, chave: Chave) => CelulaAtual | null
  regra: RegraDigitacao
}

export type MotivoRecusa = ErroNota | 'fechada' | 'inativo' | 'semAvaliacao' | 'repetida'
export type Resultado = 'nova' | 'muda' | 'igual' | 'recusada'

export interface ItemColado {
  id: number
  nome: string
  chave: Chave
  coluna: string
  texto: string
  antes: number | null
  valor: number | null
  resultado: Resultado
  motivo: MotivoRecusa | null
}

export interface PlanoColagem {
  itens: ItemColado[]
  /** Names of the block that fit nobody, or more than one student. */
  semPar: { nome: string; motivo: 'naoEncontrado' | 'ambiguo' }[]
  /**
   * Rows below the last student, columns right of the last evaluation, titles that fit more than one evaluation, and
   * cells beyond `maxCelulas`.
   */
  sobras: { linhas: number; colunas: number; titulos: string[]; celulas: number }
  /** The first column held names: rows went to people, not to places. */
  porNome: boolean
  /** Whether the first row was taken for titles; null where it holds figures, so that there is nothing to decide. */
  titulos: boolean | null
}

/** A line end inside a quoted cell parts words; whatever else is invisible in a cell is never meant. */
const limpar = (texto: string) =>
  texto
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
const temLetras = (texto: string) => /\p{L}{2,}/u.test(texto)

function julgar(
  grade: Grade,
  aluno: AlunoDaGrade,
  coluna: ColunaDaGrade,
  texto: string,
  vistas: Set<string>,
): ItemColado {
  const atual = grade.celula(aluno.id, coluna.chave)
  const lida = parseNota(texto, grade.regra)
  const antes = atual?.valor ?? null
  const lugar = `${aluno.id} ${coluna.chave}`
  const motivo: MotivoRecusa | null = !atual
    ? 'semAvaliacao'
    : atual.fechada
      ? 'fechada'
      : !aluno.ativo
        ? 'inativo'
        : (lida.erro ?? (vistas.has(lugar) ? 'repetida' : null))
  vistas.add(lugar)
  const igual = mesmoValor(antes, lida.valor)
  const resultado =
    motivo !== null && !(igual && lida.erro === null) ? 'recusada' : igual ? 'igual' : antes === null ? 'nova' : 'muda'
  const item = { id: aluno.id, nome: aluno.nome, chave: coluna.chave, coluna: coluna.titulo, texto, antes }
  return { ...item, valor: lida.valor, resultado, motivo: resultado === 'recusada' ? motivo : null }
}

/**
 * Plans a pasted block. With names in its first column each row goes to the student of that name, else rows go down from
 * `from.linha`; columns go right from `from.coluna`, or where a head names them. Empty cells leave what is there.
 * @param comTitulos what the person says of a first row of words; undefined: titles, unless it begins with a student.
 */
export function planColagem(
  cells: readonly (readonly string[])[],
  grade: Grade,
  from: { linha: number; coluna: number },
  comTitulos?: boolean,
): PlanoColagem {
  const rows = cells.map((row) => row.map(limpar)).filter((row, i, all) => row.some(Boolean) || i < all.length - 1)
  const corpoDe = (all: readonly string[][]) => (all.slice(1).length > 0 ? all.slice(1) : all)
  const porNome =
    rows.some((row) => row.length > 1) &&
    corpoDe(rows).filter(([primeira = '']) => temLetras(primeira)).length * 2 > corpoDe(rows).length
  const inicio = porNome ? 1 : 0
  const [primeira = []] = rows
  const palavras = primeira.slice(inicio)
  // "faltou" in the first row is a word too: nobody but the person can tell it from a title
  const podeSerTopo =
    rows.length > 1 && palavras.some(Boolean) && palavras.every((um) => um === '' || /\p{L}/u.test(um))
  const doTopo = podeSerTopo ? colunasDoTopo(palavras, grade.colunas, from.coluna) : null
  const pareceTopo = doTopo !== null || palavras.every((um) => um === '' || temLetras(um))
  const dizAluno = porNome && acharPorNome(grade.turma, primeira[0] ?? '') !== 'naoEncontrado'
  const topo = podeSerTopo && (comTitulos ?? (pareceTopo && !dizAluno)) ? palavras : null
  const nomeadas = topo && doTopo
  const colunaDe = (c: number) => (nomeadas ? nomeadas[c] : grade.colunas[from.coluna + c]) ?? null
  const sobras: PlanoColagem['sobras'] = { linhas: 0, colunas: 0, titulos: [], celulas: 0 }
  const titulos = podeSerTopo ? topo !== null : null
  const plano: PlanoColagem = { itens: [], semPar: [], sobras, porNome, titulos }
  const vistas = new Set<string>()
  const foraColunas = new Set<number>()
  rows.slice(topo ? 1 : 0).forEach((row, r) => {
    const notas = row.slice(inicio)
    const nome = row[0] ?? ''
    if (!notas.some(Boolean)) return
    if (plano.itens.length >= maxCelulas) {
      sobras.celulas += notas.filter(Boolean).length
      return
    }
    const achado = porNome ? acharPorNome(grade.turma, nome) : (grade.alunos[from.linha + r] ?? null)
    if (achado === null) sobras.linhas += 1
    else if (typeof achado === 'string') plano.semPar.push({ nome, motivo: achado })
    else
      notas.forEach((texto, c) => {
        if (texto === '') return
        const coluna = colunaDe(c)
        if (!coluna || coluna === 'ambigua') foraColunas.add(c)
        else if (plano.itens.length >= maxCelulas) sobras.celulas += 1
        else plano.itens.push(julgar(grade, achado, coluna, texto, vistas))
      })
  })
  for (const c of foraColunas) {
    if (colunaDe(c) === 'ambigua') sobras.titulos.push(topo?.[c] ?? '')
    else sobras.colunas += 1
  }
  return plano
}
