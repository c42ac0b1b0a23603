// The second call with its day and hour, where a grade is missing and it lies ahead.
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Avaliacao, schoolDay } from '@/contract'
import { formatsFor } from '@/i18n/format'
import { isAhead } from '@/screens/diario/classe/evaluationDays'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../../support/render'
import { addressOf, sectionOf } from '../asked'

/** A day from now on, at an hour of the school's clock. */
const at = (days: number, hour: string) => `${schoolDay(Date.now() + days * 86_400_000)}T${hour}:00-03:00`

/** The second call of one evaluation (Ana has no grade in 101105, a closed one in 101101). */
function callOf(id: number, dataSegundaChamada: string): void {
  mock.speak(['bare'])
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith('/GetAvaliacao')) return answer
    const read = (await answer.json()) as Avaliacao
    return Response.json({ ...read, dataSegundaChamada: read.id === id ? dataSegundaChamada : null })
  })
}
const section = async () => within(sectionOf(await screen.findByRole('heading', { name: 'O que vem' })))

test.each([
  ['ana', '/inicio', 1, '14:00', 'amanhã, 14h00'],
  ['ana', '/inicio', 0, '23:59', 'hoje, 23h59'],
  ['marta', '/alunos/1/inicio', 1, '08:30', 'amanhã, 08h30'],
])('the home of %s (%s) tells it: in %i days at %s', async (as, path, days, hour, said) => {
  callOf(101_105, at(days, hour))
  openAt(path, { as })
  const said_ = await (await section()).findByText(said)
  expect(said_.closest('li')).toHaveTextContent(/Prova do 2º bimestre · Segunda chamada/)
  const link = within(said_.closest('li') ?? document.body).getByRole('link')
  expect(link.getAttribute('href')).toMatch(/\/avaliacoes\/101105$/)
})

test('one that is over is no news', async () => {
  callOf(101_105, at(-1, '14:00'))
  openAt('/inicio', { as: 'ana' })
  expect((await section()).queryByText(/Segunda chamada/)).toBeNull()
})

test('the page of the evaluation tells day and hour', async () => {
  callOf(101_105, at(1, '14:00'))
  openAt('/avaliacoes/101105', { as: 'ana' })
  expect(await screen.findByText('amanhã, 14h00')).toBeVisible()
})

test('ahead to the minute by the school’s clock; a day without an hour until it ends', () => {
  const now = Date.parse('2026-11-20T23:30:00-03:00')
  const format = formatsFor('pt-BR')
  expect(isAhead('2026-11-20T23:29:00-03:00', format, now)).toBe(false)
  expect(isAhead('2026-11-20T23:30:00-03:00', format, now), 'it has begun').toBe(false)
  expect(isAhead('2026-11-20T23:31:00-03:00', format, now)).toBe(true)
  expect(isAhead('2026-11-20', format, now)).toBe(true)
  expect(isAhead('2026-11-20T00:00:00-03:00', format, now)).toBe(true)
  expect(isAhead('2026-11-19', format, now)).toBe(false)
  expect(isAhead(null, format, now)).toBe(false)
  expect(isAhead('0001-01-01', format, now)).toBe(false)
})
