/** One student's line of the gradebook as plain immutable data: what the service told, what was typed, what is on its way. */
import type { ApiError } from '@/api'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { type GradeError, formatNota } from '@/domain/notas/typedGrade'
import type { Above } from './scale'
import { type Change, type Changes, type Becomes, type Key, gradesByKey } from '@/domain/lancamento'

/** What a teacher typed in one cell and did not send yet. */
export interface Editing {
  texto: string
  /** Null while the text is no grade. */
  valor: number | null
  erro: GradeError | null
  /** The cell was left: only then is an error told, not in the middle of a number. */
  deixada: boolean
  bases: readonly (number | null)[]
  /** Higher than grades are here: asked about, never refused. */
  above?: Above | null
}

/** Where a sent line stands. `incerta`: no answer came, so nobody knows whether it arrived; a reading will tell. */
export type SendState = 'enviando' | 'recebida' | 'incerta' | 'confirmada' | 'naoConfirmada'
export interface Sending {
  estado: SendState
  alteracoes: Changes
}

/** A cell that somebody else changed meanwhile. */
export interface Conflict {
  chave: Key
  minha: number | null
  agora: number | null
}

/** Why a line, or one cell of it, was not taken. */
export interface Refusal {
  motivo: 'fechada' | 'sumiu' | 'mudou' | 'servico'
  chave: Key | null
  erro: ApiError | null
}

export interface Line {
  id: number
  record: AproveitamentoAluno
  /** The token of the page that holds it: what is read again to confirm it. */
  pagina: string | null
  notas: ReadonlyMap<Key, Nota>
  edicoes: ReadonlyMap<Key, Editing>
  /** Cells to be made public, or final, with the next sending. */
  becomes: ReadonlyMap<Key, Becomes>
  envio: Sending | null
  conflitos: readonly Conflict[]
  recusas: readonly Refusal[]
}

export type LineStatus = 'comErro' | 'conflito' | 'recusada' | 'duvida' | 'naoEnviada' | SendState

export const newLine = (record: AproveitamentoAluno, pagina: string | null): Line => ({
  id: record.id,
  record,
  pagina,
  notas: gradesByKey(record),
  edicoes: new Map(),
  becomes: new Map(),
  envio: null,
  conflitos: [],
  recusas: [],
})

/** The line with a newer reading; what was typed stays. */
export const readAgain = (linha: Line, record: AproveitamentoAluno): Line => ({
  ...linha,
  record,
  notas: gradesByKey(record),
})

/** Sent and not yet seen again. */
export const onItsWay = ({ envio }: Line): boolean => envio !== null && envio.estado !== 'confirmada'

/** The figure of a cell as far as this tab knows: what is on its way counts before what was read. */
export function knownValue(linha: Line, chave: Key): number | null {
  const enviado = onItsWay(linha) ? linha.envio?.alteracoes.get(chave)?.valor : undefined
  return enviado === undefined ? (linha.notas.get(chave)?.valor ?? null) : enviado
}

/** Whether nothing stands in a cell, on its way or typed, that is a grade: a text that is none does not count. */
export const withoutGrade = (linha: Line, chave: Key): boolean =>
  knownValue(linha, chave) === null && (linha.edicoes.get(chave)?.valor ?? null) === null

/** The figure of a cell as it stands on the screen; undefined where it is no grade. */
export function shownValue(linha: Line, chave: Key): number | null | undefined {
  const edicao = linha.edicoes.get(chave)
  if (edicao) return edicao.erro === null ? edicao.valor : undefined
  return linha.notas.has(chave) ? knownValue(linha, chave) : undefined
}

/** What the cell shows. */
export const textOf = (linha: Line, chave: Key, sinal: ',' | '.'): string =>
  linha.edicoes.get(chave)?.texto ?? formatNota(knownValue(linha, chave), sinal)

/** Figures that may stand in the service without anybody else having written. */
export function basesOf(linha: Line, chave: Key): readonly (number | null)[] {
  const antes = linha.edicoes.get(chave)?.bases
  if (antes) return antes
  const enviada = onItsWay(linha) ? linha.envio?.alteracoes.get(chave) : undefined
  return [...new Set([knownValue(linha, chave), ...(enviada?.bases ?? [linha.notas.get(chave)?.valor ?? null])])]
}

/** The grade is being closed, or is to be with the next sending: nothing is written into it any more. */
export const isClosing = (linha: Line, chave: Key): boolean =>
  linha.becomes.get(chave) === 'fechada' ||
  (onItsWay(linha) && linha.envio?.alteracoes.get(chave)?.becomes === 'fechada')

/** What the next sending of this line would change; empty when nothing can be sent. */
export function pending(linha: Line): Map<Key, Change> {
  const alteracoes = new Map<Key, Change>()
  for (const [chave, { valor, erro, bases }] of linha.edicoes) {
    if (erro === null) alteracoes.set(chave, { bases, valor })
  }
  for (const [chave, becomes] of linha.becomes) {
    alteracoes.set(chave, { ...(alteracoes.get(chave) ?? { bases: basesOf(linha, chave) }), becomes })
  }
  return alteracoes
}

/** The refusal that speaks of a cell: of it alone, or of all that was sent of its line. */
export const refusalOf = ({ edicoes, recusas }: Line, chave: Key): Refusal | undefined =>
  recusas.find((recusa) => recusa.chave === chave || (recusa.motivo === 'servico' && edicoes.has(chave)))

/**
 * Whether a sending would take this line: the service has not refused these very figures. Sending them once more is for
 * the person to ask, student by student.
 */
export function hasPending({ edicoes, becomes, conflitos, recusas }: Line): boolean {
  if (conflitos.length > 0 || recusas.some(({ motivo }) => motivo === 'servico')) return false
  if (becomes.size > 0) return true
  for (const { erro } of edicoes.values()) if (erro === null) return true
  return false
}

/** The first cell of a line that the person has to correct: no grade, or not taken by the service. */
export const errorOf = (linha: Line): Key | null =>
  [...linha.edicoes].find(([chave, { erro, deixada }]) => (erro !== null && deixada) || refusalOf(linha, chave))?.[0] ??
  null

/** The first such cell in the order of the class. */
export function firstError(escritas: readonly Line[], ordem: readonly number[]): { id: number; chave: Key } | null {
  const erradas = new Map(escritas.map((linha) => [linha.id, errorOf(linha)]))
  for (const id of ordem) {
    const chave = erradas.get(id)
    if (chave) return { id, chave }
  }
  return null
}

export function stateOf(linha: Line): LineStatus | null {
  if (linha.conflitos.length > 0) return 'conflito'
  for (const { erro, deixada } of linha.edicoes.values()) if (erro !== null && deixada) return 'comErro'
  if (linha.recusas.length > 0) return 'recusada'
  for (const { above } of linha.edicoes.values()) if (above) return 'duvida'
  if (linha.edicoes.size > 0 || linha.becomes.size > 0) return 'naoEnviada'
  return linha.envio?.estado ?? null
}
