// Files for a spreadsheet: three readers get every table back, and no cell runs as a formula, by `;` or by `,`.
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { parseCells, protectCell, unprotectCell } from '@/domain/spreadsheet'
import { csvText } from '@/screens/shared/paper/csv'

const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ';', '\n', '\r', '=', "'", ',', 'a', '1', '+', '-', '@', '\t', ' ') }),
)
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }))

const readers: Record<string, (text: string, delimiter: ';' | ',') => string[][]> = {
  'Papa Parse': (text, delimiter) =>
    // the last line end opens a row that nobody wrote
    Papa.parse<string[]>(text.slice(1), { delimiter, newline: '\r\n' }).data.slice(0, -1),
  'csv-parse': (text, delimiter) =>
    parse(text, {
      bom: true,
      delimiter,
      recordDelimiter: '\r\n',
      relaxQuotes: delimiter === ',',
      relaxColumnCount: true,
      skipEmptyLines: false,
    }),
}

test('is UTF-8 with its mark, semicolons, CRLF, quotes where a reader could cut a cell', async () => {
  const rows = [
    ['Nome', 'Nota', 'Motivo'],
    ['Ana "Nina"; Souza', '7,5', 'Transferida, em maio'],
  ]
  expect(await csvText(rows)).toBe('\uFEFFNome;Nota;Motivo\r\n"Ana ""Nina""; Souza";7,5;"Transferida, em maio"\r\n')
})

test.each(Object.entries(readers))('every table survives the way out and back through %s', async (_, read) => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const text = await csvText(rows)
      expect(read(text, ';').map((row) => row.map(unprotectCell))).toEqual(rows)
      expect(parseCells(text), 'and through our own').toEqual(rows)
    }),
    { numRuns: 1000 },
  )
})

test.each(Object.entries(readers))(
  'a name with a formula behind a comma stays one cell in %s, separated by commas',
  async (_, read) => {
    const text = await csvText([['Ana,=1+1', 'Bia;=2+2', '=3+3', 'Caio']])
    for (const delimiter of [';', ','] as const) {
      for (const value of read(text, delimiter).flat()) expect(value).not.toMatch(/^[=+\-@\t\r\0]/)
    }
  },
)

test('no cell begins as a formula does, unless it is a plain number', () => {
  fc.assert(
    fc.property(cell, (value) => {
      const written = protectCell(value)
      if (!/^[+-]?\d+(?:[.,]\d+)?$/.test(written)) expect(written).not.toMatch(/^[=+\-@\t\r\0]/)
    }),
  )
})

test('an empty cell that is alone in its row is a row all the same', async () => {
  const text = await csvText([['Ana'], [''], ['Bia']])
  expect(text).toBe('\uFEFFAna\r\n""\r\nBia\r\n')
})
