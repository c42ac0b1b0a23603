// What a sending says of one cell of a student, while another cell of the same student is typed, sent or taken back.
import { expect, test } from 'vitest'
import { withChanges } from '@/domain/lancamento'
import { stateOf } from '@/screens/lancamentos/book/line'
import { addressOf } from '../../diario/asked'
import { elsewhere, open, service, settle, stored, type, valueAt } from '../diary'

/** A class with an empty cell, and another cell of the same student; `onRead` runs when lines are read again, once. */
async function twoCells() {
  const of: { onRead: (() => void) | null } = { onRead: null }
  const door = service(38, (send) => async (input, init) => {
    const answer = await send(input, init)
    if (addressOf(input).endsWith('/AproveitamentosAlunos')) {
      of.onRead?.()
      of.onRead = null
    }
    return answer
  })
  const opened = await open()
  const [a = 0] = opened.gaps
  const other = opened.book.columns.find(({ nome }) => nome === 'Participação')?.chave ?? ''
  return { ...opened, door, of, a, other }
}

/** Another teacher has entered 9 where 7 is typed here, and closed it where so asked. */
async function contested(closed = false) {
  const opened = await twoCells()
  const { chave, door, a } = opened
  type(opened, a, '7')
  const change = { bases: [], valor: 9, ...(closed && { becomes: 'fechada' as const }) }
  await elsewhere(door, withChanges(await stored(door, a), new Map([[chave, change]])))
  return opened
}

test.each([
  ['closed', true],
  ['another figure', false],
])('%s: it stays told where another cell, typed meanwhile, is taken back', async (_, closed) => {
  const opened = await contested(closed)
  const { book, a, other, of } = opened
  of.onRead = () => book.type(a, other, '1')
  await settle(opened)
  const told = [stateOf(book.line(a)), book.line(a).refusals, book.line(a).conflicts]
  expect(told.slice(1).flat()).toHaveLength(1)
  expect(book.takeBack(a, other)).toBe(true)
  expect([stateOf(book.line(a)), book.line(a).refusals, book.line(a).conflicts]).toEqual(told)
})

test('a line with a question waits as a whole: nothing of its other cells is sent', async () => {
  const opened = await contested()
  const { book, door, a, other } = opened
  const before = valueAt(await stored(door, a), other)
  type({ book, chave: other }, a, '1')
  await settle(opened)
  expect(book.line(a).conflicts).toHaveLength(1)
  expect(valueAt(await stored(door, a), other)).toBe(before)
  expect(book.text(a, other)).toBe('1,0')
})

test('one evaluation sent alone: the question about another cell stays, and is asked once', async () => {
  const opened = await contested()
  const { book, sending, chave, a, other } = opened
  await settle(opened)
  book.mark([a], other, 'publicada')
  await settle(opened, () => sending.send([a], other))
  expect(book.line(a).conflicts.map((one) => one.chave)).toEqual([chave])
  await settle(opened, () => sending.send([a], chave))
  expect(book.line(a).conflicts.map((one) => one.chave)).toEqual([chave])
})

test('written over the other figure, it is compared with that one alone; what was said of its cell is said no longer', async () => {
  const opened = await contested()
  const { book, chave, a } = opened
  await settle(opened)
  book.choose([{ id: a, chave, which: 'mine' }])
  expect(book.line(a).edits.get(chave)?.bases).toEqual([9])
  book.set({ ...book.line(a), refusals: [{ motivo: 'changed', chave, error: null }] })
  book.type(a, chave, '6')
  expect(book.line(a).refusals).toEqual([])
})

test('refused after an earlier figure was confirmed: nothing says that this one arrived', async () => {
  const opened = await twoCells()
  const { book, chave, door, a } = opened
  type(opened, a, '7')
  await settle(opened)
  expect(book.line(a).sending?.state).toBe('confirmed')
  type(opened, a, '8')
  await elsewhere(door, withChanges(await stored(door, a), new Map([[chave, { bases: [], becomes: 'fechada' }]])))
  await settle(opened)
  expect(book.line(a).refusals).toMatchObject([{ motivo: 'fechada' }])
  expect(book.line(a).sending).toBeNull()
})
