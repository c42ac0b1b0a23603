/** Tables as CSV with `;` and a BOM, for Brazilian spreadsheets; Papa Parse is loaded with the first file. */
import { needsQuotes, protectCell } from '@/domain/spreadsheet'
import { withTimeout } from '@/domain/withTimeout'

/** Excel needs this mark to read UTF-8. */
const bom = '\uFEFF'

/** The text of a file. No cell can run as a formula, whichever separator a spreadsheet assumes. */
export async function csvText(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papa } = await withTimeout(import('papaparse'))
  const cells = rows.map((row) => row.map(protectCell))
  // a row of one empty cell would be an empty line, which readers skip
  const alone = cells.every((row) => row.length === 1)
  const quotes = (cell: unknown) => (cell === '' ? alone : typeof cell === 'string' && needsQuotes(cell))
  return `${bom}${papa.unparse(cells, { delimiter: ';', newline: '\r\n', quotes })}\r\n`
}
