// The warning that the session is about to end: how it counts, and put away in whatever way the browser has.
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { IdleTimeout } from '@/app/IdleTimeout'
import type { AuthReply } from '@/contract'
import { end, identify, sessionState, start } from '@/session'

/** Carla signed in and did nothing until the warning has been there for two seconds. */
function warn(): HTMLDialogElement {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  onTestFinished(() => {
    act(() => end(null))
    vi.useRealTimers()
  })
  const carla = { sessionId: 's', userName: 'carla', userId: '7', perfis: [3] } as unknown as AuthReply
  act(() => start(identify(carla), { pressed: true }))
  render(<IdleTimeout />)
  act(() => void vi.advanceTimersByTime(18 * 60_000 + 2000))
  return screen.getByRole<HTMLDialogElement>('alertdialog')
}

test('who put it away by Esc, twice in a row, and goes on working is not signed out', () => {
  const dialog = warn()
  // without another press since the Esc before, browsers close it and tell no `cancel`
  dialog.close()
  fireEvent(dialog, new Event('close'))
  for (let n = 0; n < 14; n += 1) {
    fireEvent.keyDown(document.body, { key: '7' })
    act(() => void vi.advanceTimersByTime(10_000))
  }
  expect(sessionState().status).toBe('active')
})

test('it counts minutes down to the last one, then seconds, and says them aloud three times', () => {
  const dialog = warn()
  const heard = new Set<string>()
  const shown = new Map<number, string | null>()
  for (let rest = 117; rest > 0; rest -= 1) {
    act(() => void vi.advanceTimersByTime(1000))
    shown.set(rest, within(dialog).getByText(/^Faltam? /, { selector: 'p' }).textContent)
    const status = within(dialog).getByRole('status').textContent.trim()
    if (status) heard.add(status)
  }
  expect([117, 80, 61, 60, 1].map((rest) => shown.get(rest))).toEqual([
    'Faltam cerca de 2 minutos.',
    'Falta cerca de 1 minuto.',
    'Falta cerca de 1 minuto.',
    'Faltam 60 segundos.',
    'Falta 1 segundo.',
  ])
  expect([...heard]).toEqual(['Faltam 60 segundos.', 'Faltam 30 segundos.', 'Faltam 10 segundos.'])
})
