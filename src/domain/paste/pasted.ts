/** A pasted block, cell by cell, before anything changes: new, changed, refused and why, unknown names. Pure. */
import { type GradeError, parseNota, type TypingRule } from '../notas/typedGrade'
import type { Key } from '../lancamento'
import { sameValue } from '../notas/notas'
import { type ColumnChoice, type PastedColumn, readColumns } from './pastedColumns'
import { findByName, type GridColumn, type GridStudent, suggestStudents } from '../textSearch'

/** Whom rows without names follow: active students, those whose cell is open, or everybody on the list. */
type Roll = 'active' | 'open' | 'all'

/** Such a list by its first and last student and by how many rows find nobody, for the person to choose by. */
interface RollEnds {
  roll: Roll
  first: string
  last: string
  left: number
}

const hasGrade = (row: readonly string[], colunas: readonly PastedColumn[]): boolean =>
  colunas.some(({ use }, c) => use.kind === 'grade' && (row[c] ?? '') !== '')

/** The first and the last student that the rows would go to, and the rows with a grade that are left over. */
const endsOf = (
  roll: Roll,
  list: readonly GridStudent[],
  rows: readonly (readonly string[])[],
  colunas: readonly PastedColumn[],
): RollEnds => ({
  roll,
  first: list[0]?.nome ?? '',
  last: list.slice(0, rows.length).at(-1)?.nome ?? '',
  left: rows.slice(list.length).filter((row) => hasGrade(row, colunas)).length,
})

/** The lists that rows without names may follow; more than one where they part within the block. */
function rollsFor(
  grade: { alunos: readonly GridStudent[]; celula: (id: number, chave: Key) => { fechada: boolean } | null },
  from: { linha: number },
  rows: readonly (readonly string[])[],
  colunas: readonly PastedColumn[],
): { lists: Map<Roll, GridStudent[]>; written: number; sure: Roll | null } {
  const rest = grade.alunos.slice(from.linha)
  const grades = colunas.flatMap(({ use }) => (use.kind === 'grade' ? [use.coluna.chave] : []))
  const [only] = grades
  const isOpen = ({ id, ativo }: GridStudent) => {
    const cell = only === undefined ? null : grade.celula(id, only)
    return ativo && cell !== null && !cell.fechada
  }
  const lists = new Map<Roll, GridStudent[]>([['active', rest.filter(({ ativo }) => ativo)]])
  if (grades.length === 1) lists.set('open', rest.filter(isOpen))
  lists.set('all', rest)
  const written = rows.findLastIndex((row) => row.some(Boolean)) + 1
  const firsts = new Set<string>()
  for (const [roll, list] of lists) {
    const first = list
      .slice(0, written)
      .map(({ id }) => id)
      .join()
    if (list.length === 0 || firsts.has(first)) lists.delete(roll)
    firsts.add(first)
  }
  // blank cells at the end may or may not have been copied along
  const active = lists.get('active')?.length ?? 0
  const sure = lists.size <= 1 || (written <= active && active <= rows.length + (written < rows.length ? 1 : 0))
  return { lists, written, sure: sure ? ([...lists.keys()][0] ?? 'all') : null }
}

/** More cells than any class needs are not read (src/README §7). */
export const maxCells = 500

/** What stands in a cell now; null where the student does not have this evaluation. */
export interface CurrentCell {
  valor: number | null
  fechada: boolean
}
export interface Grade {
  /** Students as the screen shows them: rows without names go down this list. */
  alunos: readonly GridStudent[]
  /** The whole class: a name is looked for here, whoever the screen shows at the moment. */
  turma: readonly GridStudent[]
  colunas: readonly GridColumn[]
  celula: (id: number, chave: Key) => CurrentCell | null
  regra: TypingRule
}

export type RefusalReason = GradeError | 'fechada' | 'inativo' | 'semAvaliacao' | 'repetida'
export type PasteResult = 'nova' | 'muda' | 'igual' | 'recusada'

export interface PastedItem {
  id: number
  nome: string
  /** The name as the block writes it, where that is another writing. */
  escrito: string | null
  chave: Key
  coluna: string
  texto: string
  antes: number | null
  valor: number | null
  resultado: PasteResult
  motivo: RefusalReason | null
}

/** What the person has said of a block; what is missing is taken as the block shows it, or asked. */
export interface PasteChoices {
  titles?: boolean
  columns?: Readonly<Record<number, ColumnChoice>>
  roll?: Roll
  /** By row: the student meant by a name that fits nobody, or more than one. */
  people?: Readonly<Record<number, number>>
}

/** A name of the block that fits nobody, or more than one student, and whom it may mean. */
export interface Unpaired {
  linha: number
  nome: string
  motivo: 'naoEncontrado' | 'ambiguo'
  sugestoes: GridStudent[]
  escolhido: number | null
}

export interface PastePlan {
  itens: PastedItem[]
  semPar: Unpaired[]
  /** Rows below the last student, columns right of the last evaluation, and cells beyond `maxCelulas`. */
  sobras: { linhas: number; colunas: number; celulas: number }
  colunas: PastedColumn[]
  /** A column of the block holds names: rows go to people, not to places. */
  porNome: boolean
  /** Whether the first row was taken for titles; null where it holds figures, so that there is nothing to decide. */
  titulos: boolean | null
  /** Whom rows without names may follow, where that makes a difference; `roll` null: nothing is placed before it is said. */
  rolls: RollEnds[]
  roll: Roll | null
}

/** A line end inside a quoted cell parts words; whatever else is invisible in a cell is never meant. */
const limpar = (texto: string) =>
  texto
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()

function julgar(
  grade: Grade,
  aluno: GridStudent,
  coluna: GridColumn,
  texto: string,
  escrito: string | null,
  vistas: Set<string>,
): PastedItem {
  const atual = grade.celula(aluno.id, coluna.chave)
  const lida = parseNota(texto, grade.regra)
  const antes = atual?.valor ?? null
  const lugar = `${aluno.id} ${coluna.chave}`
  const motivo: RefusalReason | null = !atual
    ? 'semAvaliacao'
    : atual.fechada
      ? 'fechada'
      : !aluno.ativo
        ? 'inativo'
        : (lida.erro ?? (vistas.has(lugar) ? 'repetida' : null))
  vistas.add(lugar)
  const igual = sameValue(antes, lida.valor)
  const resultado =
    motivo !== null && !(igual && lida.erro === null) ? 'recusada' : igual ? 'igual' : antes === null ? 'nova' : 'muda'
  const item = { id: aluno.id, nome: aluno.nome, escrito, chave: coluna.chave, coluna: coluna.titulo, texto, antes }
  return { ...item, valor: lida.valor, resultado, motivo: resultado === 'recusada' ? motivo : null }
}

/**
 * Plans a pasted block. With a column of names each row goes to the student of that name, else rows go down from
 * `from.linha`: past inactive students where there is one row for each active one, else as the person says.
 * Empty cells leave what is there.
 */
export function planPaste(
  cells: readonly (readonly string[])[],
  grade: Grade,
  from: { linha: number; coluna: number },
  choices: PasteChoices = {},
): PastePlan {
  const rows = cells.map((row) => row.map(limpar))
  const { columns, names, titles } = readColumns(rows, grade, from.coluna, choices.columns, choices.titles)
  const body = titles ? rows.slice(1) : rows
  const sobras: PastePlan['sobras'] = { linhas: 0, colunas: 0, celulas: 0 }
  const porNome = names !== null
  const { lists, written, sure } = rollsFor(grade, from, body, columns)
  const roll = choices.roll !== undefined && lists.has(choices.roll) ? choices.roll : sure
  const lista = roll === null ? null : (lists.get(roll) ?? [])
  const plano: PastePlan = {
    itens: [],
    semPar: [],
    sobras,
    colunas: columns,
    porNome,
    titulos: titles,
    rolls:
      porNome || sure !== null
        ? []
        : [...lists].map(([roll, list]) => endsOf(roll, list, body.slice(0, written), columns)),
    roll: porNome ? null : roll,
  }
  if (!porNome && lista === null) return plano
  const vistas = new Set<string>()
  body.forEach((row, r) => {
    const notas = columns.flatMap(({ use }, c) => {
      const texto = row[c] ?? ''
      return texto !== '' && use.kind === 'grade' ? [{ texto, coluna: use.coluna }] : []
    })
    if (notas.length === 0) return
    if (plano.itens.length >= maxCells) {
      sobras.celulas += notas.length
      return
    }
    const nome = porNome ? (row[names] ?? '') : ''
    const linha = titles ? r + 1 : r
    const achado = porNome ? whoIs(grade.turma, nome, linha, choices, plano.semPar) : (lista?.[r] ?? null)
    if (!achado) {
      if (!porNome) sobras.linhas += 1
      return
    }
    const escrito = porNome && nome !== achado.nome ? nome : null
    for (const { texto, coluna } of notas) {
      if (plano.itens.length >= maxCells) sobras.celulas += 1
      else plano.itens.push(julgar(grade, achado, coluna, texto, escrito, vistas))
    }
  })
  sobras.colunas = columns.filter(({ use }) => use.kind === 'beyond').length
  return plano
}

/** The student of a name; one that nobody has as it is written is put down with suggestions, and taken as the person says. */
function whoIs(
  turma: Grade['turma'],
  nome: string,
  linha: number,
  { people }: PasteChoices,
  semPar: Unpaired[],
): GridStudent | null {
  const achado = findByName(turma, nome)
  if (typeof achado !== 'string') return achado
  const sugestoes = suggestStudents(turma, nome)
  const escolhido = sugestoes.find(({ id }) => id === people?.[linha]) ?? null
  semPar.push({ linha, nome, motivo: achado, sugestoes, escolhido: escolhido?.id ?? null })
  return escolhido
}
