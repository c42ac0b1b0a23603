// The school that a typed address stands for: one of the best, and none where the words say too little.
import { expect, test } from 'vitest'
import { Reserva, z } from '@/contract'
import {
  forgetOffer,
  knownSchools,
  referenceOf,
  rememberOffer,
  type School,
  schoolsFor,
} from '@/screens/matricula/schools/schools'

const school = (id: number, where: string, placed = true): School => ({
  ...{ id, name: `Escola ${id}`, bairro: 'Centro', where, phone: '', hours: '', distance: null, rows: [] },
  at: placed ? { latitude: id, longitude: id } : null,
})
const schools = [
  school(1, 'Rua das Palmeiras, 120', false),
  school(2, 'Rua das Palmeiras, 120'),
  school(3, 'Rua das Palmeiras, 80'),
  school(4, 'Rua Azul, 7, 88301-000'),
  school(5, 'Estrada Geral, 7', false),
  school(6, 'Rua das Flores, 9', false),
  school(7, 'Rua das Flores, 10'),
]

test.each([
  ['the best of its street and number that has a place on the map', 'palmeiras 120', 2],
  ['another number of the street', 'Rua das Palmeiras, 80', 3],
  ['its postal code', '88301-000', 4],
  ['one that nobody knows where it is: none farther stands for it', 'estrada geral 7', null],
  ['the number of one that nobody knows where it is', 'flores 9', null],
  ['words that every school has', 'centro', null],
  ['a number alone', '120', null],
  ['nothing', '', null],
])('%s: %s', (_, typed, id) => {
  expect(referenceOf(schools, typed)?.id ?? null).toBe(id)
})

test('a number alone finds no school, so all are shown', () => {
  expect(schoolsFor(schools, '120')).toHaveLength(7)
  expect(schoolsFor(schools, 'palmeiras 80').map(({ id }) => id)).toEqual([3, 1, 2])
  expect(schoolsFor(schools, '88301').map(({ id }) => id)).toEqual([4])
})

test('an answer without places leaves those that are known, with their hour', () => {
  rememberOffer([z.parse(Reserva, { unidadeId: 5, nomeEscola: 'Escola Azul' })], 1000)
  rememberOffer([], 2000)
  expect(knownSchools(null)).toMatchObject({ readAt: 1000, schools: [{ id: 5, name: 'Escola Azul' }] })
  forgetOffer()
})
