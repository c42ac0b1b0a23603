/**
 * Absences against their limit: words first, and a drawing that says the same. Up to 30 one mark each, above a bar. The label
 * of who is near stands where its coming moves nothing, beside a heading or a name.
 */
import { Fragment } from 'react'
import { useT } from '@/i18n'
import { StateLabel } from './StateLabel'
import styles from './Tally.module.css'
import { type TallyState, tallyState, tallyText } from './tallyWords'
import type { Tone } from '../look/tone'

export interface TallyProps {
  faltas: number
  /** 0 or null: no limit known, only the number is shown. */
  limite: number | null
  /** The period has ended: what is left is not mentioned, and nobody comes near any more. */
  over?: boolean
}

/** So many marks can still be counted by the eye. */
const countable = 30
/** A thin line without colour where a good part of the limit is used. */
const early = 0.3

const labels = { near: 'frame.ui.tally.near', at: 'frame.ui.tally.at', above: 'frame.ui.tally.above' } as const
const tones: Record<keyof typeof labels, Tone> = { near: 'warn', at: 'bad', above: 'bad' }
const labelled = (state: TallyState): state is keyof typeof labels => state in labels

export function TallyLabel({ faltas, limite, over = false }: TallyProps) {
  const t = useT()
  const state = tallyState(faltas, limite)
  if (over && state === 'near') return null
  return labelled(state) ? <StateLabel tone={tones[state]}>{t(labels[state])}</StateLabel> : null
}

export function Tally({ faltas, limite, over = false }: TallyProps) {
  const t = useT()
  const state = tallyState(faltas, limite)
  const drawn = state !== 'unknown' && limite
  const Drawing = Math.max(faltas, limite ?? 0) > countable ? Bar : Marks
  return (
    <div className={styles.tally} data-state={state}>
      <p className={styles.words}>{tallyText(t, faltas, limite, over)}</p>
      {drawn && <Drawing faltas={faltas} limite={limite} />}
    </div>
  )
}

/** Holds the place of a tally that is being read, or (not `drawn`) failed, so that nothing below moves. */
export function TallyWaiting({ drawn = true }: { drawn?: boolean }) {
  return (
    <div className={styles.tally} aria-hidden="true">
      <span className={styles.waitingWords} />
      <span className={styles.waitingMarks} data-drawn={drawn} />
    </div>
  )
}

interface DrawingProps {
  faltas: number
  limite: number
}

/** One stroke per absence, an empty one for each that remains, in fives as people count. */
function Marks({ faltas, limite }: DrawingProps) {
  const total = Math.max(faltas, limite)
  const tick = Math.ceil(limite * early)
  return (
    <span className={styles.marks} aria-hidden="true">
      {Array.from({ length: Math.ceil(total / 5) }, (_, five) => (
        <span key={five} className={styles.five}>
          {Array.from({ length: Math.min(5, total - five * 5) }, (_, one) => {
            const n = five * 5 + one
            const mark = n >= limite ? 'over' : n < faltas ? 'falta' : 'left'
            return (
              <Fragment key={one}>
                <i data-mark={mark} />
                {n + 1 === tick && <b />}
              </Fragment>
            )
          })}
        </span>
      ))}
    </span>
  )
}

function Bar({ faltas, limite }: DrawingProps) {
  const total = Math.max(faltas, limite)
  const share = (part: number) => `${(part / total) * 100}%`
  return (
    <span className={styles.bar} aria-hidden="true">
      <i data-mark="falta" style={{ width: share(faltas) }} />
      <b style={{ left: share(limite * early) }} />
      {faltas > limite && <b data-mark="limit" style={{ left: share(limite) }} />}
    </span>
  )
}
