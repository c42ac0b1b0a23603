// Cells to a file and from a copied block: nothing is lost, nothing runs as a formula.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCells, protectCell, unprotectCell } from '@/domain/spreadsheet'

describe('a file for a spreadsheet', () => {
  test.each([
    '=1+1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '+SUM(A1)',
    '-2+3',
    '@cmd',
    '\tx',
    '\rx',
    '\0x',
    '=HYPERLINK("http://x")',
    "'=1",
    '-',
  ])('%j cannot run as a formula', (cell) => {
    expect(protectCell(cell)).toBe(`'${cell}`)
    expect(unprotectCell(protectCell(cell))).toBe(cell)
  })
  test.each(['7,5', '-3', '+8', 'Ana', '', "D'Ávila", "'Ana'", '10.0'])('%j stays as it is', (cell) => {
    expect(protectCell(cell)).toBe(cell)
    expect(unprotectCell(cell)).toBe(cell)
  })
})

describe('a copied block', () => {
  test.each([
    ['7,5\n8\n9', [['7,5'], ['8'], ['9']]],
    ['7,5\r\n8\r\n', [['7,5'], ['8']]],
    [
      'Ana\t7,5\nBia\t8',
      [
        ['Ana', '7,5'],
        ['Bia', '8'],
      ],
    ],
    ['"Ana\nPrado"\t7', [['Ana\nPrado', '7']]],
    ['"a ""b"""\t1', [['a "b"', '1']]],
    ['"sem fim\t1', [['"sem fim', '1']]],
    ['7"\t8', [['7"', '8']]],
    [
      '1;2\n3;4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['\t\t', [['', '', '']]],
    ['', []],
  ])('%j', (text, cells) => {
    expect(parseCells(text)).toEqual(cells)
  })
  test('rubbish of any kind is cells, never an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const row of parseCells(text)) for (const value of row) expect(typeof value).toBe('string')
      }),
    )
  })
})
