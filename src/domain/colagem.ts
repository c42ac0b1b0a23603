/**
 * A block pasted from a spreadsheet, told cell by cell before anything changes (wish 22): what is new, what changes,
 * what is refused and why, and which names fit nobody. Pure: the plan is shown first and applied after a yes.
 */
import { type ErroNota, parseNota, type RegraDigitacao } from './digitacao'
import type { Chave } from './lancamento'
import { mesmoValor } from './notas'
import { alike, fold } from './texto'

/** More cells than any class needs are not read (reliability §8). */
export const maxCelulas = 500

/** What stands in a cell now; null where the student does not have this evaluation. */
export interface CelulaAtual {
  valor: number | null
  fechada: boolean
}
/** A student in the order of the screen. */
export interface AlunoDaGrade {
  id: number
  nome: string
  ativo: boolean
}
/** An evaluation in the order of the screen. */
export interface ColunaDaGrade {
  chave: Chave
  nome: string
  nomeResumido: string
}

export interface Grade {
  alunos: readonly AlunoDaGrade[]
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
  /** Rows below the last student, columns right of the last evaluation, and cells beyond `maxCelulas`. */
  sobras: { linhas: number; colunas: number; celulas: number }
  /** The first column held names: rows went to people, not to places. */
  porNome: boolean
}

// control characters, by code point: what is invisible in a cell is never meant
const limpar = (texto: string) =>
  Array.from(texto)
    .filter((c) => c.charCodeAt(0) >= 32 && c.charCodeAt(0) !== 127)
    .join('')
    .trim()
const temLetras = (texto: string) => /\p{L}{2,}/u.test(texto)

type Achado = AlunoDaGrade | 'naoEncontrado' | 'ambiguo'

/** Finds the student that a written name means: the same name first, else one that leaves out middle names. */
function acharPorNome(alunos: readonly AlunoDaGrade[]): (nome: string) => Achado {
  const unico = (achados: readonly AlunoDaGrade[]): Achado =>
    achados.length > 1 ? 'ambiguo' : (achados[0] ?? 'naoEncontrado')
  const porNome = new Map<string, AlunoDaGrade[]>()
  for (const aluno of alunos) porNome.set(fold(aluno.nome), [...(porNome.get(fold(aluno.nome)) ?? []), aluno])
  return (nome) => {
    const iguais = porNome.get(fold(nome)) ?? []
    if (iguais.length > 0) return unico(iguais)
    // a name with more words than the student's is somebody else's: a grade must not go to a half-right person
    const palavras = (texto: string) => fold(texto).split(' ').length
    return unico(alunos.filter((aluno) => alike(aluno.nome, nome) && palavras(nome) <= palavras(aluno.nome)))
  }
}

/** The columns that a head of the block names; null when it names none. */
function colunasDoTopo(topo: readonly string[], colunas: readonly ColunaDaGrade[]) {
  const achadas = topo.map(
    (titulo) =>
      colunas.find(
        ({ nome, nomeResumido }) => titulo !== '' && [nome, nomeResumido].map(fold).includes(fold(titulo)),
      ) ?? null,
  )
  return achadas.some((coluna) => coluna !== null) ? achadas : null
}

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
  const item = { id: aluno.id, nome: aluno.nome, chave: coluna.chave, coluna: coluna.nome, texto, antes }
  return { ...item, valor: lida.valor, resultado, motivo: resultado === 'recusada' ? motivo : null }
}

/**
 * Plans a pasted block. With names in its first column each row goes to the student of that name, else rows go down from
 * `from.linha`; columns go right from `from.coluna`, or where a head names them. Empty cells leave what is there.
 */
export function planColagem(
  cells: readonly (readonly string[])[],
  grade: Grade,
  from: { linha: number; coluna: number },
): PlanoColagem {
  const rows = cells.map((row) => row.map(limpar)).filter((row, i, all) => row.some(Boolean) || i < all.length - 1)
  const corpoDe = (all: readonly string[][]) => (all.slice(1).length > 0 ? all.slice(1) : all)
  const porNome =
    rows.some((row) => row.length > 1) &&
    corpoDe(rows).filter(([primeira = '']) => temLetras(primeira)).length * 2 > corpoDe(rows).length
  const inicio = porNome ? 1 : 0
  const [primeira = []] = rows
  const semNumeros = primeira.slice(inicio).every((texto) => texto === '' || temLetras(texto))
  const topo = rows.length > 1 && semNumeros && primeira.slice(inicio).some(Boolean) ? primeira.slice(inicio) : null
  const nomeadas = topo && colunasDoTopo(topo, grade.colunas)
  const colunaDe = (c: number) => (nomeadas ? nomeadas[c] : grade.colunas[from.coluna + c]) ?? null
  const acharAluno = acharPorNome(porNome ? grade.alunos : [])
  const plano: PlanoColagem = { itens: [], semPar: [], sobras: { linhas: 0, colunas: 0, celulas: 0 }, porNome }
  const vistas = new Set<string>()
  const foraColunas = new Set<number>()
  rows.slice(topo ? 1 : 0).forEach((row, r) => {
    const notas = row.slice(inicio)
    const nome = row[0] ?? ''
    if (!notas.some(Boolean)) return
    const achado = porNome ? acharAluno(nome) : (grade.alunos[from.linha + r] ?? null)
    if (achado === null) plano.sobras.linhas += 1
    else if (typeof achado === 'string') plano.semPar.push({ nome, motivo: achado })
    else
      notas.forEach((texto, c) => {
        if (texto === '') return
        const coluna = colunaDe(c)
        if (!coluna) foraColunas.add(c)
        else if (plano.itens.length >= maxCelulas) plano.sobras.celulas += 1
        else plano.itens.push(julgar(grade, achado, coluna, texto, vistas))
      })
  })
  plano.sobras.colunas = foraColunas.size
  return plano
}
