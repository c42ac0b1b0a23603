/**
 * What every unit test stands on, with a page or without: a complaint of the console fails the test that wrote it, an answer
 * of the service that its document does not know fails the test that asked, and each test starts clean.
 */
// before everything that may look at the clock
import { beToday } from './today'
import './channels'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { takeMisfits } from './connect/witness'

beforeEach(() => {
  // not at the end of the test before, whose clock may still stand still: the service is filled for its day
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
