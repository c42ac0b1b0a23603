// Hidden grades stay hidden for the same person, and hide nothing from the next one.
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideGrades, useHiddenGrades, useWhileShown } from '@/screens/diario/page/hidden'
import { chooseProfile, end, identify, setHidesGradesOnReturn, start } from '@/session'

beforeEach(() => start(identify({ sessionId: 's', userName: 'marta', userId: '5', perfis: [1, 2] })))
afterEach(() => {
  end(null)
  hideGrades(false, { now: true })
})
const shown = () => renderHook(useHiddenGrades).result

test('another profile is the same person; who signs out leaves nothing hidden', () => {
  act(() => hideGrades(true, { now: true }))
  act(() => chooseProfile(2))
  expect(shown().current).toBe(true)
  act(() => end('signedOut', { silent: true }))
  expect(shown().current).toBe(false)
})

test.each([true, false])('whoever leaves the page finds them hidden, where they want it so: %s', (wanted) => {
  setHidesGradesOnReturn(wanted)
  const sight = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  sight.mockRestore()
  expect(shown().current).toBe(wanted)
})

test('what is looked at counts as seen only while it is shown', () => {
  act(() => hideGrades(true, { now: true }))
  const seen = vi.fn()
  const { unmount } = renderHook(() => useWhileShown(seen))
  expect(seen).not.toHaveBeenCalled()
  act(() => hideGrades(false, { now: true }))
  expect(seen).toHaveBeenCalledOnce()
  unmount()
  act(() => hideGrades(true, { now: true }))
  act(() => hideGrades(false, { now: true }))
  expect(seen).toHaveBeenCalledOnce()
})
