// Wish 14: the three windows as cards, each with its state, day and hour, and what is left of it.
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Language } from '@/i18n'
import * as english from '@/i18n/en/matricula'
import * as spanish from '@/i18n/es/matricula'
import { translator } from '@/i18n/useT'
import * as portuguese from '@/i18n/pt-BR/matricula'
import { firstAggregate } from '@/screens/matricula/flow/draft'
import { erase } from '@/screens/matricula/flow/store'
import { sayLeft, sayUntil } from '@/screens/matricula/start/windows'
import { rememberWindows } from '@/screens/matricula/start/windows'
import * as files from '@/ui/action/download'
import { openAt } from '../../../support/render'

const now = Date.parse('2026-11-21T10:00:00-03:00')
const read = {
  ...firstAggregate(),
  periodoCadastro: { inicio: '2026-11-01T08:00:00-03:00', fim: '2026-12-04T18:00:00-03:00' },
  periodoConfirmacao: { inicio: '2026-11-21T15:30:00-03:00', fim: '2026-11-30T18:00:00-03:00' },
  periodoTransferencia: { inicio: '2026-11-01T08:00:00-03:00', fim: '2026-11-20T18:00:00-03:00' },
}

beforeEach(() => {
  erase(null)
  vi.useFakeTimers({ shouldAdvanceTime: true, now })
  rememberWindows(read)
})
async function card(name: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: 'Períodos' })
  const items = await within(region).findAllByRole('listitem')
  const one = items.find((item) => within(item).queryByRole('heading', { name }))
  if (!one) throw new Error(`no card ${name}`)
  return one
}

test('open: until when, how long still, and a date for the calendar by the school’s clock', async () => {
  const saved = vi.spyOn(files, 'download').mockReturnValue()
  const { user } = openAt('/vagas')
  const open = await card('Pedir vaga')
  for (const words of ['Aberto', 'Até 4 de dezembro de 2026 às 18h00.', 'Fecha em 13 dias.'])
    expect(within(open).getByText(words)).toBeVisible()
  await user.click(within(open).getByRole('button', { name: /^Pôr no calendário/ }))
  // long lines of such a file are folded
  const file = String(saved.mock.calls[0]?.[2]).replaceAll('\r\n ', '')
  expect(file).toContain('TZID=America/Sao_Paulo:20261204T180000')
  expect(file).toContain('SUMMARY:Pedir vaga: fim do prazo')
})
test('not open yet: when it opens; the moment it does, the card says so by itself', async () => {
  openAt('/vagas')
  const future = await card('Confirmar a vaga')
  expect(within(future).getByText('Ainda não abriu')).toBeVisible()
  expect(within(future).getByText('Abre em 21 de novembro de 2026 às 15h30.')).toBeVisible()
  expect(within(future).getByText('Será em 5 horas.')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(5.5 * 3_600_000))
  expect(within(await card('Confirmar a vaga')).getByText('Aberto')).toBeVisible()
})
test('over: since when, nothing for the calendar, and who can help', async () => {
  openAt('/vagas', { config: { helpContacts: [{ label: 'Central', phone: '(47) 5555-0100' }] } })
  const over = await card('Pedir transferência')
  expect(within(over).getByText('Encerrado')).toBeVisible()
  expect(within(over).getByText('Encerrado em 20 de novembro de 2026 às 18h00.')).toBeVisible()
  expect(within(over).queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: '(47) 5555-0100' })).toBeVisible()
})

describe('what is left', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  test.each([
    [13 * day + 8 * hour, 'em 13 dias', 'in 13 days', 'dentro de 13 días'],
    [2 * day, 'em 2 dias', 'in 2 days', 'dentro de 2 días'],
    [2 * day - 1, 'em 47 horas', 'in 47 hours', 'dentro de 47 horas'],
    [2 * hour, 'em 2 horas', 'in 2 hours', 'dentro de 2 horas'],
    [2 * hour - 1, 'em 119 minutos', 'in 119 minutes', 'dentro de 119 minutos'],
    [minute + 59_000, 'em 1 minuto', 'in 1 minute', 'dentro de 1 minuto'],
    [1, 'em 1 minuto', 'in 1 minute', 'dentro de 1 minuto'],
  ])('%i ms: %s', (left, inBrazil, en, es) => {
    const told = Object.entries({ 'pt-BR': portuguese, en: english, es: spanish } as const).map(
      ([language, { messages }]) => sayLeft(translator({ language: language as Language, messages }), left),
    )
    expect(told).toEqual([inBrazil, en, es])
  })
  test('until something opens days are those of a calendar', () => {
    const say = (from: string, to: string) =>
      sayUntil(translator({ language: 'pt-BR', messages: portuguese.messages }), Date.parse(from), Date.parse(to))
    expect(say('2026-11-26T09:34-03:00', '2026-12-08T08:00-03:00')).toBe('em 12 dias')
    expect(say('2026-11-26T07:00-03:00', '2026-12-08T08:00-03:00')).toBe('em 12 dias')
    expect(say('2026-11-26T23:59-03:00', '2026-11-28T00:01-03:00')).toBe('em 2 dias')
    expect(say('2026-11-26T09:00-03:00', '2026-11-27T08:00-03:00')).toBe('em 23 horas')
  })
})
