// Which year a family is told: the one of the reply, in words that fit the day on which they are read.
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Language, loadMessages, setLanguage, t } from '@/i18n'
import { families } from '@/mock/seed/children'
import { yearOf } from '@/screens/matricula/receipt/aggregate'
import { firstAggregate } from '@/screens/matricula/flow/draft'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { sayYear } from '@/screens/matricula/steps/Years'
import { openAt } from '../../../support/render'
import { known } from '../family'
import { answering, answeringAgain } from '../matrix'

afterEach(async () => {
  await setLanguage('pt-BR')
  erase(null)
})

const lastDay = (month: number) => new Date(Date.UTC(2027, month, 0)).getUTCDate()
const days = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((month) =>
  [1, lastDay(month)].map((day) => `2027-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
)
const words: [Language, string[]][] = [
  ['pt-BR', ['Ano passado (2026)', 'Este ano (2027)', 'Ano que vem (2028)']],
  ['en', ['Last year (2026)', 'This year (2027)', 'Next year (2028)']],
  ['es', ['Año pasado (2026)', 'Este año (2027)', 'Próximo año (2028)']],
]

describe.each(words)('%s', (language, said) => {
  test.each(days)('on %s a year is last, this or next year by the calendar', async (day) => {
    await setLanguage(language)
    await loadMessages('matricula')
    expect([2026, 2027, 2028].map((ano) => sayYear(t, ano, day))).toEqual(said)
    expect([2025, 2029].map((ano) => sayYear(t, ano, day))).toEqual(['2025', '2029'])
  })
})

test.each([
  // on the last days of a window that began in November, and on both sides of the turn of the year
  ['2026-11-10T12:00:00-03:00', 'Este ano (2026)', 'Ano que vem (2027)'],
  ['2026-12-31T23:59:00-03:00', 'Este ano (2026)', 'Ano que vem (2027)'],
  ['2027-01-01T00:00:00-03:00', 'Ano passado (2026)', 'Este ano (2027)'],
  ['2027-01-15T18:00:00-03:00', 'Ano passado (2026)', 'Este ano (2027)'],
  ['2027-06-30T12:00:00-03:00', 'Ano passado (2026)', 'Este ano (2027)'],
])('a renewal for 2027 read at %s: %s beside %s', async (at, before, asked) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(at))
  answering((reply) => ({
    ...reply,
    periodoLetivo: { id: 9, codigo: '2027', descricao: 'Ano letivo', vigente: false },
    periodoConfirmacao: { inicio: '2026-11-03T08:00:00-03:00', fim: '2027-06-30T23:59:00-03:00' },
  }))
  saveDraft(await known('confirmar', families.ana))
  answeringAgain()
  openAt('/vagas/continua')
  expect(await screen.findByRole('heading', { level: 2, name: before })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: asked })).toBeVisible()
})

test.each([
  [{ codigo: '2027', descricao: '' }, 2027],
  [{ codigo: '2027/1', descricao: 'Ano letivo de 2031' }, 2027],
  [{ codigo: 'AL', descricao: 'Ano letivo de 2028' }, 2028],
  // told by nobody: the calendar of the network, whose year begins to be asked for in July
  [{ codigo: '', descricao: '' }, 2026],
])('the year asked for in %o is %i', (told, ano) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-30T23:00:00-03:00'))
  expect(yearOf({ ...firstAggregate(), periodoLetivo: { id: 1, vigente: true, ...told } })).toBe(ano)
})
