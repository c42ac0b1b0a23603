/** Cells from and to a spreadsheet: no formula is let in (src/README §7). Everything is text here. */

/** Excel reads UTF-8 only behind this mark. */
const bom = '\uFEFF'
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/
/** What a spreadsheet would run as a formula, signs of full width included. Leading apostrophes count, so that taking one away gives the text back. */
const startsFormula = (cell: string) =>
  ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\0'].includes(cell.replace(/^'+/, '').charAt(0))

/** The cell with an apostrophe before what a spreadsheet would take for a formula; plain numbers stay as they are. */
export const protectCell = (cell: string): string =>
  startsFormula(cell) && !plainNumber.test(cell) ? `'${cell}` : cell

/** Takes the apostrophe away again. */
export const unprotectCell = (cell: string): string =>
  cell.startsWith("'") && startsFormula(cell) ? cell.slice(1) : cell

/** Whether a reader could cut the cell in two, whichever sign it separates by; the comma of a plain number may stay. */
export const needsQuotes = (cell: string): boolean => /[,;\t"\r\n]/.test(cell) && !plainNumber.test(cell)

/** The cells of a text, each with what ended it ('' at the end of the text). A quote that nothing closes is part of the text. */
function* cellsOf(text: string, separator: string): Generator<[cell: string, end: string]> {
  const quoted = '"([^"]*(?:""[^"]*)*)"(?!")'
  const cell = new RegExp(`(?:${quoted})?([^${separator}\\r\\n]*)(\\r\\n|[${separator}\\r\\n]|$)`, 'gy')
  for (const [, inside = '', rest = '', end = ''] of text.matchAll(cell)) {
    yield [inside.replaceAll('""', '"') + rest, end]
    if (end === '') return
  }
}

const parts = (text: string, separator: string): boolean =>
  [...cellsOf(text, separator)].some(([, end]) => end === separator)

/** Tab where there is one outside quotes, else `;`: what spreadsheets copy, and what they save. A saved file may hold a tab in a cell. */
const separatorOf = (text: string, saved: boolean): string =>
  !(saved && parts(text, ';')) && parts(text, '\t') ? '\t' : ';'

/** The rows of a copied block or of a CSV file, apostrophes of protection taken away, without an empty last line. */
export function parseCells(text: string): string[][] {
  // the mark stands before a saved file, and before some copied blocks
  const saved = text.startsWith(bom)
  const plain = saved ? text.slice(1) : text
  const by = separatorOf(plain, saved)
  const rows: string[][] = [[]]
  for (const [cell, end] of cellsOf(plain, by)) {
    rows.at(-1)?.push(unprotectCell(cell))
    if (end !== by && end !== '') rows.push([])
  }
  // the last line end opens a row of one empty cell, which nobody wrote
  const last = rows.at(-1)
  if (last?.length === 1 && last[0] === '' && /[\r\n]$/.test(plain)) rows.pop()
  return plain === '' ? [] : rows
}
