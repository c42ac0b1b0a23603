/** One equivalence in words: its state, direction, coverage and period, and its text for the search. */
import { AtividadeResumida, Equivalencia, own } from '@/contract'
import { fold } from '@/domain/text'
import type { Formats, PlainKey, Translate } from '@/i18n'
import { tame } from '@/ui/data/serviceWords'
import type { Tone } from '@/ui/look/tone'

/** The documented fields; any other is shown by `CamposExtras`. */
export const known = Object.keys(Equivalencia.shape)
export const knownSide = Object.keys(AtividadeResumida.shape)

interface Situacao {
  tone: Tone
  verb: 'countsAs' | 'countsNot' | 'mayCount' | 'willCount' | 'counted' | 'relatesTo'
  /** Null: the label is the service's own word. */
  label: 'aceita' | 'recusada' | 'emAnalise' | 'aVigorar' | 'vencida' | null
  /** The equivalence does not count (yet), so direction and period are written in the conditional. */
  wouldHold?: true
}
/** Known states by their folded word. */
const situacoes: Record<string, Situacao> = {
  aceita: { tone: 'ok', verb: 'countsAs', label: 'aceita' },
  recusada: { tone: 'bad', verb: 'countsNot', label: 'recusada', wouldHold: true },
  'em analise': { tone: 'info', verb: 'mayCount', label: 'emAnalise', wouldHold: true },
  'a vigorar': { tone: 'info', verb: 'willCount', label: 'aVigorar' },
  vencida: { tone: 'warn', verb: 'counted', label: 'vencida' },
}

/** Any other state is shown as the service wrote it, because its meaning is unknown. */
const unknown: Situacao = { tone: 'neutral', verb: 'relatesTo', label: null, wouldHold: true }
/** An equivalence without a state counts, because it is listed. */
const untold: Situacao = { tone: 'neutral', verb: 'countsAs', label: null }

export const situacaoOf = ({ situacao }: Equivalencia): Situacao =>
  situacao?.trim() ? (own(situacoes, fold(situacao)) ?? unknown) : untold

/** The verb for the state, such as "vale como". */
export const verbOf = (equivalencia: Equivalencia): PlainKey => `curso.equivalencias.${situacaoOf(equivalencia).verb}`

const modeOf = (equivalencia: Equivalencia): '' | 'wouldHold.' =>
  situacaoOf(equivalencia).wouldHold ? 'wouldHold.' : ''

export const textOf = ({ atividadeOfertada: a, atividadeEquivalente: b, situacao }: Equivalencia): string =>
  [a?.nome, a?.codigo, b?.nome, b?.codigo, situacao].filter(Boolean).join(' ')

/** Whether the activity is on either side of the equivalence. */
export const speaksOf = ({ atividadeOfertada: a, atividadeEquivalente: b }: Equivalencia, id: number): boolean =>
  a?.id === id || b?.id === id

/** "Cobre 80% do conteúdo". */
export const coverage = (t: Translate, format: Formats, { percentualConteudo: part }: Equivalencia): string | null =>
  part == null ? null : t('curso.equivalencias.conteudo', { percentual: format.number(part) })

export const direction = (t: Translate, equivalencia: Equivalencia): string | null =>
  equivalencia.bidirecional == null
    ? null
    : t(`curso.equivalencias.${modeOf(equivalencia)}${equivalencia.bidirecional ? 'bothWays' : 'oneWay'}`)

/** "De 03/02/2025 a 08/05/2029", or the known part; words in place of a date stay as the service wrote them. */
export function vigencia(t: Translate, format: Formats, equivalencia: Equivalencia): string | null {
  const mode = modeOf(equivalencia)
  const told = (day: string | null | undefined) =>
    format.dateShort(day) || (/^\s*\d/.test(day ?? '') ? '' : tame(day).trim())
  const [inicio, fim] = [told(equivalencia.vigenciaInicio), told(equivalencia.vigenciaFim)]
  if (inicio && fim) return t(`curso.equivalencias.${mode}fromUntil`, { inicio, fim })
  if (inicio) return t(`curso.equivalencias.${mode}since`, { inicio })
  return fim ? t(`curso.equivalencias.${mode}until`, { fim }) : null
}
