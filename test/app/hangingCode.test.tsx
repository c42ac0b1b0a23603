// Code that neither comes nor fails: after a minute the person is told, and has a way to try again.
import { act, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadMessages, setLanguage } from '@/i18n'
import { addFiles, fetching, words } from '@/i18n/store'
import { csvText } from '@/screens/shared/paper/csv'
import { useMapView } from '@/screens/shared/places/useMapView'
import { openAt } from '../support/render'

vi.mock('@/screens/pages/AjudaScreen', () => new Promise(() => undefined))
vi.mock('@/screens/inicio/OfficeHome', () => new Promise(() => undefined))
vi.mock('@/ui/drawing/MapView', () => new Promise(() => undefined))
vi.mock('papaparse', () => new Promise(() => undefined))

test.each([
  ['the code of a page', '/ajuda', 'Ajuda', () => undefined],
  [
    'its words',
    '/presenca',
    'Marcar presença',
    () => addFiles({ './pt-BR/presenca.ts': () => new Promise(() => undefined) }),
  ],
])('%s hangs: the former page stays for a minute, then it is said', async (_, address, name, hang) => {
  hang()
  const { router } = openAt('/configuracoes', { as: 'ana' })
  await screen.findByRole('heading', { level: 1, name: 'Configurações' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => void router.navigate(address))
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect(screen.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  // it is still the page that was asked for, with one way to it
  expect(await screen.findByText(/Parece que você está sem internet/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Tentar/ })).toHaveLength(1)
})

test('a part of a page hangs: its place is kept for a minute, then it is said', async () => {
  // the page around it is there already: no time of this test may go by for that
  await Promise.all([import('@/screens/inicio/InicioScreen'), loadMessages('diario')])
  const { router } = openAt('/configuracoes', { as: 'sonia' })
  await screen.findByRole('heading', { level: 1, name: 'Configurações' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => void router.navigate('/inicio'))
  await screen.findByRole('heading', { level: 1, name: 'Início' })
  const told = /O portal foi atualizado|Parece que você está sem internet/
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect(screen.queryByText(told)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(await screen.findByText(told)).toBeVisible()
})

test('a map, a file and another language hang: after a minute they are given up', async () => {
  vi.useFakeTimers()
  const map = renderHook(() => useMapView())
  const file = csvText([['Ana']]).catch(() => 'given up')
  addFiles({ './en/common.ts': () => new Promise(() => undefined) })
  const language = setLanguage('en')
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect([map.result.current, fetching.get()]).toEqual(['loading', true])
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(map.result.current).toBe('blocked')
  expect(await file).toBe('given up')
  await language
  expect(fetching.get()).toBe(false)
  expect(words.get()).toMatchObject({ language: 'pt-BR', missed: 'en' })
})
