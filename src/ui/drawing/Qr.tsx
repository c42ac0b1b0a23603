/**
 * A QR code in ink on paper, with its quiet margin. Beside it stands in words what it holds; hidden from speech. Made
 * here, because a picture made by somebody else's service would tell them the address. Fetched only by what prints it.
 */
import { encode } from 'uqr'

/** The code as rows of cells, dark where true, with its margin. */
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
