/** Cells from and to a spreadsheet: no formula is let in (src/README §7). Everything is text here. */

/** Excel reads UTF-8 only behind this mark. */
const bom = '\uFEFF'
const separator = ';'
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/
/** What a spreadsheet would run as a formula. Leading apostrophes count, so that taking one away gives the text back. */
const startsFormula = (cell: string) =>
  ['=', '+', '-', '@', '\t', '\r', '\0'].includes(cell.replace(/^'+/, '').charAt(0))

/** The cell with an apostrophe before what a spreadsheet would take for a formula; plain numbers stay as they are. */
export const protectCell = (cell: string): string =>
  startsFormula(cell) && !plainNumber.test(cell) ? `'${cell}` : cell

/** Takes the apostrophe away again. */
export const unprotectCell = (cell: string): string =>
  cell.startsWith("'") && startsFormula(cell) ? cell.slice(1) : cell

/** Whether a reader could cut the cell in two, whichever sign it separates by; the comma of a plain number may stay. */
export const needsQuotes = (cell: string): boolean => /[,;\t"\r\n]/.test(cell) && !plainNumber.test(cell)

/** The end of a quoted cell that begins at `start`, or -1 where nothing closes it: then the quote is part of the text. */
function closing(text: string, start: number): number {
  for (let i = text.indexOf('"', start + 1); i !== -1; i = text.indexOf('"', i + 2)) {
    if (text.charAt(i + 1) !== '"') return i
  }
  return -1
}

/** Walks the cells of a text; `visit` is told each cell and what ended it ('' at the end of the text). */
function walk(text: string, ends: ReadonlySet<string>, visit: (cell: string, end: string) => void): void {
  let at = 0
  for (;;) {
    const close = text.charAt(at) === '"' ? closing(text, at) : -1
    const quoted = close === -1 ? '' : text.slice(at + 1, close).replaceAll('""', '"')
    let stop = close === -1 ? at : close + 1
    while (stop < text.length && !ends.has(text.charAt(stop))) stop += 1
    const end = text.charAt(stop)
    visit(quoted + text.slice(close === -1 ? at : close + 1, stop), end)
    if (end === '') return
    at = stop + (end === '\r' && text.charAt(stop + 1) === '\n' ? 2 : 1)
  }
}

/** Tab where there is one outside quotes, else `;`: what spreadsheets copy, and what they save. */
function separatorOf(text: string): string {
  let found: string = separator
  walk(text, new Set(['\t', '\r', '\n']), (_, end) => {
    if (end === '\t') found = '\t'
  })
  return found
}

/** The rows of a copied block or of a CSV file, apostrophes of protection taken away, without an empty last line. */
export function parseCells(text: string): string[][] {
  // the mark stands before a saved file, never before a copied block
  const saved = text.startsWith(bom)
  const plain = saved ? text.slice(1) : text
  const by = saved ? separator : separatorOf(plain)
  const rows: string[][] = [[]]
  walk(plain, new Set([by, '\r', '\n']), (cell, end) => {
    rows.at(-1)?.push(unprotectCell(cell))
    if (end === '\r' || end === '\n') rows.push([])
  })
  // the last line end opens a row of one empty cell, which nobody wrote
  const last = rows.at(-1)
  if (last?.length === 1 && last[0] === '' && /[\r\n]$/.test(plain)) rows.pop()
  return plain === '' ? [] : rows
}
