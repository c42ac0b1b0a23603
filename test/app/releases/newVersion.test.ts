// "Recarregar a página": the newest release, once, whatever the browser's worker and the host do.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renew } from '@/app/newVersion'
import { countReloads } from './reloads'

let reloads: () => number
let workers: Workers
class Workers extends EventTarget {
  registration: object | undefined
  getRegistration = () => Promise.resolve(this.registration)
}
const waitingWorker = () => ({
  installing: null,
  waiting: { postMessage: vi.fn() } as object | null,
  update: () => Promise.resolve(),
})

beforeEach(() => {
  vi.useFakeTimers()
  reloads = countReloads()
  workers = new Workers()
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
})
afterEach(async () => {
  // what a test left under way ends with it
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('who stays when the browser asks about unsent work is not asked again, until they press again', async () => {
  const registration = waitingWorker()
  workers.registration = registration
  const end = renew()
  await vi.advanceTimersByTimeAsync(0)
  registration.waiting = null
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reloads()).toBe(1)
  await end
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reloads()).toBe(1)
  await renew()
  expect(reloads()).toBe(2)
})

test('a second press while the first one waits asks nothing twice', async () => {
  const registration = waitingWorker()
  workers.registration = registration
  const presses = [renew(), renew()]
  await vi.advanceTimersByTimeAsync(0)
  workers.dispatchEvent(new Event('controllerchange'))
  await Promise.all(presses)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reloads()).toBe(1)
})

test('where workers are forbidden the page is loaded anew all the same', async () => {
  workers.getRegistration = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  await renew()
  expect(reloads()).toBe(1)
})

test('a host that does not answer is waited for a quarter of a minute', async () => {
  workers.registration = { ...waitingWorker(), update: () => new Promise(() => undefined) }
  void renew()
  await vi.advanceTimersByTimeAsync(14_000)
  expect(reloads()).toBe(0)
  await vi.advanceTimersByTimeAsync(46_000)
  expect(reloads()).toBe(1)
})
