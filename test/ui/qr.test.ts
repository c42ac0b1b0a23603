// The squares of a QR code. The two whole codes were read back by an independent reader before they were written down.
import { describe, expect, test } from 'vitest'
import { qrDe } from '@/ui/qr'

const drawn = (text: string) => qrDe(text)?.map((line) => line.map((dark) => (dark ? '#' : '.')).join(''))

describe('whole codes', () => {
  test.each([
    [
      'a',
      [
        '#######..#.##.#######',
        '#.....#..###..#.....#',
        '#.###.#.##.##.#.###.#',
        '#.###.#..#.#..#.###.#',
        '#.###.#...#.#.#.###.#',
        '#.....#.....#.#.....#',
        '#######.#.#.#.#######',
        '........##.##........',
        '###.########.##...#..',
        '..#.##.#..#...#...##.',
        '....#.#####.#...#...#',
        '##.#.#...##...#...#..',
        '##..####....#.#.#.#.#',
        '........##.#.#.#.#.##',
        '#######.#..#.###.####',
        '#.....#.######.###...',
        '#.###.#.#.##.###.##.#',
        '#.###.#...#...#...##.',
        '#.###.#.##..#...#...#',
        '#.....#.##....#...##.',
        '#######.##..#.#.#.###',
      ],
    ],
    [
      'https://x.br/boletim',
      [
        '#######...#....#..#######',
        '#.....#..#...####.#.....#',
        '#.###.#.#..#..#...#.###.#',
        '#.###.#..#..#.##..#.###.#',
        '#.###.#..#..####..#.###.#',
        '#.....#...####.#..#.....#',
        '#######.#.#.#.#.#.#######',
        '........#..#.####........',
        '###.#####...##.####...#..',
        '.####...##.##...####....#',
        '.##.#.#.#.###....#..#.###',
        '.#.#.#.#.##.###.#####..#.',
        '##...####.##..######.#.##',
        '.....#....##....###..#..#',
        '#..#..#.###..#..#.##..###',
        '.#..#..##..#.....##.#..#.',
        '#.###.#.#.#.#...######...',
        '........######.##...##.##',
        '#######.#..##.###.#.##.##',
        '#.....#.#.#.###.#...##.#.',
        '#.###.#.####..#.######.##',
        '#.###.#...##..#.#..####..',
        '#.###.#.##...#.#.#..#...#',
        '#.....#.####...###..##.#.',
        '#######.##..#...#..#...##',
      ],
    ],
  ])('%s', (text, rows) => {
    expect(drawn(text)).toEqual(rows)
  })
})

describe('for every length', () => {
  test.each([
    [17, 21],
    [18, 25],
    [32, 25],
    [33, 29],
    [53, 29],
    [54, 33],
    [78, 33],
    [79, 37],
    [106, 37],
  ])('%s bytes are %s squares wide, with the three corners that a phone looks for', (length, size) => {
    const rows = drawn('x'.repeat(length)) ?? []
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: size }, () => size))
    const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner)
    expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner)
    expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner)
    // the dotted lines between the corners
    expect(rows[6]?.slice(8, -8)).toMatch(/^(?:#\.)*#$/)
    expect(
      rows
        .slice(8, -8)
        .map((row) => row[6])
        .join(''),
    ).toMatch(/^(?:#\.)*#$/)
  })

  test('bytes count, not letters; what is too long has no code', () => {
    expect(drawn('ã'.repeat(53))).toHaveLength(37)
    expect(qrDe('ã'.repeat(54))).toBeNull()
    expect(qrDe('x'.repeat(107))).toBeNull()
  })
})
