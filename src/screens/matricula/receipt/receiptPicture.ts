/** Draws the receipt as a picture on this device, from the same words, black on white for showing and printing. */
import { beginningOf, tame } from '@/ui/data/serviceWords'
import type { Fact } from './receipt'

export interface PictureWords {
  brand: string
  title: string
  label: string
  protocol: string
  state: string
  next: string
  /** A sentence with the time when the service reported the request. */
  read: string
  facts: readonly Pick<Fact, 'term' | 'lines'>[]
  documents: { title: string; names: readonly string[] } | null
  help: { title: string; lines: readonly string[] }
  where: string
  address: string
}

/** The width in pixels, about that of a phone's screen, for one column. */
const width = 1080
const margin = 72
const face = 'system-ui, sans-serif'

interface Line {
  text: string
  size: number
  bold: boolean
  above: number
}

const line = (text: string, size: number, above: number, bold = false): Line[] =>
  text ? [{ text: tame(text), size, bold, above }] : []

/** The lines of the picture from top to bottom, before wrapping. */
export function pictureLines(words: PictureWords): Line[] {
  const { address, brand, documents, facts, help, label, next, protocol, read, state, title, where } = words
  return [
    ...line(brand, 32, 0),
    ...line(title, 52, 16, true),
    ...line(protocol && label, 32, 40),
    ...line(protocol, 88, 4, true),
    ...line(state, 44, 40, true),
    ...line(next, 38, 8),
    ...line(read, 32, 8),
    ...facts.flatMap(({ lines, term }) => [...line(term, 32, 28), ...lines.flatMap((text) => line(text, 40, 2, true))]),
    ...(documents
      ? [...line(documents.title, 40, 48, true), ...documents.names.flatMap((name) => line(`☐ ${name}`, 36, 8))]
      : []),
    ...line(help.title, 40, 48, true),
    ...help.lines.flatMap((text) => line(text, 36, 8)),
    ...line(protocol && where, 32, 48),
    ...line(protocol && address, 32, 4),
  ]
}

type Pen = Pick<CanvasRenderingContext2D, 'font' | 'measureText'>
const fontOf = ({ bold, size }: Line) => `${bold ? 700 : 400} ${size}px ${face}`

function broken(pen: Pen, { text, ...rest }: Line): Line[] {
  pen.font = fontOf({ text, ...rest })
  const rows: string[] = []
  const room = width - 2 * margin
  /** Splits a word that is longer than a line, as an address may be. */
  const parts = (word: string): string[] => {
    let fits = word.length
    while (fits > 1 && pen.measureText(word.slice(0, fits)).width > room) fits -= 1
    // `beginningOf` keeps a character of two code units whole
    const first = beginningOf(word, fits) || word.slice(0, 2)
    return first.length < word.length ? [first, ...parts(word.slice(first.length))] : [word]
  }
  for (const word of text.split(/\s+/).flatMap(parts)) {
    const last = rows.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && pen.measureText(longer).width > room) rows.push(word)
    else rows[Math.max(0, rows.length - 1)] = longer
  }
  return rows.map((row, i) => ({ ...rest, text: row, above: i === 0 ? rest.above : 0 }))
}

/** Draws the receipt; `code`: QR cells of the consulting address, or null. @throws where the browser cannot draw. */
export async function drawReceipt(words: PictureWords, code: readonly (readonly boolean[])[] | null): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  const rows = pictureLines(words).flatMap((one) => broken(pen, one))
  const cell = code ? Math.floor(300 / code.length) : 0
  const text = rows.reduce((height, { above, size }) => height + above + Math.round(size * 1.3), 2 * margin)
  canvas.width = width
  canvas.height = text + (code ? cell * code.length : 0)
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = 'black'
  pen.textBaseline = 'top'
  let y = margin
  for (const row of rows) {
    pen.font = fontOf(row)
    y += row.above
    pen.fillText(row.text, margin, y)
    y += Math.round(row.size * 1.3)
  }
  code?.forEach((cells, down) => {
    cells.forEach((dark, across) => {
      if (dark) pen.fillRect(margin + across * cell, y + down * cell, cell, cell)
    })
  })
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!picture) throw new Error('This browser saves no pictures')
  return picture
}
