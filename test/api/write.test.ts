// What is to be changed leaves for the person who pressed, and for nobody who came meanwhile.
import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from '@/api'
import { hearOnlyAfter } from '@/api/call'
import { write } from '@/api/write'
import { op } from '@/contract'
import { end } from '@/session'

const credentials = { userName: 'ana', password: 'caderno', rememberMe: false }
const place = { latitude: 0, longitude: 0 }

afterEach(() => {
  hearOnlyAfter(null)
  end(null, false)
})

test.each([
  ['another person signs in while the service is asked who is there: nothing leaves', 'bruno', 'left'],
  ['the same person is still there: it leaves', null, null],
] as const)('%s', async (_, next, why) => {
  await signIn(credentials)
  let confirm: (there: boolean) => void = () => undefined
  hearOnlyAfter(() => new Promise((done) => (confirm = done)))
  const onLeave = vi.fn()
  const sending = write(op.MarcarPresencaPost, place, { onLeave })
  if (next) await signIn({ ...credentials, userName: next })
  hearOnlyAfter(null)
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
  hearOnlyAfter(() => new Promise((done) => (confirm = done)))
  const given = new AbortController()
  const sending = write(op.MarcarPresencaPost, place, { signal: given.signal })
  given.abort()
  const fetched = vi.spyOn(globalThis, 'fetch')
  confirm(true)
  expect(await sending).toMatchObject({ kind: 'notSent', why: 'left' })
  expect(fetched).not.toHaveBeenCalled()
})
