/** When a request is sent again: the table of decisions §2 and src/README §3. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OperationName } from '@/contract'
import { ApiError, type ErrorKind, kindOf } from '@/api/ApiError'
import { busyWait, countBusy, parseRetryAfter, pauseBeforeRetry, shouldRetryRead } from '@/api/retry'

const error = (kind: ErrorKind, status = 0, retryAfter: number | null = null) =>
  new ApiError(kind, { operation: 'Classes', status, retryAfter })

describe('kindOf', () => {
  it.each([
    [400, 'refused'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [405, 'refused'],
    [408, 'timeout'],
    [409, 'refused'],
    [413, 'refused'],
    [429, 'busy'],
    [500, 'fault'],
    [502, 'fault'],
    [503, 'busy'],
    [504, 'fault'],
  ] as const)('%i is %s', (status, kind) => {
    expect(kindOf(status)).toBe(kind)
  })
})

describe('parseRetryAfter', () => {
  const date = 'Fri, 20 Nov 2026 12:00:00 GMT'
  it.each([
    [null, null],
    ['', null],
    ['depois', null],
    ['30', 30],
    ['007', 7],
    ['120', 120],
    ['3600', 120],
    ['9'.repeat(400), 120],
    ['Fri, 20 Nov 2026 12:00:45 GMT', 45],
    ['Sat, 20 Nov 2027 12:00:00 GMT', 120],
    // no time to come: as if nothing was told
    ['0', null],
    ['-5', null],
    ['-99999999999', null],
    ['Fri, 20 Nov 2026 12:00:00 GMT', null],
    ['Fri, 20 Nov 2026 11:00:00 GMT', null],
    ['Thu, 01 Jan 1970 00:00:00 GMT', null],
    // neither digits nor the one way in which HTTP writes a date
    ['+30', null],
    ['30.5', null],
    ['1e3', null],
    ['0x1e', null],
    ['30s', null],
    ['30, 60', null],
    ['٣٠', null],
    ['Infinity', null],
    ['NaN', null],
    ['2026', 120],
    ['2026-11-20', null],
    ['2026-11-20T12:00:45Z', null],
    ['20 Nov 2026 12:00:45 GMT', null],
    ['Fri, 20 Nov 2026 12:00:45', null],
    ['Fri, 20 Nov 2026 12:00:45 +0000', null],
    ['Fri, 20 Nov 2026 09:00:45 -0300', null],
    ['fri, 20 nov 2026 12:00:45 gmt', null],
    ['Mon, 20 Nov 2026 12:00:45 GMT', null],
    ['Fri, 31 Nov 2026 12:00:45 GMT', null],
    ['Friday, 20-Nov-26 12:00:45 GMT', null],
    ['Fri Nov 20 12:00:45 2026', null],
    ['Invalid Date', null],
  ])('%j is %j seconds', (header, seconds) => {
    expect(parseRetryAfter(header, date)).toBe(seconds)
  })

  it.each([null, '', 'Invalid Date', '2026-11-20T12:00:00Z'])('counts no date where the reply says %j', (wrong) => {
    expect(parseRetryAfter('Fri, 20 Nov 2026 12:00:45 GMT', wrong)).toBeNull()
    expect(parseRetryAfter('45', wrong)).toBe(45)
  })

  it.each(['1990-01-01', '2050-01-01'])('does not look at a device’s clock that stands in %s', (today) => {
    vi.useFakeTimers({ now: new Date(today), toFake: ['Date'] })
    expect(parseRetryAfter('Fri, 20 Nov 2026 12:00:45 GMT', date)).toBe(45)
  })
})

describe('busyWait', () => {
  it('waits once to twice what the service asks, 30 s when it does not say', () => {
    expect(busyWait(error('busy', 503, 10), () => 0)).toBe(10_000)
    expect(busyWait(error('busy', 503, 10), () => 0.999)).toBeCloseTo(19_990)
    expect(busyWait(error('busy', 503), () => 0.5)).toBe(45_000)
  })
  it.each([
    [1, [5, 10, 20, 40, 80, 120, 120]],
    [30, [30, 30, 30, 40, 80, 120, 120]],
    [null, [30, 30, 30, 40, 80, 120, 120]],
    [120, [120, 120, 120, 120, 120, 120, 120]],
  ])('told %j: never sooner than 5 s, longer with every busy answer in a row', (retryAfter, seconds) => {
    const waits = seconds.map((_, i) =>
      busyWait(new ApiError('busy', { operation: 'Auth', status: 503, retryAfter, turn: i + 1 }), () => 0),
    )
    expect(waits).toEqual(seconds.map((n) => n * 1000))
  })
  it('ends: the thousandth busy answer is waited out as the sixth', () => {
    const wait = busyWait(new ApiError('busy', { operation: 'Auth', turn: 1000 }), () => 1)
    expect(wait).toBe(240_000)
  })
})

describe('countBusy', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  const later = (ms: number) => void vi.advanceTimersByTime(ms)
  /** One question, answered 100 ms later. */
  const answered = (operation: OperationName, busy: boolean) => {
    const sent = performance.now()
    later(100)
    return countBusy(operation, sent, busy)
  }

  it('counts the busy answers of an operation one after another, and begins anew after any other answer', () => {
    expect([1, 2, 3].map(() => answered('Auth', true))).toEqual([1, 2, 3])
    expect(answered('Classes', true)).toBe(1)
    expect(answered('Auth', false)).toBe(0)
    expect(answered('Auth', true)).toBe(1)
  })
  it('counts the answers to questions of one turn once', () => {
    const sent = performance.now()
    later(100)
    expect(countBusy('GetTurma', sent, true)).toBe(1)
    later(1)
    expect(countBusy('GetTurma', sent, true)).toBe(1)
    // one of them got through: the service is still busy for the others
    expect(countBusy('GetTurma', sent, false)).toBe(0)
    expect(answered('GetTurma', true)).toBe(2)
  })
  it('forgets a row after ten minutes', () => {
    expect([1, 2].map(() => answered('GetRecado', true))).toEqual([1, 2])
    later(600_001)
    expect(answered('GetRecado', true)).toBe(1)
  })
})

describe('shouldRetryRead', () => {
  it.each([
    ['offline', 0, [true, true, false]],
    ['timeout', 0, [true, true, false]],
    ['fault', 502, [true, true, false]],
    ['fault', 504, [true, true, false]],
    ['fault', 500, [true, false, false]],
    ['busy', 503, [true, false]],
    ['busy', 429, [false]],
    ['unauthenticated', 401, [false]],
    ['forbidden', 403, [false]],
    ['notFound', 404, [false]],
    ['refused', 400, [false]],
    ['unreadable', 200, [false]],
  ] as const)('%s %i', (kind, status, expected) => {
    expect(expected.map((_, failures) => shouldRetryRead(failures, error(kind, status)))).toEqual(expected)
  })

  it('waits in sight where the service told how long', () => {
    expect(shouldRetryRead(0, error('busy', 503, 5))).toBe(false)
  })

  it('never repeats what is not an answer of the service', () => {
    expect(shouldRetryRead(0, new TypeError('x'))).toBe(false)
  })
})

describe('pauseBeforeRetry', () => {
  it('is anything up to the doubled limit, never less than half a second', () => {
    const lost = error('offline')
    expect(pauseBeforeRetry(0, lost, () => 0)).toBe(500)
    expect(pauseBeforeRetry(0, lost, () => 1)).toBe(2000)
    expect(pauseBeforeRetry(1, lost, () => 1)).toBe(4000)
    expect(pauseBeforeRetry(20, lost, () => 1)).toBe(30_000)
  })
  it('is 1 to 4 s after a busy answer', () => {
    expect(pauseBeforeRetry(0, error('busy', 503), () => 0)).toBe(1000)
    expect(pauseBeforeRetry(0, error('busy', 503), () => 1)).toBe(4000)
  })
})
