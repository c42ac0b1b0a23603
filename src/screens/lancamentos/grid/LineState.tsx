/** The status of a line as a label, the legend of its signs, and the reason of a refusal in words. */
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { StateLabel } from '@/ui/data/StateLabel'
import { signs, type Tone } from '@/ui/look/tone'
import { describeError } from '../../shared/describeError'
import { type Line, type LineStatus, type Refusal, stateOf } from '../book/line'
import { useGradebookView } from '../context'
import styles from './LineState.module.css'

const tones: Record<LineStatus, Tone> = {
  withError: 'bad',
  conflict: 'warn',
  refused: 'bad',
  notPublished: 'bad',
  notClosed: 'bad',
  doubt: 'warn',
  unsent: 'warn',
  toPublish: 'warn',
  toClose: 'warn',
  sending: 'info',
  received: 'info',
  uncertain: 'warn',
  confirmed: 'ok',
  unconfirmed: 'bad',
}

/** @param short Shows only the sign, beside the name; the word is for screen readers and the tooltip. */
export function LineState({ line, short = false }: { line: Line; short?: boolean }) {
  const t = useT()
  const state = stateOf(line)
  if (!state) return null
  const word = t(`lancamentos.state.${state}`)
  if (!short) return <StateLabel tone={tones[state]}>{word}</StateLabel>
  return (
    <span className={styles.short} title={word}>
      <StateLabel tone={tones[state]}>
        <span className="visually-hidden">{word}</span>
      </StateLabel>
    </span>
  )
}

/** Explains the signs of what was sent, which stand without a word in the compact grid. */
export function SignsLegend() {
  const t = useT()
  return <>{t('lancamentos.signs.legend', { received: signs[tones.received], confirmed: signs[tones.confirmed] })}</>
}

/** Why a line or a cell was refused: the portal's own sentence, or the words of the service. */
export function Reason({ refusal }: { refusal: Refusal }) {
  const t = useT()
  const { columns } = useGradebookView()
  const titleOf = (key: string | null) => columns.find(({ chave }) => chave === key)?.titulo
  const { motivo, chave, error, marks } = refusal
  if (motivo !== 'service' && motivo !== 'becoming') {
    if (chave === null) return <>{t('lancamentos.refusal.line')}</>
    const avaliacao = titleOf(chave)
    // where no student has the evaluation any more, its name is not known either
    if (avaliacao === undefined) return <>{t('lancamentos.refusal.goneNameless')}</>
    return <>{t(`lancamentos.refusal.${motivo}`, { avaliacao: tame(avaliacao) })}</>
  }
  const { message, fromService, fields } = error
    ? describeError(t, error)
    : { message: '', fromService: false, fields: {} }
  const words = [...new Set([message, ...Object.values(fields)])].join(' ')
  const not = [...(marks ?? [])].map(([key, becomes]) =>
    t(becomes === 'fechada' ? 'lancamentos.refusal.notClosed' : 'lancamentos.refusal.notPublished', {
      avaliacao: tame(titleOf(key) ?? ''),
    }),
  )
  return (
    <>
      {not.map((sentence) => `${sentence} `)}
      {fromService ? <ServiceText>{words}</ServiceText> : words}
    </>
  )
}
