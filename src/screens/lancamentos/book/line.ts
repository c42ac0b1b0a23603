/** One student's line of the gradebook as plain immutable data: what the service told, what was typed, what is on its way. */
import type { ApiError } from '@/api'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { type ErroNota, formatNota } from '@/domain/typedGrade'
import type { Above } from './scale'
import { type Alteracao, type Alteracoes, type Becomes, type Chave, notasPorChave } from '@/domain/lancamento'

/** What a teacher typed in one cell and did not send yet. */
export interface Edicao {
  texto: string
  /** Null while the text is no grade. */
  valor: number | null
  erro: ErroNota | null
  /** The cell was left: only then is an error told, not in the middle of a number. */
  deixada: boolean
  bases: readonly (number | null)[]
  /** Higher than grades are here: asked about, never refused. */
  above?: Above | null
}

/** Where a sent line stands. `incerta`: no answer came, so nobody knows whether it arrived; a reading will tell. */
export type EstadoEnvio = 'enviando' | 'recebida' | 'incerta' | 'confirmada' | 'naoConfirmada'
export interface Envio {
  estado: EstadoEnvio
  alteracoes: Alteracoes
}

/** A cell that somebody else changed meanwhile. */
export interface Conflito {
  chave: Chave
  minha: number | null
  agora: number | null
}

/** Why a line, or one cell of it, was not taken. */
export interface Recusa {
  motivo: 'fechada' | 'sumiu' | 'mudou' | 'servico'
  chave: Chave | null
  erro: ApiError | null
}

export interface Linha {
  id: number
  record: AproveitamentoAluno
  /** The token of the page that holds it: what is read again to confirm it. */
  pagina: string | null
  notas: ReadonlyMap<Chave, Nota>
  edicoes: ReadonlyMap<Chave, Edicao>
  /** Cells to be made public, or final, with the next sending. */
  becomes: ReadonlyMap<Chave, Becomes>
  envio: Envio | null
  conflitos: readonly Conflito[]
  recusas: readonly Recusa[]
}

export type EstadoLinha = 'comErro' | 'conflito' | 'recusada' | 'duvida' | 'naoEnviada' | EstadoEnvio

export const novaLinha = (record: AproveitamentoAluno, pagina: string | null): Linha => ({
  id: record.id,
  record,
  pagina,
  notas: notasPorChave(record),
  edicoes: new Map(),
  becomes: new Map(),
  envio: null,
  conflitos: [],
  recusas: [],
})

/** The line with a newer reading; what was typed stays. */
export const relida = (linha: Linha, record: AproveitamentoAluno): Linha => ({
  ...linha,
  record,
  notas: notasPorChave(record),
})

/** Sent and not yet seen again. */
export const aCaminho = ({ envio }: Linha): boolean => envio !== null && envio.estado !== 'confirmada'

/** The figure of a cell as far as this tab knows: what is on its way counts before what was read. */
export function valorSabido(linha: Linha, chave: Chave): number | null {
  const enviado = aCaminho(linha) ? linha.envio?.alteracoes.get(chave)?.valor : undefined
  return enviado === undefined ? (linha.notas.get(chave)?.valor ?? null) : enviado
}

/** Whether nothing stands in a cell, on its way or typed, that is a grade: a text that is none does not count. */
export const semNota = (linha: Linha, chave: Chave): boolean =>
  valorSabido(linha, chave) === null && (linha.edicoes.get(chave)?.valor ?? null) === null

/** The figure of a cell as it stands on the screen; undefined where it is no grade. */
export function shownValue(linha: Linha, chave: Chave): number | null | undefined {
  const edicao = linha.edicoes.get(chave)
  if (edicao) return edicao.erro === null ? edicao.valor : undefined
  return linha.notas.has(chave) ? valorSabido(linha, chave) : undefined
}

/** What the cell shows. */
export const textoDe = (linha: Linha, chave: Chave, sinal: ',' | '.'): string =>
  linha.edicoes.get(chave)?.texto ?? formatNota(valorSabido(linha, chave), sinal)

/** Figures that may stand in the service without anybody else having written. */
export function basesDe(linha: Linha, chave: Chave): readonly (number | null)[] {
  const antes = linha.edicoes.get(chave)?.bases
  if (antes) return antes
  const enviada = aCaminho(linha) ? linha.envio?.alteracoes.get(chave) : undefined
  return [...new Set([valorSabido(linha, chave), ...(enviada?.bases ?? [linha.notas.get(chave)?.valor ?? null])])]
}

/** The grade is being closed, or is to be with the next sending: nothing is written into it any more. */
export const isClosing = (linha: Linha, chave: Chave): boolean =>
  linha.becomes.get(chave) === 'fechada' ||
  (aCaminho(linha) && linha.envio?.alteracoes.get(chave)?.becomes === 'fechada')

/** What the next sending of this line would change; empty when nothing can be sent. */
export function pendentes(linha: Linha): Map<Chave, Alteracao> {
  const alteracoes = new Map<Chave, Alteracao>()
  for (const [chave, { valor, erro, bases }] of linha.edicoes) {
    if (erro === null) alteracoes.set(chave, { bases, valor })
  }
  for (const [chave, becomes] of linha.becomes) {
    alteracoes.set(chave, { ...(alteracoes.get(chave) ?? { bases: basesDe(linha, chave) }), becomes })
  }
  return alteracoes
}

/** The refusal that speaks of a cell: of it alone, or of all that was sent of its line. */
export const recusaDe = ({ edicoes, recusas }: Linha, chave: Chave): Recusa | undefined =>
  recusas.find((recusa) => recusa.chave === chave || (recusa.motivo === 'servico' && edicoes.has(chave)))

/**
 * Whether a sending would take this line: the service has not refused these very figures. Sending them once more is for
 * the person to ask, student by student.
 */
export function temPendentes({ edicoes, becomes, conflitos, recusas }: Linha): boolean {
  if (conflitos.length > 0 || recusas.some(({ motivo }) => motivo === 'servico')) return false
  if (becomes.size > 0) return true
  for (const { erro } of edicoes.values()) if (erro === null) return true
  return false
}

/** The first cell of a line that the person has to correct: no grade, or not taken by the service. */
export const erroDa = (linha: Linha): Chave | null =>
  [...linha.edicoes].find(([chave, { erro, deixada }]) => (erro !== null && deixada) || recusaDe(linha, chave))?.[0] ??
  null

/** The first such cell in the order of the class. */
export function primeiroErro(
  escritas: readonly Linha[],
  ordem: readonly number[],
): { id: number; chave: Chave } | null {
  const erradas = new Map(escritas.map((linha) => [linha.id, erroDa(linha)]))
  for (const id of ordem) {
    const chave = erradas.get(id)
    if (chave) return { id, chave }
  }
  return null
}

export function estadoDe(linha: Linha): EstadoLinha | null {
  if (linha.conflitos.length > 0) return 'conflito'
  for (const { erro, deixada } of linha.edicoes.values()) if (erro !== null && deixada) return 'comErro'
  if (linha.recusas.length > 0) return 'recusada'
  for (const { above } of linha.edicoes.values()) if (above) return 'duvida'
  if (linha.edicoes.size > 0 || linha.becomes.size > 0) return 'naoEnviada'
  return linha.envio?.estado ?? null
}
