/** Figures, days and lists written by hand, beside what the browser's own writers make of them. */
import { describe, expect, test, vi } from 'vitest'
import { schoolDay, wallClockAt } from '@/contract'
import { type Language, languages } from '@/i18n'
import { formatsFor, wallClock } from '@/i18n/format'
import { fill } from '@/i18n/message'
import { writeNumber } from '@/i18n/numbers'

const all = Object.keys(languages) as Language[]
/** Every day of two years, one of them with a 29th of February. */
const days = Array.from({ length: 731 }, (_, i) => new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10))
/** What differs with the data of the browser, or is written otherwise here: commas, points, the first of a month. */
const plain = (text: string | null) => text?.replace(/[.,]|(?<=\b1)º/g, '').replace(/\b(sep)t\b/i, '$1')

describe.each(all)('%s', (language) => {
  const format = formatsFor(language)
  const region = language === 'en' ? 'en-GB' : language
  const own = (options: Intl.DateTimeFormatOptions) => {
    const writer = new Intl.DateTimeFormat(region, { timeZone: 'UTC', ...options })
    return (day: string) => plain(writer.format(Date.parse(day)))
  }

  test('every day is the one that the browser would write', () => {
    const long = { day: 'numeric', month: 'long', year: 'numeric' } as const
    const short = own(
      language === 'en' ? { ...long, month: 'short' } : { day: '2-digit', month: '2-digit', year: 'numeric' },
    )
    const [date, weekday, week] = [
      own(long),
      own({ ...long, weekday: 'long' }),
      own({ weekday: 'short', day: 'numeric', month: 'short' }),
    ]
    for (const day of days) {
      expect(plain(format.date(day))).toBe(date(day))
      expect(plain(format.dateWithWeekday(day))).toBe(weekday(day))
      expect(plain(format.dayOfWeek(day))).toBe(week(day))
      expect(plain(format.dateShort(day))).toBe(short(day))
    }
  })
  test('so is every weekday', () => {
    for (const diaSemana of [1, 2, 3, 4, 5, 6, 7]) {
      const day = `2024-01-0${String(diaSemana)}`
      expect(format.weekday(diaSemana)).toBe(own({ weekday: 'long' })(day))
      expect(format.weekdayShort(diaSemana)).toBe(own({ weekday: 'short' })(day))
    }
    expect(format.weekday(8)).toBe('')
  })
  test('so is every figure', () => {
    const figures = [
      0, 1, -1, 7, 9.5, 0.125, 1.005, 7.125, 2.675, 999.994, 999.995, 999, 1000, 1234.5, 9999.99, 10_000, -123_456.785,
    ]
    for (const decimals of [0, 1, 2, 3]) {
      const writer = new Intl.NumberFormat(region, { maximumFractionDigits: decimals })
      for (const one of [...figures, 1e-7, 123_456_789.123, 0.1 + 0.2, 1 / 3])
        expect(writeNumber(language, one, decimals)).toBe(writer.format(one))
    }
    for (const share of [0, 0.004, 0.005, 0.25, 0.735, 1])
      expect(format.percent(share)).toBe(new Intl.NumberFormat(region, { style: 'percent' }).format(share))
  })
  test('so is what is one and what is many', () => {
    const rules = new Intl.PluralRules(language)
    for (const n of [0.5, 1, 1.5, 1.99, 2, 2.5, 3, 10, 11, 21, 100, 101, 1000])
      expect(fill(language, { one: 'one', other: 'other' }, { n })).toBe(rules.select(n))
  })
  test('and every list', () => {
    const writer = new Intl.ListFormat(language)
    const names = ['Ana', 'Hilda', 'Ivo', 'Hielo', 'Rui']
    for (let i = 0; i <= names.length; i += 1)
      expect(format.list(names.slice(0, i))).toBe(writer.format(names.slice(0, i)))
  })
})

test('a list whose items hold a comma is cut by semicolons', () => {
  const grades = all.map((language) => {
    const format = formatsFor(language)
    return [
      [8, 7.4],
      [8, 7.4, 7],
    ].map((some) => format.list(some.map((n) => format.grade(n))))
  })
  expect(grades).toEqual([
    ['8,0 e 7,4', '8,0; 7,4 e 7,0'],
    ['8.0 and 7.4', '8.0, 7.4, and 7.0'],
    ['8,0 y 7,4', '8,0; 7,4 y 7,0'],
  ])
  expect(formatsFor('en').list(['Art, Music', 'History', 'Sports'])).toBe('Art, Music; History; and Sports')
})

describe('by the clock of the school', () => {
  const at = Date.parse('2026-11-20T23:07:00-03:00')
  test('day and hour, whatever zone the device is in', () => {
    expect(all.map((language) => formatsFor(language).clock(at))).toEqual(['23h07', '23:07', '23:07'])
    expect(schoolDay(at)).toBe('2026-11-20')
    expect(schoolDay(at + 60 * 60_000)).toBe('2026-11-21')
  })
  test('any other zone is asked by name, and one that does not exist is refused', () => {
    expect(wallClockAt(at, 'America/Manaus')).toBe('2026-11-20T22:07')
    expect(wallClockAt(at, 'Asia/Kathmandu')).toBe('2026-11-21T07:52')
    expect(() => wallClockAt(at, 'America/Lugar_Nenhum')).toThrow(RangeError)
  })
  test('a browser that knows Temporal is asked by it, once for a quarter of an hour', () => {
    // a day of which nothing was asked yet
    const later = at + 300 * 86_400_000
    const toZonedDateTimeISO = vi.fn((zone: string) => ({
      offsetNanoseconds: (zone === 'Asia/Kathmandu' ? 345 : -180) * 60e9,
    }))
    const fromEpochMilliseconds = (ms: number) => {
      if (!Number.isInteger(ms)) throw new RangeError('not whole')
      return { toZonedDateTimeISO }
    }
    vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds } })
    expect([wallClockAt(later + 0.5), wallClockAt(later, 'Asia/Kathmandu')]).toEqual([
      '2027-09-16T23:07',
      '2027-09-17T07:52',
    ])
    expect([0, 1, 7].map((minutes) => wallClockAt(later + minutes * 60_000))).toEqual([
      '2027-09-16T23:07',
      '2027-09-16T23:08',
      '2027-09-16T23:14',
    ])
    expect(toZonedDateTimeISO).toHaveBeenCalledTimes(2)
    wallClockAt(later + 8 * 60_000)
    expect(toZonedDateTimeISO).toHaveBeenCalledTimes(3)
  })
})

test('a figure that rounds to nothing has no sign, and what a sentence was not given stays in sight', () => {
  for (const language of all) {
    expect([writeNumber(language, -0.001), writeNumber(language, -0.4, 0)]).toEqual(['0', '0'])
    expect(fill(language, '{a} de {b}', { a: 1 })).toBe('1 de {b}')
    expect(fill(language, { zero: 'none', one: 'one', other: 'many' }, { n: 0 })).toBe('none')
  }
})

test.each([
  ['1900-01-01', true],
  ['2028-02-29T23:59', true],
  ['0001-01-01T00:00', false],
  ['9999-12-31T23:59:59', false],
  ['1899-12-31', false],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-03-00', false],
  // another day than the one that is written
  ['2026-03-05T24:00', false],
  ['2026-03-05T10:99', true],
  ['ontem', false],
])('whether %s can be read as a day: %s', (text, is) => {
  expect(wallClock(text) !== null).toBe(is)
})
