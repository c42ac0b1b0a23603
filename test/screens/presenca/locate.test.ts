// The search: two attempts of 10 s, the best of what came, an end that is told apart from every other end.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Fix } from '@/screens/presenca/fix'
import { locate } from '@/screens/presenca/locate'
import { device } from './geolocation'

beforeEach(() => {
  vi.useFakeTimers()
})
const school = { latitude: -26.9, longitude: -48.7 }

function search(enough = 100) {
  const readings: number[] = []
  const asking: boolean[] = []
  const cancel = new AbortController()
  let end: Fix | string | null = null
  void locate({
    enough,
    signal: cancel.signal,
    onReading: ({ accuracy }) => readings.push(accuracy),
    onAsking: (now) => asking.push(now),
  }).then(
    (fix) => (end = fix),
    (error: unknown) => (end = error instanceof Error ? error.message : String(error)),
  )
  return { readings, asking, cancel, end: () => end }
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the search', () => {
  test('takes an excellent position at once and stops listening', async () => {
    const phone = device()
    const { end, readings } = search()
    await wait(0)
    expect(phone.asked).toEqual([{ enableHighAccuracy: true, maximumAge: 0, timeout: 10_000 }])
    phone.give({ ...school, accuracy: 5 })
    await wait(0)
    expect(end()).toMatchObject({ ...school, accuracy: 5 })
    expect(readings).toEqual([5])
    expect(phone.open()).toBe(0)
  })
  test('gives a good position three seconds to become better', async () => {
    const phone = device()
    const { end } = search()
    await wait(0)
    phone.give({ ...school, accuracy: 80 })
    await wait(2_000)
    phone.give({ ...school, accuracy: 40 })
    await wait(900)
    expect(end()).toBeNull()
    await wait(100)
    expect(end()).toMatchObject({ accuracy: 40 })
  })
  test('keeps on for 10 s while the position is wide, and then takes the best', async () => {
    const phone = device()
    const { end, readings } = search()
    await wait(0)
    phone.give({ ...school, accuracy: 800 })
    await wait(5_000)
    phone.give({ ...school, accuracy: 300 })
    phone.give({ ...school, accuracy: 900 })
    await wait(4_900)
    expect(end()).toBeNull()
    await wait(100)
    expect(end()).toMatchObject({ accuracy: 300 })
    expect(readings).toEqual([800, 300, 300])
  })
  test('asks once more with lower accuracy, and then stops', async () => {
    const phone = device()
    const { end } = search()
    await wait(0)
    phone.fail(3)
    await wait(0)
    expect(phone.asked.map((options) => options.enableHighAccuracy)).toEqual([true, false])
    phone.fail(3)
    await wait(0)
    expect(end()).toBe('timeout')
    expect(phone.asked).toHaveLength(2)
    expect(phone.open()).toBe(0)
  })
  test('ends by itself when the device never says anything', async () => {
    device()
    const { end } = search()
    await wait(21_900)
    expect(end()).toBeNull()
    await wait(200)
    expect(end()).toBe('timeout')
  })
  test('does not take a position that the device had kept from before', async () => {
    const phone = device()
    const { end, readings } = search()
    await wait(0)
    phone.give({ ...school, accuracy: 5, age: 31_000 })
    await wait(11_000)
    phone.give({ ...school, accuracy: 5, age: 40_000 })
    await wait(11_000)
    expect(end()).toBe('timeout')
    expect(readings).toEqual([])
  })
  test('takes what is measured after such a position', async () => {
    const phone = device()
    const { end } = search()
    await wait(0)
    phone.give({ ...school, accuracy: 5, age: 31_000 })
    await wait(2_000)
    phone.give({ ...school, accuracy: 15 })
    await wait(0)
    expect(end()).toMatchObject({ accuracy: 15 })
    expect(phone.asked).toHaveLength(1)
  })
  test('goes on after an excellent position that is not enough for a school with a smaller limit', async () => {
    const phone = device()
    const { end } = search(10)
    await wait(0)
    phone.give({ ...school, accuracy: 15 })
    await wait(5_000)
    expect(end()).toBeNull()
    phone.give({ ...school, accuracy: 10 })
    await wait(0)
    expect(end()).toMatchObject({ accuracy: 10 })
  })
  test('follows who moves', async () => {
    const phone = device()
    const { end } = search()
    await wait(0)
    phone.give({ latitude: -26.95, longitude: -48.7, accuracy: 25 })
    await wait(1_000)
    phone.give({ ...school, accuracy: 60 })
    await wait(3_000)
    expect(end()).toMatchObject({ ...school, accuracy: 60 })
  })
})

describe('no position', () => {
  test.each([
    [1, 'User denied Geolocation', 'denied'],
    [1, 'Geolocation has been disabled in this document by permissions policy.', 'policy'],
  ] as const)('code %d, "%s": %s, and nothing is asked again', async (code, message, problem) => {
    const phone = device()
    const { end } = search()
    await wait(0)
    phone.fail(code, message)
    await wait(0)
    expect(end()).toBe(problem)
    expect(phone.asked).toHaveLength(1)
  })
  test('a device without a position is asked for a coarser one, and then told apart from a slow one', async () => {
    const phone = device()
    const { end } = search()
    await wait(0)
    phone.fail(2)
    await wait(0)
    expect(phone.asked).toHaveLength(2)
    phone.fail(2)
    await wait(0)
    expect(end()).toBe('unavailable')
  })
  test('a later failure does not throw away what was read', async () => {
    const phone = device()
    const { end } = search()
    await wait(0)
    phone.give({ ...school, accuracy: 50 })
    phone.fail(2)
    await wait(3_000)
    expect(end()).toMatchObject({ accuracy: 50 })
  })
  test('who takes the permission back meanwhile is asked for nothing more, and nothing read is used', async () => {
    const phone = device()
    const { end } = search()
    await wait(0)
    phone.give({ ...school, accuracy: 50 })
    phone.fail(1)
    await wait(3_000)
    expect(end()).toBe('denied')
    expect(phone.open()).toBe(0)
    expect(phone.asked).toHaveLength(1)
  })
  test('an insecure page and a missing device are known before asking', async () => {
    const phone = device()
    vi.stubGlobal('isSecureContext', false)
    const insecure = search()
    await wait(0)
    expect(insecure.end()).toBe('insecure')
    expect(phone.asked).toEqual([])
    vi.unstubAllGlobals()
    vi.stubGlobal('isSecureContext', true)
    const missing = search()
    await wait(0)
    expect(missing.end()).toBe('missing')
  })
  test('so is a page inside another that may not have the position', async () => {
    const phone = device()
    Object.assign(document, { featurePolicy: { allowsFeature: (name: string) => name !== 'geolocation' } })
    onTestFinished(() => void Reflect.deleteProperty(document, 'featurePolicy'))
    const { end } = search()
    await wait(0)
    expect(end()).toBe('policy')
    expect(phone.asked).toEqual([])
  })
})

describe("the browser's own question", () => {
  test('is waited for as long as the person takes', async () => {
    const phone = device('prompt')
    const { end, asking } = search()
    await wait(60_000)
    expect(end()).toBeNull()
    expect(asking).toEqual([true])
    phone.answer('granted')
    expect(asking.at(-1)).toBe(false)
    phone.give({ ...school, accuracy: 12 })
    await wait(0)
    expect(end()).toMatchObject({ accuracy: 12 })
  })
  test('once it is answered, a device that says nothing is waited for no longer than any', async () => {
    const phone = device('prompt')
    const { end } = search()
    await wait(60_000)
    phone.answer('granted')
    await wait(22_100)
    expect(end()).toBe('timeout')
  })
  test('is answered where a position comes, also where the browser tells of no change', async () => {
    const phone = device('prompt')
    const { asking } = search()
    await wait(0)
    expect(asking.at(-1)).toBe(true)
    phone.give({ ...school, accuracy: 800 })
    expect(asking.at(-1)).toBe(false)
  })
  test('a browser that does not tell leaves the time to the device', async () => {
    const phone = device(null)
    const { end } = search()
    await wait(30_000)
    expect(end()).toBeNull()
    phone.give({ ...school, accuracy: 300 })
    await wait(9_900)
    expect(end(), 'a wide one may still become better').toBeNull()
    await wait(100)
    expect(end()).toMatchObject({ accuracy: 300 })
  })
})

test('who cancels before the browser has told its permission is asked for no position', async () => {
  const phone = device()
  const { end, cancel } = search()
  cancel.abort()
  await wait(0)
  expect(end()).toBe('cancelled')
  expect(phone.asked).toEqual([])
})

test('a search that has ended tells nothing more, neither later nor when the permission changes', async () => {
  const phone = device()
  const { end, asking } = search()
  await wait(0)
  phone.give({ ...school, accuracy: 5 })
  await wait(0)
  expect(end()).toMatchObject({ accuracy: 5 })
  const told = asking.length
  await wait(30_000)
  phone.answer('denied')
  expect(asking).toHaveLength(told)
})

test('cancelling stops the device', async () => {
  const phone = device()
  const { end, cancel } = search()
  await wait(0)
  cancel.abort()
  await wait(0)
  expect(end()).toBe('cancelled')
  expect(phone.open()).toBe(0)
})
