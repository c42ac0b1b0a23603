import { expect, test } from 'vitest'
import { bairroKey } from '@/domain/places'

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
