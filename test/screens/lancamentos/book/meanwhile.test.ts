// What a teacher types while a sending is under way: it stays as it is typed, and none of it is sent unasked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logged, open, service, settle, stored, type, valueAt } from '../diary'

/** What happens while the first line is on its way. */
let meanwhile: (() => void) | null = null
function around(send: typeof fetch): typeof fetch {
  let n = 0
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.includes('/json/oneway/AproveitamentoAluno') && n++ === 0) meanwhile?.()
    return send(input, init)
  }
}
beforeEach(() => {
  meanwhile = null
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('corrected while it waits for its turn: the correction stays, unsent, and goes with the next sending', async () => {
  const door = service(38, around)
  const register = await open()
  const { book, gaps, chave } = register
  const ids = gaps.slice(0, 12)
  const late = ids.slice(6)
  for (const id of ids) type(register, id, '5')
  meanwhile = () => {
    for (const id of late) type(register, id, '10')
  }
  await settle(register)
  expect(late.map((id) => book.text(id, chave))).toEqual(late.map(() => '10,0'))
  expect(book.summary()).toMatchObject({ unsent: late.length, ready: late.length })
  for (const id of ids) expect(valueAt(await stored(door, id), chave)).toBe(late.includes(id) ? null : 5)
  expect(logged(register, 'students')).toBe(ids.length - late.length)
  await settle(register)
  for (const id of late) expect(valueAt(await stored(door, id), chave)).toBe(10)
})
test('half typed, emptied or above the scale while it waits: nothing of it is sent, nor of its other cells', async () => {
  const door = service(38, around)
  const register = await open()
  const { book, gaps, chave } = register
  const ids = gaps.slice(0, 10)
  const [half, emptied, above, other] = ids.slice(6) as [number, number, number, number]
  const second = book.columns.find(({ nome }) => nome === 'Participação')?.chave ?? ''
  for (const id of ids) type(register, id, '5')
  meanwhile = () => {
    book.type(half, chave, '1')
    type(register, emptied, '')
    type(register, above, '95')
    book.type(other, second, '1')
  }
  const before = valueAt(await stored(door, other), second)
  await settle(register)
  expect(book.text(half, chave)).toBe('1')
  expect(book.text(emptied, chave)).toBe('')
  expect(book.text(above, chave)).toBe('95,0')
  expect(book.text(other, second)).toBe('1')
  for (const id of [half, emptied, above]) expect(valueAt(await stored(door, id), chave)).toBeNull()
  expect(valueAt(await stored(door, other), chave)).toBe(5)
  expect(valueAt(await stored(door, other), second)).toBe(before)
})
test('asked for while a sending is under way: what stood there then follows it, and is counted', async () => {
  const door = service(38, around)
  const register = await open()
  const { book, sending, gaps, chave } = register
  const [corrected = 0, ...ids] = gaps.slice(0, 8)
  const more = gaps.slice(8, 11)
  for (const id of [...ids, corrected]) type(register, id, '5')
  let total = 0
  meanwhile = () => {
    for (const id of [...more, corrected]) type(register, id, '9')
    void sending.send()
    total = sending.progress().total
  }
  await settle(register)
  expect(total, 'each student once').toBe(8 + 3)
  expect(sending.progress()).toMatchObject({ total: 11, done: 11, error: null })
  for (const id of ids) expect(valueAt(await stored(door, id), chave)).toBe(5)
  for (const id of [...more, corrected]) expect(valueAt(await stored(door, id), chave)).toBe(9)
  expect(book.summary()).toMatchObject({ unsent: 0, ready: 0 })
})
test('two quick sendings of one cell: nothing is left that could be taken back or put there again', async () => {
  const door = service(38, around)
  const register = await open()
  const { book, sending, gaps, chave } = register
  const ids = gaps.slice(0, 8)
  const late = ids.at(-1) ?? 0
  for (const id of ids) type(register, id, '5')
  meanwhile = () => {
    type(register, late, '9')
    void sending.send()
    // taken back, and put there again, while it waits
    book.undo()
    book.redo()
  }
  await settle(register)
  expect(valueAt(await stored(door, late), chave)).toBe(9)
  expect(book.summary()).toMatchObject({ unsent: 0, canUndo: false })
  expect([book.stepSize(false), book.stepSize(true)]).toEqual([0, 0])
  book.redo()
  expect(book.summary().unsent).toBe(0)
})
test('a step of many students loses only those that are the service’s', async () => {
  const door = service(38, around)
  const register = await open()
  const { book, gaps, chave } = register
  const ids = gaps.slice(0, 10)
  const [sent = 0, waits = 0] = [ids[0], ids.at(-1)]
  for (const id of ids) type(register, id, '5')
  meanwhile = () => book.paste([sent, waits].map((id) => ({ id, chave, valor: 8 })))
  await settle(register)
  // the first was on its way already: both figures of the paste wait
  expect(valueAt(await stored(door, sent), chave)).toBe(5)
  expect(book.summary()).toMatchObject({ unsent: 2, canUndo: true })
  book.undo()
  expect([book.text(sent, chave), book.text(waits, chave)]).toEqual(['5,0', '5,0'])
})
