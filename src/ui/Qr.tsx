/** A QR code in ink on paper, with its quiet margin. Beside it stands in words what it holds; hidden from speech. */
import { qrDe } from './qr'

const quiet = 4

/** Nothing when the text is too long for a small code: the words beside it serve alone. */
export function Qr({ text, size }: { text: string; size: string }) {
  const squares = qrDe(text)
  if (!squares) return null
  const side = squares.length + 2 * quiet
  const path = squares
    .flatMap((line, row) => line.map((dark, column) => (dark ? `M${column + quiet} ${row + quiet}h1v1h-1z` : '')))
    .join('')
  return (
    <svg viewBox={`0 0 ${side} ${side}`} width={size} height={size} shapeRendering="crispEdges" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
