// What is asked for while another sending is under way, or left over by one that was stopped, goes too.
import { expect, test, vi } from 'vitest'
import { withChanges } from '@/domain/lancamento'
import { gradesByKey } from '@/domain/notas/keys'
import { addressOf } from '../../diario/asked'
import { elsewhere, open, service, settle, stored, type, valueAt } from '../diary'

/** A service that answers as `how` says; undefined: as always. */
const answering =
  (how: (operation: string) => Promise<Response | undefined> | undefined) =>
  (send: typeof fetch): typeof fetch =>
  async (input, init) =>
    (await how(addressOf(input).split('/').at(-1) ?? '')) ?? send(input, init)
const isWrite = (operation: string) => operation === 'AproveitamentoAluno'
const busyAnswer = () => new Response(null, { status: 429, headers: { 'Retry-After': '5' } })
const refusal = (message: string) =>
  Response.json({ responseStatus: { errorCode: 'Conflict', message } }, { status: 409 })

/** Answers that are held back until they are let go. */
function gates() {
  const waiting: (() => void)[] = []
  return {
    waiting,
    hold: () => new Promise<undefined>((done) => waiting.push(() => done(undefined))),
    open: (n = Infinity) => {
      for (const go of waiting.splice(0, n)) go()
    },
  }
}

test('a conflict that is answered while the rest is still being sent', async () => {
  const gate = gates()
  const door = service(
    38,
    answering((operation) => (isWrite(operation) ? gate.hold() : undefined)),
  )
  const opened = await open()
  const { book, sending, chave, gaps } = opened
  const [a = 0, b = 0] = gaps
  type(opened, a, '7')
  type(opened, b, '6')
  await elsewhere(door, withChanges(await stored(door, a), new Map([[chave, { bases: [], valor: 9 }]])))
  await settle(opened, async () => {
    const done = sending.send()
    await vi.waitFor(() => expect([book.summary().conflicts, gate.waiting.length]).toEqual([1, 1]))
    book.choose([{ id: a, chave, which: 'mine' }])
    await sending.send([a])
    gate.open()
    await vi.waitFor(() => expect(gate.waiting.length).toBe(1))
    gate.open()
    await done
  })
  expect([valueAt(await stored(door, b), chave), valueAt(await stored(door, a), chave)]).toEqual([6, 7])
})

test('a grade that was refused, is typed once more the same and asked for again', async () => {
  const gate = gates()
  let writes = 0
  const door = service(
    38,
    answering((operation) => {
      if (!isWrite(operation)) return undefined
      writes += 1
      if (writes === 1) return Promise.resolve(refusal('Agora não.'))
      return writes === 2 ? gate.hold() : undefined
    }),
  )
  const opened = await open()
  const { book, sending, chave, gaps } = opened
  const [a = 0, b = 0] = gaps
  type(opened, a, '7')
  type(opened, b, '6')
  await settle(opened, async () => {
    const done = sending.send()
    await vi.waitFor(() => expect([book.summary().refused, gate.waiting.length]).toEqual([1, 1]))
    type(opened, a, '8')
    type(opened, a, '7')
    await sending.send()
    gate.open()
    await done
  })
  expect(valueAt(await stored(door, a), chave)).toBe(7)
})

test.each([
  ['alone', false],
  ['to be published', true],
])('the countdown goes on with a grade that nobody saw arrive, %s', async (_, isPublished) => {
  let [swallow, busy] = [true, false]
  const door = service(
    38,
    answering((operation) => {
      if (swallow && isWrite(operation)) return Promise.resolve(new Response(null, { status: 204 }))
      return busy && !isWrite(operation) ? Promise.resolve(busyAnswer()) : undefined
    }),
  )
  const opened = await open()
  const { book, sending, chave, gaps } = opened
  const [id = 0] = gaps
  type(opened, id, '7')
  await settle(opened)
  expect(book.summary().unconfirmed).toBe(1)
  ;[swallow, busy] = [false, true]
  if (isPublished) book.mark([id], chave, 'publicada')
  await settle(opened, () => sending.send([id], ...(isPublished ? [chave] : [])))
  expect(sending.progress().error?.kind).toBe('busy')
  busy = false
  await settle(opened, () => sending.goOn())
  expect(gradesByKey(await stored(door, id)).get(chave)).toMatchObject({ valor: 7, publicada: isPublished })
})

test('Esc in another cell keeps told what was not made public meanwhile', async () => {
  const gate = gates()
  let held = false
  service(
    38,
    answering((operation) =>
      held && isWrite(operation) ? gate.hold().then(() => refusal('Não pode ser publicada hoje.')) : undefined,
    ),
  )
  const opened = await open()
  const { book, sending, chave, gaps } = opened
  const [id = 0] = gaps
  type(opened, id, '7')
  await settle(opened)
  const { notas } = book.line(id)
  const other = book.columns.find((column) => column.chave !== chave && notas.get(column.chave)?.fechada === false)
  held = true
  book.mark([id], chave, 'publicada')
  const done = sending.send([id], chave)
  await vi.waitFor(() => expect(gate.waiting.length).toBe(1))
  book.type(id, other?.chave ?? '', '5')
  gate.open()
  await done
  expect(book.summary().notPublished).toBe(1)
  expect(book.takeBack(id, other?.chave ?? '')).toBe(true)
  expect(book.summary().notPublished).toBe(1)
})
