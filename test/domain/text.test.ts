import { expect, test } from 'vitest'
import { alike, compareText, firstName, fold, maskName } from '@/domain/text'
import { oneLine } from '@/domain/typed'

test.each([
  ['  JOÃO   Pedro ', 'joao pedro'],
  ["Ângela D'Ávila-Sá", 'angela davila sa'],
  ['José', 'jose'],
  ['D´Ávila', 'davila'],
  ['Dʼávila, D′ávila, D＇ávila', 'davila davila davila'],
  ['\u2060Mar\u00adia\u200b Joa\u0303o', 'maria joao'],
  ['1.º bimestre, 2.ª série', '1o bimestre 2a serie'],
  ['', ''],
])('folds %j', (name, folded) => {
  expect(fold(name)).toBe(folded)
})

test('numbers in names are sorted as numbers, accents and case as nothing', () => {
  const sorted = ['2º A', '7º B', '10º A', 'Área', 'banca', 'Círculo']
  expect(sorted.toReversed().sort(compareText)).toEqual(sorted)
})

test.each([
  ['Ana Prado Souza', 'Ana'],
  ['  João  Pedro', 'João'],
  ['', ''],
])('calls %j %j', (name, first) => {
  expect(firstName(name)).toBe(first)
})

test.each([
  ['Maria da Conceição Silva', 'MARIA CONCEICAO SILVA', true],
  ['Ana Prado Souza', 'Ana Souza', true],
  ["Joana D'Arc Sá", 'joana darc sa', true],
  ['Joana D’Arc Sá', "Joana D'Arc Sa", true],
  ['Ana Prado Souza', 'Ana Souza Prado', false],
  ['Ana Prado Souza', 'Prado Souza', false],
  ['Ana Prado Souza', 'Ana Lima Souza', false],
  ['Ana', 'Ana', true],
  ['', '', false],
  ['Ana', '', false],
])('%j and %j alike: %s', (a, b, same) => {
  expect(alike(a, b)).toBe(same)
  expect(alike(b, a)).toBe(same)
})

test('a masked name tells neither the rest nor its length', () => {
  expect(maskName('Ana Prado Souza')).toBe('Ana P*** S***')
  expect(maskName('Maria da Conceição Silva')).toBe('Maria da C*** S***')
  expect(maskName(' Élio  Ó ')).toBe('Élio Ó***')
  expect(maskName('')).toBe('')
})

test('one line has single spaces, nothing that nobody sees, and accents in their letters', () => {
  expect(oneLine(' \u202aDavi\u200b\n  Moreira\u202c ')).toBe('Davi Moreira')
  expect(oneLine('Joa\u0303o')).toBe('João')
})
