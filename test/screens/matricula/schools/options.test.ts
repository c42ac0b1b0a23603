// Series by age, as a network counts it, and what a family's own words become.
import { afterEach, expect, test } from 'vitest'
import { Matricula, repair } from '@/contract'
import { enrollmentOfNetwork } from '@/mock/rules/series'
import { nearFirst, seriesFor, serieChosen } from '@/screens/matricula/schools/options'
import { applySettings } from '@/settings'

afterEach(() => void applySettings({}))

/** Asks for 2027; `ids`: series of the rows that the service told. */
const request = (dataNasc: string, ids: number[] = []) => {
  const reservas = ids.map((id) => ({
    unidadeId: 1,
    serie: { id, descricao: `Série ${id}`, ordernacaoSerie: 100 - id },
  }))
  return repair(Matricula, { login: { dataNasc }, periodoLetivo: { codigo: '2027' }, reservas }).value
}
const series = [
  { id: 21, name: 'Pré', ageFrom: 4, ageTo: 5 },
  { id: 31, name: '1º ano', ageFrom: 6 },
  { id: 41, name: 'EJA' },
]
const fits = (dataNasc: string) => {
  applySettings({ enrollment: { series } })
  return seriesFor(request(dataNasc)).map((one) => one.fits)
}

test.each([
  ['four on the day that counts', '2023-03-31', [true, false, null]],
  ['four the day after it', '2023-04-01', [false, false, null]],
  ['five until the day after it', '2021-04-01', [true, false, null]],
  ['six on the day that counts', '2021-03-31', [false, true, null]],
])('a child that is %s', (_, dataNasc, all) => {
  expect(fits(dataNasc)).toEqual(all)
})

test('without settings the service’s own series, in its order; one alone is nothing to choose from', () => {
  expect(seriesFor(request('2021-01-01', [21])).map(({ id }) => id)).toEqual([])
  expect(seriesFor(request('2021-01-01', [21, 31, 21])).map(({ id }) => id)).toEqual([31, 21])
})

test('those that fit come first with the one that was chosen; all where none is known to fit', () => {
  const of = (id: number, is: boolean | null) => ({ id, descricao: `${id}`, fits: is })
  const ids = ({ near, far }: ReturnType<typeof nearFirst>) => [near.map(({ id }) => id), far.map(({ id }) => id)]
  const some = [of(1, false), of(2, true), of(3, null)]
  expect(ids(nearFirst(some, 0))).toEqual([[2], [1, 3]])
  expect(ids(nearFirst(some, 3))).toEqual([[2, 3], [1]])
  expect(ids(nearFirst([of(1, false), of(3, null)], 3))).toEqual([[1, 3], []])
})

test('what is chosen or written travels with its number where that is known, else as it was written', () => {
  const options = [{ id: 31, descricao: '1º ano', fits: null }]
  expect(serieChosen(options, '31')).toEqual({ serieId: 31, descricaoSerie: '1º ano' })
  expect(serieChosen(options, ' 1º ANO')).toEqual({ serieId: 31, descricaoSerie: '1º ano' })
  expect(serieChosen(options, ' 2º ano ')).toEqual({ serieId: 0, descricaoSerie: '2º ano' })
})

test.each(['2027-03-31', '2027-04-01', '2027-06-20', '2027-12-31'])(
  'a baby born on %s is offered Berçário I first in 2027',
  (dataNasc) => {
    applySettings({ enrollment: enrollmentOfNetwork })
    const { value } = repair(Matricula, { login: { dataNasc }, periodoLetivo: { codigo: '2027' } })
    const { near } = nearFirst(seriesFor(value), 0)
    expect(near.map(({ id, fits }) => [id, fits])).toEqual([[10, true]])
  },
)
