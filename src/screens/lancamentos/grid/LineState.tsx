/** Where a line stands, in a word. */
import { useT } from '@/i18n'
import { StateLabel } from '@/ui/data/StateLabel'
import type { Tone } from '@/ui/look/tone'
import styles from './LineState.module.css'
import { type LineStatus, stateOf, type Line } from '../book/line'

const tons: Record<LineStatus, Tone> = {
  comErro: 'bad',
  conflito: 'warn',
  recusada: 'bad',
  duvida: 'warn',
  naoEnviada: 'warn',
  enviando: 'info',
  recebida: 'info',
  incerta: 'warn',
  confirmada: 'ok',
  naoConfirmada: 'bad',
}

/** @param short only its sign, beside the name: the word is spoken, and told where one points at it. */
export function LineState({ line, short = false }: { line: Line; short?: boolean }) {
  const t = useT()
  const state = stateOf(line)
  if (!state) return null
  const word = t(`lancamentos.estado.${state}`)
  if (!short) return <StateLabel tone={tons[state]}>{word}</StateLabel>
  return (
    <span className={styles.short} title={word}>
      <StateLabel tone={tons[state]}>
        <span className="visually-hidden">{word}</span>
      </StateLabel>
    </span>
  )
}
