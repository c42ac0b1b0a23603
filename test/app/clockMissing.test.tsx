// The clock of the unused comes by itself: where its code does not come, the page and what is typed in it stay.
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppProviders } from '@/app/AppProviders'
import { end, identify, start } from '@/session'

const code = vi.hoisted(() => ({ asked: 0 }))
vi.mock('@/app/IdleTimeout', () => {
  code.asked += 1
  throw new TypeError('Failed to fetch dynamically imported module: /assets/frame.js')
})
afterEach(() => {
  vi.useRealTimers()
  act(() => end(null))
})

test('it is asked for again by and by', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  start(identify({ sessionId: 's', userName: 'carla', userId: '7', perfis: [3] }))
  render(
    <AppProviders at={{ pathname: '/', search: '', hash: '', state: null }} go={() => undefined}>
      <input aria-label="Nome" />
    </AppProviders>,
  )
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await vi.waitFor(async () => {
    await wait(0)
    expect(code.asked).toBeGreaterThan(0)
  })
  await wait(100)
  expect(screen.getByLabelText('Nome')).toBeVisible()
  const before = code.asked
  await vi.waitFor(async () => {
    await wait(20_000)
    expect(code.asked).toBeGreaterThan(before)
  })
  expect(screen.getByLabelText('Nome')).toBeVisible()
})
