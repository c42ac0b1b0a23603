/**
 * Absences against their limit, in words and in a drawing that says the same: one mark each up to 30, a bar above that.
 * `TallyLabel` stands beside a heading or a name, where its late arrival moves nothing.
 */
import { Fragment } from 'react'
import { useT } from '@/i18n'
import { StateLabel } from './StateLabel'
import styles from './Tally.module.css'
import { type TallyProps, tallyText } from './tallyWords'

/** Up to this many marks can be counted by eye. */
const countable = 30
/** Share of the limit at which a thin line without colour is drawn. */
const early = 0.3

export function TallyLabel({ band, over = false }: Pick<TallyProps, 'band' | 'over'>) {
  const t = useT()
  if (band === 'noLimit' || band === 'normal' || (over && band === 'near')) return null
  return <StateLabel tone={band === 'near' ? 'warn' : 'bad'}>{t(`frame.ui.tally.${band}`)}</StateLabel>
}

export function Tally(props: TallyProps) {
  const { faltas, limite, band } = props
  const t = useT()
  const drawn = band !== 'noLimit' && limite
  const Drawing = Math.max(faltas, limite ?? 0) > countable ? Bar : Marks
  return (
    <div className={styles.tally} data-band={band}>
      <p className={styles.words}>{tallyText(t, props)}</p>
      {drawn && <Drawing faltas={faltas} limite={limite} />}
    </div>
  )
}

/** Keeps the place of a tally that loads, or that failed (`drawn` false), so that nothing below moves. */
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
