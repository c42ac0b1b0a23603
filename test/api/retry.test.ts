/** When a request is sent again: the table of decisions §2 and reliability §9. */
import { describe, expect, it } from 'vitest'
import { ApiError, type ErrorKind, kindOf } from '@/api/ApiError'
import { busyWait, parseRetryAfter, pauseBeforeRetry, shouldRetryRead } from '@/api/retry'

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
  const now = Date.parse('2026-11-20T12:00:00Z')
  it.each([
    [null, null],
    ['', null],
    ['depois', null],
    ['0', 0],
    ['30', 30],
    [' 30 ', 30],
    ['3600', 120],
    ['Fri, 20 Nov 2026 12:00:45 GMT', 45],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ])('%j is %j seconds', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds)
  })
})

describe('busyWait', () => {
  it('waits once to twice what the service asks, 30 s when it does not say', () => {
    expect(busyWait(error('busy', 503, 10), () => 0)).toBe(10_000)
    expect(busyWait(error('busy', 503, 10), () => 0.999)).toBeCloseTo(19_990)
    expect(busyWait(error('busy', 503), () => 0.5)).toBe(45_000)
  })
})

describe('shouldRetryRead', () => {
  it.each([
    ['offline', 0, [true, true, false]],
    ['timeout', 0, [true, true, false]],
    ['fault', 502, [true, true, false]],
    ['fault', 504, [true, true, false]],
    ['fault', 500, [true, false, false]],
    ['busy', 503, [false]],
    ['unauthenticated', 401, [false]],
    ['forbidden', 403, [false]],
    ['notFound', 404, [false]],
    ['refused', 400, [false]],
    ['unreadable', 200, [false]],
  ] as const)('%s %i', (kind, status, expected) => {
    expect(expected.map((_, failures) => shouldRetryRead(failures, error(kind, status)))).toEqual(expected)
  })

  it('never repeats what is not an answer of the service', () => {
    expect(shouldRetryRead(0, new TypeError('x'))).toBe(false)
  })
})

describe('pauseBeforeRetry', () => {
  it('is anything up to the doubled limit, never less than half a second', () => {
    expect(pauseBeforeRetry(0, () => 0)).toBe(500)
    expect(pauseBeforeRetry(0, () => 1)).toBe(2000)
    expect(pauseBeforeRetry(1, () => 1)).toBe(4000)
    expect(pauseBeforeRetry(20, () => 1)).toBe(30_000)
  })
})
