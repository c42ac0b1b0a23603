/** One equivalence in words: what its state means, from when to when it holds, and what a search looks through. */
import { AtividadeResumida, Equivalencia, own } from '@/contract'
import { fold } from '@/domain/text'
import type { Formats, MessageKey, Translate } from '@/i18n'
import type { Tone } from '@/ui/look/tone'

/** The fields that are told by name; any other is a labelled value. */
export const known = Object.keys(Equivalencia.shape)
export const knownSide = Object.keys(AtividadeResumida.shape)

interface Situacao {
  tone: Tone
  verb: MessageKey
  label: MessageKey
  /** It does not count (yet): direction and period are written in the conditional. */
  wouldHold?: true
}
/** States known by their word; any other is shown as the service wrote it, without a colour. */
const situacoes: Record<string, Situacao> = {
  aceita: { tone: 'ok', verb: 'curso.equivalencias.countsAs', label: 'curso.equivalencias.situacao.aceita' },
  recusada: {
    tone: 'bad',
    verb: 'curso.equivalencias.countsNot',
    label: 'curso.equivalencias.situacao.recusada',
    wouldHold: true,
  },
  'em analise': {
    tone: 'info',
    verb: 'curso.equivalencias.mayCount',
    label: 'curso.equivalencias.situacao.emAnalise',
    wouldHold: true,
  },
  'a vigorar': { tone: 'info', verb: 'curso.equivalencias.willCount', label: 'curso.equivalencias.situacao.aVigorar' },
  vencida: { tone: 'warn', verb: 'curso.equivalencias.counted', label: 'curso.equivalencias.situacao.vencida' },
}

export const situacaoOf = ({ situacao }: Equivalencia): Situacao | undefined => own(situacoes, fold(situacao ?? ''))

/** "vale como", as far as its state is known. */
export const verbDe = (equivalencia: Equivalencia): MessageKey =>
  situacaoOf(equivalencia)?.verb ?? 'curso.equivalencias.countsAs'

const modeOf = (equivalencia: Equivalencia): '' | 'valeria.' => (situacaoOf(equivalencia)?.wouldHold ? 'valeria.' : '')

export const textOf = ({ atividadeOfertada: a, atividadeEquivalente: b, situacao }: Equivalencia): string =>
  [a?.nome, a?.codigo, b?.nome, b?.codigo, situacao].filter(Boolean).join(' ')

export const direction = (t: Translate, equivalencia: Equivalencia): string | null =>
  equivalencia.bidirecional == null
    ? null
    : t(`curso.equivalencias.${modeOf(equivalencia)}${equivalencia.bidirecional ? 'bothWays' : 'oneWay'}`)

/** "De 03/02/2025 a 08/05/2029", as far as it is told. */
export function vigencia(t: Translate, format: Formats, equivalencia: Equivalencia): string | null {
  const mode = modeOf(equivalencia)
  const inicio = format.dateShort(equivalencia.vigenciaInicio)
  const fim = format.dateShort(equivalencia.vigenciaFim)
  if (inicio && fim) return t(`curso.equivalencias.${mode}deAte`, { inicio, fim })
  if (inicio) return t(`curso.equivalencias.${mode}since`, { inicio })
  return fim ? t(`curso.equivalencias.${mode}ate`, { fim }) : null
}
