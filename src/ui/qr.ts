/**
 * A QR code of a short text, such as the address of a page (ISO/IEC 18004): bytes, error correction L, versions 1 to 5,
 * which need one block each. Made here, because a picture made by somebody else's service would tell them the address.
 */

/** Bytes of data and of correction by version, counted from 1. */
const sizes = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const

/** Powers of 2 in the field of 256 elements (x⁸ + x⁴ + x³ + x² + 1), and their logarithms. */
const power: number[] = []
const log: number[] = []
for (let i = 0, x = 1; i < 255; i++) {
  power[i] = x
  log[x] = i
  x = x & 0x80 ? ((x << 1) ^ 0x11d) & 0xff : x << 1
}
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (power[((log[a] ?? 0) + (log[b] ?? 0)) % 255] ?? 0)

/** The bytes of correction: what is left of the data divided by the generator of that degree. */
function correction(data: readonly number[], degree: number): number[] {
  let generator = [1]
  for (let i = 0; i < degree; i++) {
    const next = Array.from({ length: generator.length + 1 }, () => 0)
    generator.forEach((factor, at) => {
      next[at] = (next[at] ?? 0) ^ factor
      next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, power[i] ?? 0)
    })
    generator = next
  }
  const rest = [...data, ...Array.from({ length: degree }, () => 0)]
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] ?? 0
    generator.forEach((factor, at) => (rest[i + at] = (rest[i + at] ?? 0) ^ times(factor, lead)))
  }
  return rest.slice(data.length)
}

/** Mode, length, text, end and padding as bytes. */
function codewords(bytes: Uint8Array, room: number): number[] {
  const bits = `0100${bytes.length.toString(2).padStart(8, '0')}${[...bytes].map((b) => b.toString(2).padStart(8, '0')).join('')}0000`
  const words = (bits.match(/.{1,8}/g) ?? []).map((word) => parseInt(word.padEnd(8, '0'), 2))
  for (let i = 0; words.length < room; i++) words.push(i % 2 === 0 ? 0xec : 0x11)
  return words.slice(0, room)
}

/** The fifteen bits that tell correction L and mask 0, with a correction of their own. */
const format = '111011111000100'

/**
 * The squares of the code by row, true = dark, without the quiet margin of four squares that it needs around it.
 * Null when the text is too long for it (more than 106 bytes).
 */
export function qrDe(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = sizes.findIndex(([room]) => bytes.length + 2 <= room) + 1
  const [room, degree] = sizes[version - 1] ?? [0, 0]
  if (room === 0) return null
  const size = 17 + version * 4
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, (): boolean | null => null))
  const set = (row: number, column: number, value: boolean) => {
    const line = dark[row]
    if (line && column >= 0 && column < size) line[column] = value
  }
  // finders with their light frame, the alignment, and the dotted lines between them
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let r = -1; r < 8; r++)
      for (let c = -1; c < 8; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3))
        set(top + r, left + c, ring !== 2 && ring !== 4)
      }
  if (version > 1)
    for (let r = -2; r < 3; r++)
      for (let c = -2; c < 3; c++) set(size - 7 + r, size - 7 + c, Math.max(Math.abs(r), Math.abs(c)) !== 1)
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  // the format twice, and the square that is always dark
  for (let i = 0; i < 15; i++) {
    const value = format[i] === '1'
    if (i < 6) set(8, i, value)
    else if (i < 8) set(8, i + 1, value)
    else if (i === 8) set(7, 8, value)
    else set(14 - i, 8, value)
    if (i < 7) set(size - 1 - i, 8, value)
    else set(8, size - 15 + i, value)
  }
  set(size - 8, 8, true)
  // the rest in columns of two, from the right, up and down by turns
  const data = codewords(bytes, room)
  const stream = [...data, ...correction(data, degree)].map((word) => word.toString(2).padStart(8, '0')).join('')
  let at = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    // the dotted line has a column to itself
    if (right === 6) right = 5
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i
      for (const column of [right, right - 1]) {
        if (dark[row]?.[column] !== null) continue
        const bit = stream[at++] === '1'
        set(row, column, (row + column) % 2 === 0 ? !bit : bit)
      }
    }
  }
  return dark.map((line) => line.map(Boolean))
}
