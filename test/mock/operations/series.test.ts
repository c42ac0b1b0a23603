import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, ageOn31March, enrollmentYear } from '@/domain/dates'
import { isDia } from '@/domain/dia'
import { cursoOfSerie } from '@/mock/rules/curso'
import { documentosOf } from '@/mock/rules/papers'
import {
  bandOf,
  serieOf,
  serieReason,
  series,
  nextSerie,
  serieInWords,
  suggestedSerie,
  standing,
} from '@/mock/rules/series'
import { cursos } from '@/mock/seed/activities'

const must = (id: number) => {
  const serie = serieOf(id)
  if (!serie) throw new Error(`no series ${id}`)
  return serie
}

describe('31 March', () => {
  // The table for the school year 2027.
  test.each([
    [10, '2026-04-01', '2027-12-31'],
    [11, '2025-04-01', '2026-03-31'],
    [12, '2024-04-01', '2025-03-31'],
    [13, '2023-04-01', '2024-03-31'],
    [20, '2022-04-01', '2023-03-31'],
    [21, '2021-04-01', '2022-03-31'],
    [31, '2020-04-01', '2021-03-31'],
    [32, '2019-04-01', '2020-03-31'],
    [35, '2016-04-01', '2017-03-31'],
    [39, '2012-04-01', '2013-03-31'],
  ])('series %i takes from %s to %s', (id, from, until) => {
    expect(bandOf(must(id), 2027)).toEqual({ from, until })
    expect(standing(from, must(id), 2027)).toBe('fits')
    expect(standing(until, must(id), 2027)).toBe('fits')
    expect(standing(addDays(until, 1), must(id), 2027)).toBe('young')
    expect(standing(addDays(from, -1), must(id), 2027)).toBe('old')
  })

  test.each([
    ['Davi', '2021-05-10', 21],
    ['Lia', '2021-03-31', 31],
    ['Téo', '2021-04-01', 21],
  ])('%s, born %s, goes to series %i in 2027', (_, dataNasc, id) => {
    expect(suggestedSerie(dataNasc, 2027)?.id).toBe(id)
  })

  test('too young is refused, an age gap only outside Ensino Fundamental', () => {
    const mayEnroll = (dataNasc: string, id: number) => serieReason(dataNasc, must(id), 2027) === null
    expect(mayEnroll('2021-04-01', 31)).toBe(false)
    expect(mayEnroll('2010-01-01', 31)).toBe(true)
    expect(mayEnroll('2021-03-31', 21)).toBe(false)
    expect(mayEnroll('2012-03-31', 42)).toBe(true)
    expect(mayEnroll('2012-04-01', 42)).toBe(false)
    expect(mayEnroll('1950-01-01', 41)).toBe(true)
  })

  test('every child up to the 9º ano has one series, which fits its age at 31 March', () => {
    const ano = fc.integer({ min: 2024, max: 2040 })
    const born = fc.integer({ min: -14 * 365, max: 270 })
    fc.assert(
      fc.property(ano, born, (year, days) => {
        const dataNasc = addDays(`${year}-04-01`, days)
        const fitting = series.filter((s) => s.stage !== 'eja' && standing(dataNasc, s, year) === 'fits')
        expect(fitting).toHaveLength(1)
        expect(suggestedSerie(dataNasc, year)).toBe(fitting[0])
        expect(Math.max(0, ageOn31March(dataNasc, year))).toBe(fitting[0]?.age)
      }),
    )
  })
})

describe('series', () => {
  test('come in order, each with its own id, and the next one follows', () => {
    expect(new Set(series.map((s) => s.id)).size).toBe(17)
    const order = series.map((s) => s.ordernacaoSerie)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(nextSerie(37)?.descricao).toBe('8º ano do Ensino Fundamental')
    expect(nextSerie(21)?.id).toBe(31)
    expect(nextSerie(39)).toBeNull()
    expect(nextSerie(42)).toBeNull()
    expect(nextSerie(999)).toBeNull()
  })

  test('the 1º and the 9º ano are of Ensino Fundamental, what stands beside them is not', () => {
    const courses = [21, 31, 39, 41].map((serieId) => cursoOfSerie(serieId).idCurso)
    const { eja, fundamental } = cursos
    expect(courses).toEqual([cursos.infantil.id, fundamental.id, fundamental.id, eja.id])
  })

  test.each([
    ['mother', 31, 1, false, false],
    ['father', 31, 2, false, false],
    ['legal guardian', 31, 3, true, false],
    ['grandmother', 31, 4, true, false],
    ['student', 42, 8, false, false],
    ['another person', 31, 9, true, false],
    ['mother, in day care', 13, 1, false, true],
    ['mother, in pre-school', 21, 1, false, true],
  ])('papers of a new place, asked by the %s', (_, serieId, grau, custody, vaccines) => {
    const papers = documentosOf('cadastrar', serieOf(serieId), grau)
    expect([papers.includes('Documento de guarda ou tutela'), papers.includes('Carteira de vacinação')]).toEqual([
      custody,
      vaccines,
    ])
  })

  test.each([
    [31, '2º ano do Ensino Fundamental', 31],
    [0, '2º ANO do ensino fundamental', 32],
    [0, 'Catequese', 0],
    [0, '', 0],
  ])('%i and %j ask for %i: the words count where no number came', (id, words, asked) => {
    expect(serieInWords(id, words)).toBe(asked)
  })

  test.each([
    ['2026-06-30', 2026],
    ['2026-07-01', 2027],
    ['2026-12-31', 2027],
    ['2027-01-01', 2027],
  ])('on %s families enroll for %i', (today, ano) => {
    expect(enrollmentYear(today)).toBe(ano)
  })
})

describe('days', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2021-04-31', false],
    ['2021-13-01', false],
    ['2021-00-10', false],
    ['21-01-01', false],
    ['2021-1-1', false],
    ['2021-01', false],
    ['0000-01-01', false],
    ['2021-01-01T00:00', false],
  ])('%s: %s', (text, right) => {
    expect(isDia(text)).toBe(right)
  })
})
