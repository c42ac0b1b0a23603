// The page that stands in the place of a screen whose code did not come.
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteReachable } from '@/api/network/connection'
import { AppProviders } from '@/app/AppProviders'
import { Fault } from '@/app/faults/Fault'
import { isLoadFailure } from '@/app/faults/faults'
import type { AuthReply } from '@/contract'
import { anything } from '@/domain/check'
import { end, identify, kept, setPublicDevice, start } from '@/session'
import { countReloads } from './releases/reloads'

const gone = 'Failed to fetch dynamically imported module: https://portal.example/assets/x.js'
function Broken(): never {
  throw new TypeError(gone)
}
const around = (page: React.ReactNode) => (
  <AppProviders at={{ pathname: '/', search: '', hash: '', state: null }} go={() => undefined}>
    {page}
  </AppProviders>
)
async function openWithoutNetwork(): Promise<() => number> {
  const reloads = countReloads()
  noteReachable(false)
  const router = createMemoryRouter([{ path: '/', element: around(<Broken />), errorElement: around(<Fault />) }])
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  render(<RouterProvider router={router} onError={() => undefined} />, { onCaughtError: () => undefined })
  await screen.findByText('Sem internet')
  expect(reloads()).toBe(0)
  return reloads
}
const networkReturns = () =>
  act(async () => {
    noteReachable(true)
    await new Promise((done) => setTimeout(done, 100))
  })

beforeEach(() => {
  const clerk = { sessionId: 's', userName: 'sonia', userId: '7', perfis: [4] } as unknown as AuthReply
  setPublicDevice(true)
  start(identify(clerk), { pressed: true })
})
afterEach(() => {
  noteReachable(true)
  end(null)
})

test('is loaded anew by itself when the network returns', async () => {
  const reloads = await openWithoutNetwork()
  await networkReturns()
  expect(reloads()).toBe(1)
})

test('stays where unsent work stands in the memory of the page alone, and the browser asks before it goes', async () => {
  kept('pessoa', anything).write({ nome: 'Dulce' })
  const reloads = await openWithoutNetwork()
  await networkReturns()
  expect(reloads()).toBe(0)
  const closing = new Event('beforeunload', { cancelable: true })
  dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
})

test.each([
  [gone, true],
  ['error loading dynamically imported module: https://portal.example/assets/x.js', true],
  ['Importing a module script failed.', true],
  ["'text/html' is not a valid JavaScript MIME type.", true],
  ["Cannot read properties of undefined (reading 'important')", false],
  ['module.prefetch is not a function', false],
])('%s: code that did not come %s', (words, is) => {
  expect(isLoadFailure(new TypeError(words))).toBe(is)
})

test('stays so too where only its own turns find the network back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  kept('pessoa', anything).write({ nome: 'Dulce' })
  const reloads = await openWithoutNetwork()
  await act(async () => {
    await vi.advanceTimersByTimeAsync(25_000)
  })
  vi.useRealTimers()
  expect(reloads()).toBe(0)
})

test('a press that waits for the host says so, and is not begun twice', async () => {
  await openWithoutNetwork()
  let answer: (response: Response) => void = () => undefined
  const asked = vi.fn(() => new Promise<Response>((done) => (answer = done)))
  vi.stubGlobal('fetch', asked)
  const again = screen.getByRole('button', { name: 'Tentar de novo' })
  act(() => again.click())
  act(() => again.click())
  expect(screen.getByRole('button', { name: 'Um momento…' })).toBe(again)
  expect(asked).toHaveBeenCalledOnce()
  await act(async () => {
    answer(new Response('{}'))
    await new Promise((done) => setTimeout(done, 50))
  })
  expect(again).toHaveTextContent('Tentar de novo')
})
