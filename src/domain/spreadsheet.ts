/** Reads and writes spreadsheet cells, all as text, without letting a formula in (src/README §7). */

/** Excel reads UTF-8 only behind this byte order mark. */
const bom = '\uFEFF'
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/
/**
 * Whether a spreadsheet would run the cell as a formula, full-width signs included. Leading apostrophes are skipped, so
 * that protecting and unprotecting give the same text back.
 */
const startsFormula = (cell: string) =>
  ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\0'].includes(cell.replace(/^'+/, '').charAt(0))

/** The cell with an apostrophe before a would-be formula; plain numbers stay unchanged. */
export const protectCell = (cell: string): string =>
  startsFormula(cell) && !plainNumber.test(cell) ? `'${cell}` : cell

/** Removes the apostrophe of `protectCell`. */
export const unprotectCell = (cell: string): string =>
  cell.startsWith("'") && startsFormula(cell) ? cell.slice(1) : cell

/**
 * Whether a separator or quote could split the cell, whatever the separator is; the comma of a plain number is allowed.
 */
export const needsQuotes = (cell: string): boolean => /[,;\t"\r\n]/.test(cell) && !plainNumber.test(cell)

/** The cells of a text, each with its terminator ('' at the end of the text). An unclosed quote is part of the text. */
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

/**
 * A tab where there is one outside quotes (copied blocks), otherwise `;` (saved files). Saved files may hold a tab
 * inside a cell.
 */
const separatorOf = (text: string, saved: boolean): string =>
  !(saved && parts(text, ';')) && parts(text, '\t') ? '\t' : ';'

/** The rows of a copied block or of a CSV file, without protecting apostrophes and without an empty last line. */
export function parseCells(text: string): string[][] {
  // the mark precedes saved files, and some copied blocks
  const saved = text.startsWith(bom)
  const plain = saved ? text.slice(1) : text
  const by = separatorOf(plain, saved)
  const rows: string[][] = [[]]
  for (const [cell, end] of cellsOf(plain, by)) {
    rows.at(-1)?.push(unprotectCell(cell))
    if (end !== by && end !== '') rows.push([])
  }
  // the last line break opens a row of one empty cell, which nobody wrote
  const last = rows.at(-1)
  if (last?.length === 1 && last[0] === '' && /[\r\n]$/.test(plain)) rows.pop()
  return plain === '' ? [] : rows
}
