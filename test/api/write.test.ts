// What is to be changed leaves for the person who pressed, and for nobody who came meanwhile.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '@/api'
import { holdRequestsUntil } from '@/api/call'
import { write } from '@/api/write'
import { op } from '@/contract'
import type { Translate } from '@/i18n'
import { mock } from '@/mock/doors/node'
import { describeError } from '@/screens/shared/describeError'
import { end } from '@/session'

const credentials = { userName: 'ana', password: 'caderno', rememberMe: false }
const t = ((key: string) => key) as Translate
const place = { latitude: 0, longitude: 0 }

afterEach(() => {
  holdRequestsUntil(null)
  end(null)
})

test.each([
  ['another person signs in while the service is asked who is there: nothing leaves', 'bruno', 'left'],
  ['the same person is still there: it leaves', null, null],
] as const)('%s', async (_, next, why) => {
  await signIn(credentials)
  let confirm: (there: boolean) => void = () => undefined
  holdRequestsUntil(() => new Promise((done) => (confirm = done)))
  const onLeave = vi.fn()
  const sending = write(op.MarcarPresencaPost, place, { onLeave })
  if (next) await signIn({ ...credentials, userName: next })
  holdRequestsUntil(null)
  const fetched = vi.spyOn(globalThis, 'fetch')
  confirm(true)
  const outcome = await sending
  expect(outcome.kind === 'notSent' ? outcome.why : null).toBe(why)
  expect(onLeave).toHaveBeenCalledTimes(why ? 0 : 1)
  expect(fetched).toHaveBeenCalledTimes(why ? 0 : 1)
})

test('a press that was given up meanwhile sends nothing', async () => {
  await signIn(credentials)
  let confirm: (there: boolean) => void = () => undefined
  holdRequestsUntil(() => new Promise((done) => (confirm = done)))
  const given = new AbortController()
  const sending = write(op.MarcarPresencaPost, place, { signal: given.signal })
  given.abort()
  const fetched = vi.spyOn(globalThis, 'fetch')
  confirm(true)
  expect(await sending).toMatchObject({ kind: 'notSent', why: 'left' })
  expect(fetched).not.toHaveBeenCalled()
})

type Request = (name: string, _: object, work: (lock: object | null) => Promise<unknown>) => Promise<unknown>
function withLocks(request: Request): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
}
/** Web Locks, as far as they are used: none waits. */
function granted(): Request {
  const held = new Set<string>()
  return async (name, _, work) => {
    if (held.has(name)) return work(null)
    held.add(name)
    return work({}).finally(() => held.delete(name))
  }
}

test('where the browser denies locks it is sent all the same, once', async () => {
  withLocks(() => Promise.reject(new DOMException('', 'SecurityError')))
  await signIn(credentials)
  const fetched = vi.spyOn(globalThis, 'fetch')
  expect((await write(op.MarcarPresencaPost, place)).kind).toBe('refused')
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('what fails while the lock is held is not sent again without it', async () => {
  withLocks(granted())
  await signIn(credentials)
  mock.fail('MarcarPresencaPost', 500, { times: 1 })
  const fetched = vi.spyOn(globalThis, 'fetch')
  expect((await write(op.MarcarPresencaPost, place)).kind).toBe('uncertain')
  expect(fetched).toHaveBeenCalledTimes(1)
})

test.each([
  ['the network works: it is not called lost', true, 'timeout', 'common.error.timeout common.error.busyUnsent'],
  ['without a network that is said', false, 'offline', 'common.error.notSent'],
] as const)('nothing is sent while nobody says who is there; %s', async (_, onLine, kind, words) => {
  await signIn(credentials)
  holdRequestsUntil(() => Promise.resolve(false))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const outcome = await write(op.MarcarPresencaPost, place)
  expect(outcome).toMatchObject({ kind: 'notSent', why: 'offline', error: { kind } })
  if (outcome.kind === 'notSent') expect(describeError(t, outcome.error).message).toBe(words)
})

test.each([
  ['a second sending of the same person goes nowhere', 'ana', 'notSent'],
  ['the next person is not told that another tab is sending', 'bruno', 'refused'],
] as const)('while a sending has no answer yet: %s', async (_, next, kind) => {
  withLocks(granted())
  await signIn(credentials)
  const known = globalThis.fetch
  let isFirst = true
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (!isFirst || typeof input !== 'string' || !input.endsWith('/MarcarPresencaPost')) return known(input, init)
    isFirst = false
    return new Promise(() => undefined)
  })
  void write(op.MarcarPresencaPost, place)
  await vi.waitFor(() => expect(isFirst).toBe(false))
  if (next !== 'ana') await signIn({ ...credentials, userName: next })
  expect((await write(op.MarcarPresencaPost, place)).kind).toBe(kind)
})
