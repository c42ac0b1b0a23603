import { expect, test } from 'vitest'
import { bairroKey, freePlaces, saysPlaces } from '@/domain/places'

test.each([
  ['Jd. das Acácias', 'Jardim das Acácias'],
  ['JARDIM DAS ACACIAS ', 'Jardim das Acácias'],
  ['Vl.Operária', 'Vila Operaria'],
  ['N. Sra. das Graças', 'Nossa Senhora das Graças'],
  ['S. Judas', 'São Judas'],
  ['jd acacias', 'Jardim das Acácias'],
  ['bairro Centro', 'Centro'],
])('%s is %s', (typed, told) => {
  expect(bairroKey(typed)).toBe(bairroKey(told))
})

test('districts that only begin alike are two', () => {
  expect(bairroKey('Vila Nova')).not.toBe(bairroKey('Vila Real'))
  expect(bairroKey('Jardim das Acácias')).not.toBe(bairroKey('Parque das Acácias'))
})

test.each([
  [5, 2, 3, true],
  [2, 5, 0, true],
  [3, 0, 3, true],
  [0, 3, 0, true],
  [0, 0, 0, false],
])('%i places and %i requests leave %i, and are told: %s', (vagas, reservas, free, told) => {
  expect([freePlaces({ vagas, reservas }), saysPlaces({ vagas, reservas })]).toEqual([free, told])
})
