/**
 * The setup of every unit test: console output fails the test that wrote it, an answer of the service that its document
 * does not allow fails the test that asked, and each test starts clean.
 */
// imported before everything that may read the clock
import { beToday } from './today'
import './channels'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { takeMisfits } from '../connect/witness'

const { waitFor } = vi
// a busy machine needs longer than the second that `vi.waitFor` waits unless told otherwise
vi.waitFor = (check, options = 20_000) => waitFor(check, options)

beforeEach(() => {
  // here and not after each test, whose fake clock may still be in use: the service seeds its data for its day
  vi.useRealTimers()
  beToday()
  mock.reset()
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const complaints = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls)
  expect(takeMisfits(), 'every answer of the service must fit its OpenAPI document').toEqual([])
  expect(complaints, 'nothing may be written to the console').toEqual([])
})
