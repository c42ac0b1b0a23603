// A press while an earlier sending of this tab is still under way: nothing more leaves, and the page says what is known.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { attempts, erase } from '@/screens/shared/sent/attempts'
import { openAt } from '../../render'
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
