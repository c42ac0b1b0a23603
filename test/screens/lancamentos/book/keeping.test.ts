// What the tab keeps of a class: put away as soon as it need not be kept, and looked at anew when it comes back.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { withChanges } from '@/domain/lancamento'
import { createKeeping } from '@/screens/lancamentos/book/keeping'
import { stateOf } from '@/screens/lancamentos/book/line'
import { countKept, keptGrades, putAwayArrived } from '@/screens/shared/sent/keptGrades'
import { elsewhere, idClasse, open, service, signedIn, settle, stored, storedAll, type } from '../diary'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was confirmed is put away at once: whoever leaves then finds it named nowhere', async () => {
  signedIn(service(38))
  const register = await open()
  const { book, gaps } = register
  const stop = createKeeping(book).start()
  onTestFinished(() => stop())
  type(register, gaps[0] ?? 0, '7')
  window.dispatchEvent(new Event('pagehide'))
  expect(keptGrades.read(idClasse)).toHaveLength(1)
  await settle(register)
  expect(keptGrades.read(idClasse)).toBeNull()
})

test('sent before a reload: what has arrived is not called unconfirmed; the rest is, until it is seen', async () => {
  const door = service(38)
  signedIn(door)
  const { gaps, chave } = await open()
  const [there = 0, late = 0] = gaps
  const cell = { c: chave, t: '7', b: [null], e: true }
  keptGrades.write(
    [there, late].map((id) => [id, [cell]]),
    idClasse,
  )
  const put = async (id: number) =>
    elsewhere(door, withChanges(await stored(door, id), new Map([[chave, { bases: [], valor: 7 }]])))
  await put(there)
  const { book } = await open()
  const stop = createKeeping(book).start()
  onTestFinished(() => stop())
  expect([there, late].map((id) => stateOf(book.line(id)))).toEqual([null, 'unconfirmed'])
  expect(book.summary().unconfirmed).toBe(1)
  await put(late)
  book.merge([await stored(door, late)], null)
  expect(stateOf(book.line(late)), 'read again by whatever').toBe('confirmed')
  expect(book.summary().unconfirmed).toBe(0)
})

test('left before it was looked for: whatever reads the class puts away what has arrived, and nothing else', async () => {
  const door = service(38)
  signedIn(door)
  const { gaps, chave } = await open()
  const [there = 0, late = 0, typed = 0] = gaps
  const cell = { c: chave, t: '7', b: [null] }
  const rows = [there, late].map((id): [number, (typeof cell & { e?: boolean })[]] => [id, [{ ...cell, e: true }]])
  keptGrades.write([...rows, [typed, [cell]]], idClasse)
  for (const id of [there, typed])
    await elsewhere(door, withChanges(await stored(door, id), new Map([[chave, { bases: [], valor: 7 }]])))
  putAwayArrived(idClasse, [...(await storedAll(door)).values()])
  expect(
    keptGrades.read(idClasse)?.map(([id]) => id),
    'what was never sent is for the teacher',
  ).toEqual([late, typed])
  expect(countKept(idClasse)).toEqual({ unsent: 1, unconfirmed: 1, marked: 0 })
})
