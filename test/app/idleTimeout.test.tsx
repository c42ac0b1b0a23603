// The warning that the session is about to end, put away in whatever way the browser has.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { IdleTimeout } from '@/app/IdleTimeout'
import type { AuthReply } from '@/contract'
import { end, identify, sessionState, start } from '@/session'

test('who put it away by Esc, twice in a row, and goes on working is not signed out', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  onTestFinished(() => {
    act(() => end(null))
    vi.useRealTimers()
  })
  const carla = { sessionId: 's', userName: 'carla', userId: '7', perfis: [3] } as unknown as AuthReply
  act(() => start(identify(carla), { pressed: true }))
  render(<IdleTimeout />)
  act(() => void vi.advanceTimersByTime(18 * 60_000 + 2000))
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog')
  // without another press since the Esc before, browsers close it and tell no `cancel`
  dialog.close()
  fireEvent(dialog, new Event('close'))
  for (let n = 0; n < 14; n += 1) {
    fireEvent.keyDown(document.body, { key: '7' })
    act(() => void vi.advanceTimersByTime(10_000))
  }
  expect(sessionState().status).toBe('active')
})
