// Which lessons a person is shown from a moment on, and which of them is now.
import { expect, test } from 'vitest'
import { aulaAtHour, aulasOfDay, lastHourOf, nextAulas, offeredFrom } from '@/domain/timetable'

const at = (diaSemana: number, inicio: string, fim: string) => ({ diaSemana, inicio, fim })
const history = { horarios: [at(1, '07:30', '08:20'), at(3, '10:00', '10:50')] }
const art = { horarios: [at(1, '08:20', '09:10')] }
const classes = [art, history]
// 2026-11-23 is a Monday
const look = (day: string, hour: string) => {
  const found = nextAulas(classes, day, hour)
  return found && [found.fromHere, found.dia, found.aulas.map(({ inicio }) => inicio)]
}

test('today as long as a lesson is left, then the next day that has some', () => {
  expect(look('2026-11-23', '06:00')).toEqual([0, '2026-11-23', ['07:30', '08:20']])
  expect(look('2026-11-23', '09:09')).toEqual([0, '2026-11-23', ['07:30', '08:20']])
  expect(look('2026-11-23', '09:10')).toEqual([2, '2026-11-25', ['10:00']])
  expect(look('2026-11-24', '20:00')).toEqual([1, '2026-11-25', ['10:00']])
  expect(look('2026-11-28', '12:00')).toEqual([2, '2026-11-30', ['07:30', '08:20']])
  expect(nextAulas([{ horarios: [] }, {}], '2026-11-23', '08:00')).toBeNull()
})

test('attendance of a lesson is offered ten minutes before it, unless the one before is still held then', () => {
  const from = (...lessons: [string, string][]) => {
    const aulas = lessons.map(([inicio, fim]) => ({ classe: null, inicio, fim }))
    return aulas.map((aula) => offeredFrom(aula, aulas))
  }
  expect(from(['07:30', '08:20'], ['08:20', '09:10'], ['09:15', '10:00'])).toEqual(['07:20', '08:20', '09:15'])
  expect(from(['xx', ''])).toEqual(['00:00'])
  expect(from(['00:05', '01:00'], ['10:00', '11:00'], ['10:30', '11:30'])).toEqual(['00:00', '09:50', '10:30'])
})

test('lessons that overlap are one until the later end; hours may lack their zero', () => {
  const inside = { horarios: [at(1, '07:00', '09:00'), at(1, '07:30', '08:00')] }
  expect(aulasOfDay([inside], 1)).toMatchObject([{ inicio: '07:00', fim: '09:00' }])
  const bare = { horarios: [at(1, '7:50', '8:40'), at(1, '7:00', '7:50'), at(1, '10:00', '10:50')] }
  expect(aulasOfDay([bare], 1)).toMatchObject([
    { inicio: '07:00', fim: '08:40' },
    { inicio: '10:00', fim: '10:50' },
  ])
  expect(nextAulas([bare], '2026-11-23', '12:00')?.fromHere).toBe(7)
})

test.each([
  ['PT7H30M', 'PT8H20M', '07:30', '08:20'],
  ['PT13H', 'PT13H50M', '13:00', '13:50'],
  ['PT45M', 'PT1H5M', '00:45', '01:05'],
  ['0001-01-01T07:30:00', '1900-01-01T08:20:00-03:00', '07:30', '08:20'],
  ['7h30', '08H20', '07:30', '08:20'],
  ['13h', '14h', '13:00', '14:00'],
  ['depois do recreio', '', 'depois do recreio', ''],
])('an hour may be a span of time, stand with a day, or be words: %s', (inicio, fim, from, until) => {
  expect(aulasOfDay([{ horarios: [at(1, inicio, fim)] }], 1)).toMatchObject([{ inicio: from, fim: until }])
})

test('a lesson of which no beginning is told is none', () => {
  expect(aulasOfDay([{ horarios: [at(1, '', ''), at(1, '07:30', '')] }], 1)).toMatchObject([{ inicio: '07:30' }])
})

test('hours may be told with seconds: a lesson ends where the next one begins', () => {
  const aulas = aulasOfDay(
    [{ horarios: [at(1, '07:30:00', '08:20:00')] }, { horarios: [at(1, '08:20:00', '09:10:00')] }],
    1,
  )
  expect(aulaAtHour(aulas, '08:20').now?.inicio).toBe('08:20')
})

test('a break of five minutes is one stay in the room, a longer one is not', () => {
  const short = { horarios: [at(1, '07:00', '07:50'), at(1, '07:55', '08:45')] }
  expect(aulasOfDay([short], 1)).toMatchObject([{ inicio: '07:00', fim: '08:45' }])
  const long = { horarios: [at(1, '07:00', '07:50'), at(1, '07:56', '08:45')] }
  expect(aulasOfDay([long], 1)).toHaveLength(2)
})

test('the one that is now ends where the next begins', () => {
  const aulas = nextAulas(classes, '2026-11-23', '07:00')?.aulas ?? []
  expect(aulaAtHour(aulas, '07:00')).toEqual({ next: aulas[0] })
  expect(aulaAtHour(aulas, '07:30')).toEqual({ now: aulas[0], next: aulas[1] })
  expect(aulaAtHour(aulas, '08:20')).toEqual({ now: aulas[1] })
  expect(aulaAtHour(aulas, '09:10')).toEqual({})
})

test.each([
  ['22:00', '00:30'],
  ['22:00', '00:00'],
  ['22:00', '24:00'],
])('a lesson from %s to %s lasts to the end of its day', (inicio, fim) => {
  const late = { horarios: [at(1, inicio, fim)] }
  const found = nextAulas([late], '2026-11-23', '22:30')
  expect(nextAulas([late], '2026-11-23', '21:00')?.fromHere).toBe(0)
  expect(found?.fromHere).toBe(0)
  expect(aulaAtHour(found?.aulas ?? [], '22:30').now).toMatchObject({ fim })
})

test.each(['', 'a definir', '0'])(
  'a lesson of which no end is told (“%s”) is to come until it begins, never now',
  (fim) => {
    const open = { horarios: [at(1, '07:30', fim), at(1, '10:00', fim)] }
    const aulas = nextAulas([open], '2026-11-23', '09:00')?.aulas ?? []
    expect(nextAulas([open], '2026-11-23', '09:00')?.fromHere).toBe(0)
    expect(aulas.map((aula) => lastHourOf(aula) <= '09:00')).toEqual([true, false])
    expect(aulaAtHour(aulas, '10:00')).toEqual({})
    expect(nextAulas([open], '2026-11-23', '10:00')?.fromHere).toBe(7)
  },
)
