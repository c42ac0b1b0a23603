import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateProblem, joinDate, splitDate, wholeDate } from '@/ui/form/date'

describe('month', () => {
  test.each([
    ['3', 3],
    ['03', 3],
    [' 12 ', 12],
    ['mar', 3],
    ['março', 3],
    ['MARÇO', 3],
    ['marco', 3],
    ['mar.', 3],
    ['setembro', 9],
    ['enero', 1],
    ['December', 12],
    ['may', 5],
  ])('%s', (text, month) => {
    expect(joinDate({ dia: '1', mes: text, ano: '2018' })).toBe(`2018-${String(month).padStart(2, '0')}-01`)
  })
  test.each(['', '0', '13', '003', 'ma', 'xyz', '3a', '-1', '1,5'])('%j is none', (text) => {
    expect(joinDate({ dia: '1', mes: text, ano: '2018' })).not.toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('date', () => {
  test.each([
    ['27', '3', '2018', '2018-03-27'],
    ['03', 'março', '2018', '2018-03-03'],
    ['29', '2', '2024', '2024-02-29'],
    ['29', '2', '2000', '2000-02-29'],
    [' 1 ', ' 1 ', ' 1999 ', '1999-01-01'],
    ['１', '１２', '１９９９', '1999-12-01'],
    ['', '', '', ''],
  ])('%s %s %s', (dia, mes, ano, value) => {
    expect(joinDate({ dia, mes, ano })).toBe(value)
    expect(dateProblem(value)).toBeNull()
  })
  test.each([
    ['', '3', '2018', 'frame.form.dateNoDay'],
    ['27', '', '2018', 'frame.form.dateNoMonth'],
    ['27', '3', '', 'frame.form.dateNoYear'],
    ['', '', '2018', 'frame.form.dateNoDayMonth'],
    ['', '3', '', 'frame.form.dateNoDayYear'],
    ['27', '', '', 'frame.form.dateNoMonthYear'],
    ['27', '3', '18', 'frame.form.dateYear'],
    ['27', 'xyz', '2018', 'frame.form.dateMonth'],
    ['27', '13', '2018', 'frame.form.dateMonth'],
    ['30', '2', '2024', 'frame.form.dateWrong'],
    ['31', '2', '26', 'frame.form.dateWrong'],
    ['29', '2', '26', 'frame.form.dateYear'],
    ['29', '2', '2023', 'frame.form.dateWrong'],
    ['29', '2', '1900', 'frame.form.dateWrong'],
    ['31', '4', '2024', 'frame.form.dateWrong'],
    ['0', '4', '2024', 'frame.form.dateWrong'],
    ['dia', '4', '2024', 'frame.form.dateWrong'],
  ])('%j %j %j: %s', (dia, mes, ano, problem) => {
    const value = joinDate({ dia, mes, ano })
    expect(dateProblem(value)).toBe(problem)
    expect(splitDate(value)).toEqual({ dia, mes, ano })
  })
  test.each([
    ['31/02/18', 'frame.form.dateWrong'],
    ['31/02/2018', 'frame.form.dateWrong'],
    ['31022018', 'frame.form.dateWrong'],
    ['27/03/18', 'frame.form.dateYear'],
    ['27 de março de 18', 'frame.form.dateYear'],
    ['27/13/2018', 'frame.form.dateMonth'],
    ['27/03', 'frame.form.dateNoMonthYear'],
  ])('in one field alone, %s: %s', (dia, problem) => {
    expect(dateProblem(joinDate({ dia, mes: '', ano: '' }))).toBe(problem)
  })
  test.each([
    '01/03/2018',
    '1/3/2018',
    '1.3.2018',
    '01-03-2018',
    '1 3 2018',
    '2018-03-01',
    '01032018',
    '1º de março de 2018',
    '1 de mar. de 2018',
    '\u200e01/03/2018 ',
    '０１／０３／２０１８',
    '01–03–2018',
    '2018/03/01',
    '1 de marzo del 2018',
  ])('a whole date in one field: %j', (text) => {
    const parts = wholeDate(text)
    expect(parts && joinDate(parts)).toBe('2018-03-01')
  })
  test.each(['', '01', '2018', '01/03', '01/03/18', '30/02/2018', '2018-3', '010320181', '1 de xis de 2018'])(
    'no whole date: %j',
    (text) => {
      expect(wholeDate(text)).toBeNull()
    },
  )
  test('every day of the calendar goes there and back; no clock or zone takes part', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }), (day) => {
        const value = day.toISOString().slice(0, 10)
        expect(joinDate(splitDate(value))).toBe(value)
        expect(dateProblem(value)).toBeNull()
      }),
    )
  })
  test('whatever is typed, it is a date or a problem is named', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (dia, mes, ano) => {
        const value = joinDate({ dia, mes, ano })
        expect(value === '' || /^\d{4}-\d\d-\d\d$/.test(value) || dateProblem(value) !== null).toBe(true)
      }),
    )
  })
})
