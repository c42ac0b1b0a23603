/** One equivalence in words: what its state means, from when to when it holds, and what a search looks through. */
import { AtividadeResumida, Equivalencia, own } from '@/contract'
import { fold } from '@/domain/text'
import type { Formats, PlainKey, Translate } from '@/i18n'
import { tame } from '@/ui/data/serviceWords'
import type { Tone } from '@/ui/look/tone'

/** The fields that are told by name; any other is a labelled value. */
export const known = Object.keys(Equivalencia.shape)
export const knownSide = Object.keys(AtividadeResumida.shape)

interface Situacao {
  tone: Tone
  verb: 'countsAs' | 'countsNot' | 'mayCount' | 'willCount' | 'counted' | 'relatesTo'
  /** Null: the service's own word. */
  label: 'aceita' | 'recusada' | 'emAnalise' | 'aVigorar' | 'vencida' | null
  /** It does not count (yet): direction and period are written in the conditional. */
  wouldHold?: true
}
/** States known by their word. */
const situacoes: Record<string, Situacao> = {
  aceita: { tone: 'ok', verb: 'countsAs', label: 'aceita' },
  recusada: { tone: 'bad', verb: 'countsNot', label: 'recusada', wouldHold: true },
  'em analise': { tone: 'info', verb: 'mayCount', label: 'emAnalise', wouldHold: true },
  'a vigorar': { tone: 'info', verb: 'willCount', label: 'aVigorar' },
  vencida: { tone: 'warn', verb: 'counted', label: 'vencida' },
}

/** Any other state is shown as the service wrote it: nobody knows whether it counts. */
const unknown: Situacao = { tone: 'neutral', verb: 'relatesTo', label: null, wouldHold: true }
/** No state is told: one that is listed counts. */
const untold: Situacao = { tone: 'neutral', verb: 'countsAs', label: null }

export const situacaoOf = ({ situacao }: Equivalencia): Situacao =>
  situacao?.trim() ? (own(situacoes, fold(situacao)) ?? unknown) : untold

/** "vale como", as far as its state is known. */
export const verbOf = (equivalencia: Equivalencia): PlainKey => `curso.equivalencias.${situacaoOf(equivalencia).verb}`

const modeOf = (equivalencia: Equivalencia): '' | 'valeria.' => (situacaoOf(equivalencia).wouldHold ? 'valeria.' : '')

export const textOf = ({ atividadeOfertada: a, atividadeEquivalente: b, situacao }: Equivalencia): string =>
  [a?.nome, a?.codigo, b?.nome, b?.codigo, situacao].filter(Boolean).join(' ')

/** Whether an activity stands on either side. */
export const speaksOf = ({ atividadeOfertada: a, atividadeEquivalente: b }: Equivalencia, id: number): boolean =>
  a?.id === id || b?.id === id

/** "Cobre 80% do conteúdo". */
export const coverage = (t: Translate, format: Formats, { percentualConteudo: part }: Equivalencia): string | null =>
  part == null ? null : t('curso.equivalencias.conteudo', { percentual: format.number(part) })

export const direction = (t: Translate, equivalencia: Equivalencia): string | null =>
  equivalencia.bidirecional == null
    ? null
    : t(`curso.equivalencias.${modeOf(equivalencia)}${equivalencia.bidirecional ? 'bothWays' : 'oneWay'}`)

/** "De 03/02/2025 a 08/05/2029", as far as it is told; words in place of a date stand as the service wrote them. */
export function vigencia(t: Translate, format: Formats, equivalencia: Equivalencia): string | null {
  const mode = modeOf(equivalencia)
  const told = (day: string | null | undefined) =>
    format.dateShort(day) || (/^\s*\d/.test(day ?? '') ? '' : tame(day).trim())
  const [inicio, fim] = [told(equivalencia.vigenciaInicio), told(equivalencia.vigenciaFim)]
  if (inicio && fim) return t(`curso.equivalencias.${mode}fromUntil`, { inicio, fim })
  if (inicio) return t(`curso.equivalencias.${mode}since`, { inicio })
  return fim ? t(`curso.equivalencias.${mode}ate`, { fim }) : null
}
