// A press while an earlier sending of this tab is still under way: nothing more leaves, and the page says what is known.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { attempts, erase } from '@/screens/shared/sent/attempts'
import { openAt } from '../../support/render'
import { answerSearch, device, type Device } from './geolocation'

const school = { latitude: -26.90512, longitude: -48.70087, accuracy: 5 }
const unknown = 'Não sabemos se a presença foi marcada'
let sent = 0
let phone: Device
const seen = (text: string | RegExp) => waitFor(() => within(screen.getByRole('main')).getByText(text))

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sent = 0
  const known = mock.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input !== 'string' || !input.endsWith('/MarcarPresencaPost')) return known(input, init)
    sent += 1
    return new Promise(() => undefined)
  })
  phone = device()
  const first = openAt('/presenca', { as: 'ana' })
  await first.user.click(await screen.findByRole('button', { name: 'Marcar minha presença' }))
  await answerSearch(phone, school)
  await seen('Enviando para a escola')
  first.unmount()
})

test('asked again after the minute, the answer is still unknown', async () => {
  const { user } = openAt('/presenca', { as: 'ana' })
  await seen(unknown)
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  await user.click(screen.getByRole('button', { name: 'Perguntar de novo à escola' }))
  await answerSearch(phone, school)
  expect(await seen(unknown)).toBeVisible()
  expect(sent).toBe(1)
})

test('of which this device was told to know nothing any more: as one of another tab', async () => {
  erase()
  const { user } = openAt('/presenca', { as: 'ana' })
  await user.click(await screen.findByRole('button', { name: 'Marcar minha presença' }))
  await answerSearch(phone, school)
  expect(await seen('Outra aba já está marcando')).toBeVisible()
  expect(sent).toBe(1)
})

test('an attempt that lies a day ahead was made by a wrong clock: nobody waits for it', async () => {
  attempts.set([{ em: Date.now() + 86_400_000, result: 'incerta', message: '' }])
  openAt('/presenca', { as: 'ana' })
  expect(await screen.findByRole('button', { name: 'Marcar minha presença' })).toBeEnabled()
  expect(screen.queryByText(/^Espere/)).toBeNull()
})

test('one some minutes ahead is waited for a minute, not longer', async () => {
  attempts.set([{ em: Date.now() + 300_000, result: 'incerta', message: '' }])
  openAt('/presenca', { as: 'ana' })
  await seen(unknown)
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(screen.getByRole('button', { name: 'Perguntar de novo à escola' })).not.toHaveAttribute('aria-disabled')
})

test('one of fifty seconds ago is waited for ten seconds more', async () => {
  attempts.set([{ em: Date.now() - 50_000, result: 'incerta', message: '' }])
  openAt('/presenca', { as: 'ana' })
  await seen(unknown)
  const ask = screen.getByRole('button', { name: 'Perguntar de novo à escola' })
  expect(ask).toHaveAttribute('aria-disabled', 'true')
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  expect(ask).not.toHaveAttribute('aria-disabled')
})

test('the answer to an attempt of before is not told as that of this one', async () => {
  const [now] = attempts.get()
  attempts.set([
    ...(now ? [now] : []),
    { em: Date.now() - 3_600_000, result: 'marcada', message: 'Presença registrada em Matemática.' },
  ])
  openAt('/presenca', { as: 'ana' })
  expect(await seen(unknown)).toBeVisible()
  expect(screen.queryByText('Presença marcada')).toBeNull()
})

test.each(['marcada', 'recusada', 'naoEnviada'] as const)(
  'after an attempt of a minute ago that is “%s” the next one may be made at once',
  async (result) => {
    attempts.set([{ em: Date.now() - 60_000, result, message: '' }])
    openAt('/presenca', { as: 'ana' })
    expect(await screen.findByRole('button', { name: 'Marcar minha presença' })).toBeEnabled()
    expect(screen.queryByRole('heading', { name: /^Presença (?:não )?marcada$/ })).toBeNull()
  },
)

test('a refusal that comes while the person is elsewhere is told in its words when they are back', async () => {
  openAt('/presenca', { as: 'ana' })
  await seen(unknown)
  act(() => attempts.set(attempts.get().map((one) => ({ ...one, result: 'recusada', message: 'Fora da escola.' }))))
  expect(await seen('Presença não marcada')).toBeVisible()
  expect(within(screen.getByRole('main')).getAllByText('Fora da escola.')).not.toHaveLength(0)
})
