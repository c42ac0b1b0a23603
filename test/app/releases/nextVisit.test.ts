// The thread in which the browser compiles what the next visit needs: when it begins, and when it counts as done.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compileForNextVisit } from '@/app/nextVisit'

class Thread {
  static all: Thread[] = []
  onerror: ((event: Event) => void) | null = null
  terminate = vi.fn()
  readonly file: string
  readonly options: WorkerOptions
  constructor(file: string, options: WorkerOptions) {
    this.file = file
    this.options = options
    Thread.all.push(this)
  }
}
class Workers extends EventTarget {
  controller: object | null = {}
}
// the members that are used
const rulingWorkers = () => new Workers() as unknown as ServiceWorkerContainer & Workers
const registered = (waiting: object | null = null, installing: object | null = null) =>
  ({ installing, waiting }) as unknown as ServiceWorkerRegistration

const compiled = () => window.localStorage.getItem('portal.compiled')
const file = '/assets/compile-AbCd1234.js'

beforeEach(() => {
  vi.useFakeTimers()
  Thread.all = []
  vi.stubGlobal('Worker', Thread)
  Object.defineProperty(navigator, 'userAgentData', { value: {}, configurable: true })
  const entry = Object.assign(document.createElement('script'), { type: 'module' })
  entry.setAttribute('src', '/assets/portal-AbCd1234.js')
  document.head.append(entry)
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'userAgentData')
  document.head.querySelector('script')?.remove()
})

test('once everything has been read it is noted and the thread ends; then it is not read again', () => {
  compileForNextVisit(rulingWorkers(), registered())
  vi.advanceTimersByTime(4000)
  const [thread] = Thread.all
  expect(thread).toMatchObject({ file, options: { type: 'module' } })
  const halted = new ErrorEvent('error', { message: 'compiled, not run', cancelable: true })
  thread?.onerror?.(halted)
  expect(halted.defaultPrevented, 'nobody reads of it in the console').toBe(true)
  expect([compiled(), thread?.terminate.mock.calls.length]).toEqual([null, 0])
  vi.advanceTimersByTime(4000)
  expect([compiled(), thread?.terminate.mock.calls.length], 'a slow phone still writes').toEqual([null, 0])
  vi.advanceTimersByTime(1000)
  expect([compiled(), thread?.terminate.mock.calls.length]).toEqual([file, 1])

  compileForNextVisit(rulingWorkers(), registered())
  vi.advanceTimersByTime(10_000)
  expect(Thread.all).toHaveLength(1)
})

test('a file that did not come is asked for again at the next visit', () => {
  compileForNextVisit(rulingWorkers(), registered())
  vi.advanceTimersByTime(4000)
  Thread.all[0]?.onerror?.(new Event('error', { cancelable: true }))
  vi.advanceTimersByTime(10_000)
  expect([compiled(), Thread.all[0]?.terminate.mock.calls.length]).toEqual([null, 1])
})

test('it begins when the worker rules the page, which holds what is compiled', () => {
  const workers = rulingWorkers()
  workers.controller = null
  compileForNextVisit(workers, registered())
  vi.advanceTimersByTime(10_000)
  expect(Thread.all).toEqual([])
  workers.dispatchEvent(new Event('controllerchange'))
  vi.advanceTimersByTime(4000)
  expect(Thread.all).toHaveLength(1)
})

test('it is read once, however often another worker takes the page over', () => {
  const workers = rulingWorkers()
  workers.controller = null
  compileForNextVisit(workers, registered())
  workers.dispatchEvent(new Event('controllerchange'))
  workers.dispatchEvent(new Event('controllerchange'))
  vi.advanceTimersByTime(10_000)
  expect(Thread.all).toHaveLength(1)
})

test('browsers that keep nothing compiled beside a worker read nothing', () => {
  Reflect.deleteProperty(navigator, 'userAgentData')
  compileForNextVisit(rulingWorkers(), registered())
  vi.advanceTimersByTime(10_000)
  expect(Thread.all).toEqual([])
})

test.each([
  ['waits', registered({})],
  ['is being installed', registered(null, {})],
])('the files of a release whose worker still %s are left to the visit that it rules', (_, registration) => {
  compileForNextVisit(rulingWorkers(), registration)
  vi.advanceTimersByTime(10_000)
  expect(Thread.all).toEqual([])
})
