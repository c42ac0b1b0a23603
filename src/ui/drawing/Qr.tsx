/** A QR code, generated in the browser so that no other service learns the address. Its text stands beside it. */
import { encode } from 'uqr'

/** The code as rows of cells, true where dark, with a margin of 4 cells. */
export const qrCells = (text: string): boolean[][] => encode(text, { ecc: 'L', border: 4 }).data

export function Qr({ text, size }: { text: string; size: string }) {
  const data = qrCells(text)
  const side = data.length
  const path = data
    .flatMap((line, row) => line.map((dark, column) => (dark ? `M${column} ${row}h1v1h-1z` : '')))
    .join('')
  return (
    <svg viewBox={`0 0 ${side} ${side}`} width={size} height={size} shapeRendering="crispEdges" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
