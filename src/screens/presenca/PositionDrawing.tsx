/** The place without any map: a grid with a scale, the point and the accuracy circle. Hidden from speech: the text says it. */
import { niceMeters } from '@/ui/drawing/scale'
import styles from './PositionDrawing.module.css'

/** The drawing is this many units wide and high. */
const size = 300
const middle = size / 2

/** `accuracy` in metres, Infinity draws no circle. `scale` says how many metres a square is. */
export function PositionDrawing({ accuracy, scale }: { accuracy: number; scale: (meters: number) => string }) {
  const reach = Number.isFinite(accuracy) ? Math.max(20, accuracy * 1.3) : 200
  const units = middle / reach
  const square = niceMeters(reach / 2)
  const step = square * units
  const lines = Array.from({ length: Math.ceil(middle / step) * 2 - 1 }, (_, i) => {
    return middle + (i - Math.ceil(middle / step) + 1) * step
  })
  return (
    <figure className={styles.drawing}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
        {lines.map((at) => (
          <path key={at} className={styles.line} d={`M${at} 0V${size}M0 ${at}H${size}`} />
        ))}
        {Number.isFinite(accuracy) && <circle className={styles.circle} cx={middle} cy={middle} r={accuracy * units} />}
        <circle className={styles.point} cx={middle} cy={middle} r={7} />
      </svg>
      <figcaption>{scale(square)}</figcaption>
    </figure>
  )
}
