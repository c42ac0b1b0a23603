/**
 * What every unit test stands on: the matchers, the pretended service behind `fetch`, and a clean start for the next test.
 * Anything written to console.error or console.warn fails the test that wrote it.
 */
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { mock } from '@/mock/node'

beforeEach(() => {
  vi.stubGlobal('fetch', mock.fetch)
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  const complaints = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls)
  mock.reset()
  localStorage.clear()
  sessionStorage.clear()
  expect(complaints, 'nothing may be written to the console').toEqual([])
})
