// Records that cannot be read, that come later, or whose evaluation was closed meanwhile: nobody is lost without a word.
import { expect, onTestFinished, test, vi } from 'vitest'
import { request } from '@/api/call'
import { op } from '@/contract'
import { withChanges } from '@/domain/lancamento'
import { gradesByKey } from '@/domain/notas/keys'
import { studentsAtOnce } from '@/screens/diario/classe/reads'
import { createBook } from '@/screens/lancamentos/book/book'
import { createKeeping } from '@/screens/lancamentos/book/keeping'
import { stateOf } from '@/screens/lancamentos/book/line'
import { createStudentLoader } from '@/screens/lancamentos/book/studentLoader'
import { mayWrite } from '@/screens/lancamentos/keys/navigate'
import { keptGrades, type KeptCells } from '@/screens/shared/sent/keptGrades'
import { addressOf } from '../../diario/asked'
import { elsewhere, idClasse, open, service, settle, signedIn, stored, type } from '../diary'

interface Page {
  itens: { id: unknown }[]
  tokenPagina: string | null
}
/** A class of so many students, whose pages are changed on their way. */
const classOf = (n: number, change: (page: Page, token: string | null) => void) =>
  service(n, (send) => async (input, init) => {
    const answer = await send(input, init)
    if (!addressOf(input).endsWith('/AproveitamentosAlunos')) return answer
    const page = (await answer.json()) as Page
    change(page, (JSON.parse(init?.body as string) as { tokenPagina: string | null }).tokenPagina)
    return Response.json(page)
  })
const spoil = ({ itens }: Page) => {
  const [, , , record] = itens
  if (record) record.id = 'x'
}
async function begin() {
  const { reply, dropped } = await request(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  book.merge(reply.itens, null)
  const loader = createStudentLoader(book, reply, { updatedAt: 0, dropped })
  loader.start()
  await vi.waitFor(() => expect(loader.get().state).not.toBe('loading'))
  return { book, loader }
}
test('a full page without a token may go on, also where one of its records cannot be read', async () => {
  classOf(80, (page) => {
    page.tokenPagina = null
    if (page.itens.length === 50) spoil(page)
  })
  const { loader } = await begin()
  expect(loader.get()).toMatchObject({ state: 'maybeMore', lost: 1 })
})

test('a record of a later page that cannot be read is counted', async () => {
  classOf(80, (page, token) => {
    if (token !== null) spoil(page)
  })
  const { book, loader } = await begin()
  expect([book.order.length, loader.get().lost]).toEqual([79, 1])
})

const spoilAll = ({ itens }: Page) => {
  for (const record of itens) record.id = 'x'
}
test('after a first page nothing of which can be read the list goes on', async () => {
  classOf(80, (page, token) => {
    if (token === null) spoilAll(page)
  })
  const { book, loader } = await begin()
  expect([book.order.length, loader.get().lost]).toEqual([30, 50])
})

test('a further page nothing of which can be read is an error: it can be asked for again', async () => {
  classOf(80, (page, token) => {
    if (token !== null) spoilAll(page)
  })
  const { book, loader } = await begin()
  expect(loader.get()).toMatchObject({ state: 'error', error: { kind: 'unreadable' } })
  expect(book.order).toHaveLength(50)
})

test('a larger page that is full too may not be all; what cannot be read of it is counted', async () => {
  classOf(520, (page) => {
    page.tokenPagina = null
    if (page.itens.length > 50) spoil(page)
  })
  const { loader } = await begin()
  expect(loader.get()).toMatchObject({ state: 'maybeMore', lost: 0 })
  loader.more()
  await vi.waitFor(() => expect(loader.get()).toMatchObject({ state: 'maybeMore', lost: 1 }))
})

const another = ({ itens }: Page) => {
  const [, , , record] = itens
  if (record) record.id = 9999
}
test.each<[string, number, number, (page: Page, token: string | null, again: boolean) => void]>([
  ['cannot be read', 38, 1, (page, _, again) => again && spoil(page)],
  [
    'is not on a full page, which may not be all',
    80,
    0,
    (page, _, again) => {
      page.tokenPagina = null
      if (again) another(page)
    },
  ],
  [
    'may be on a page that was not there before and does not come',
    80,
    0,
    (page, token, again) => {
      if (again) (token === null ? another : spoilAll)(page)
      else Object.assign(page, { itens: page.itens.slice(0, 49), tokenPagina: null })
    },
  ],
])('nobody is held to have left the class who %s', async (_, n, lost, change) => {
  let again = false
  classOf(n, (page, token) => change(page, token, again))
  const { book, loader } = await begin()
  const active = () => book.all().flatMap(({ id, record }) => (record.ativo ? id : []))
  const before = active()
  expect(before).toContain(book.order[3])
  again = true
  loader.refresh()
  await vi.waitFor(() => expect([loader.get().refreshing, loader.get().state === 'loading']).toEqual([false, false]))
  expect(active()).toEqual(expect.arrayContaining(before))
  expect(loader.get().lost).toBe(lost)
})

test('reading again goes on to a page that was not there before', async () => {
  let few = true
  classOf(52, (page) => {
    if (!few) return
    page.itens = page.itens.slice(0, 49)
    page.tokenPagina = null
  })
  const { book, loader } = await begin()
  expect([loader.get().state, book.order.length]).toEqual(['complete', 49])
  few = false
  loader.refresh()
  await vi.waitFor(() => expect([loader.get().state, book.order.length]).toEqual(['complete', 52]))
})

test('what waits for its line is counted in grades that were typed and not sent', async () => {
  signedIn(service(38))
  const { book, chave } = await open()
  const typed: KeptCells[number] = { c: chave, t: '7', b: [null] }
  keptGrades.write(
    [
      [99, [typed, { c: chave, b: [], m: 'publicada' }]],
      [98, [{ c: chave, b: [], m: 'fechada' }]],
      [97, [{ ...typed, e: true }]],
    ],
    idClasse,
  )
  const keeping = createKeeping(book)
  const stop = keeping.start()
  onTestFinished(() => stop())
  expect(keeping.waiting.get()).toBe(1)
})

test('an unsent grade whose evaluation was closed before a reload is told', async () => {
  const door = service(38)
  signedIn(door)
  const { gaps, chave } = await open()
  const [id = 0] = gaps
  keptGrades.write([[id, [{ c: chave, t: '7', b: [null] }]]], idClasse)
  const closed = new Map([[chave, { bases: [], valor: 5, becomes: 'fechada' as const }]])
  await elsewhere(door, withChanges(await stored(door, id), closed))
  const { book } = await open()
  const stop = createKeeping(book).start()
  onTestFinished(() => stop())
  expect(book.line(id).refusals).toEqual([{ motivo: 'fechada', chave, error: null }])
  expect(book.summary().refused).toBe(1)
})

/** A class read with a student in it who is not active any more, or cannot be read, from the second reading on. */
async function withOneChanged(change: (record: Record<string, unknown>) => void) {
  let once = true
  let whose = 0
  const door = classOf(38, ({ itens }) => {
    const record = itens.find(({ id }) => id === whose)
    if (!once && record) change(record)
  })
  signedIn(door)
  const opened = await open()
  const [id = 0, other = 0] = opened.gaps
  whose = id
  return { door, opened, id, other, go: () => (once = false) }
}
const valueOf = (record: Parameters<typeof gradesByKey>[0], chave: string) => gradesByKey(record).get(chave)?.valor

test('a record that cannot be read right before it is sent: said so, kept unsent, and sent once more when asked', async () => {
  let fails = true
  const { door, opened, id, other, go } = await withOneChanged((record) => {
    if (fails) record['id'] = 'x'
  })
  const { book, chave, sending } = opened
  type(opened, id, '7')
  type(opened, other, '6')
  go()
  await settle(opened)
  expect(book.line(id).refusals).toMatchObject([{ motivo: 'service', chave: null, error: { kind: 'unreadable' } }])
  expect([book.text(id, chave), stateOf(book.line(other))]).toEqual(['7,0', 'confirmed'])
  expect(valueOf(await stored(door, id), chave)).toBeNull()
  fails = false
  await settle(opened, () => sending.send([id]))
  expect(valueOf(await stored(door, id), chave)).toBe(7)
})

test('a student who has become inactive gets no grade any more: told, and nothing leaves', async () => {
  const { door, opened, id, go } = await withOneChanged((record) => {
    record['ativo'] = false
  })
  const { book, chave } = opened
  type(opened, id, '7')
  go()
  await settle(opened)
  expect(book.line(id).refusals).toEqual([{ motivo: 'gone', chave: null, error: null }])
  expect(valueOf(await stored(door, id), chave)).toBeNull()
})

test('of a student who has become inactive an unsent grade waits to be given up, and a sent one is looked for', async () => {
  const { opened, id, go } = await withOneChanged((record) => {
    record['ativo'] = false
  })
  const { chave } = opened
  const { columns } = opened.book
  const sent = columns.find((column) => column.chave !== chave && mayWrite(opened.book.get(id), column.chave))
  const cells = [
    { c: chave, t: '7', b: [null] },
    { c: sent?.chave ?? '', t: '1', b: [null], e: true },
  ]
  keptGrades.write([[id, cells]], idClasse)
  go()
  const { book } = await open()
  const keeping = createKeeping(book)
  const stop = keeping.start()
  onTestFinished(() => stop())
  expect([keeping.waiting.get(), book.line(id).edits.size, stateOf(book.line(id))]).toEqual([1, 0, 'unconfirmed'])
  window.dispatchEvent(new Event('pagehide'))
  expect(new Map(keptGrades.read(idClasse)).get(id)).toHaveLength(2)
  keeping.forget()
  expect(new Map(keptGrades.read(idClasse)).get(id)).toMatchObject([{ e: true }])
})

test('who becomes active again keeps what was sent of them, beside what waited', async () => {
  const door = service(38)
  signedIn(door)
  const { gaps, chave, book: first } = await open()
  const [id = 0, other = 0] = gaps
  const second = first.columns.find(({ nome }) => nome === 'Participação')?.chave ?? ''
  const cells = [
    { c: chave, t: '7', b: [null], e: true },
    { c: second, t: '1', b: [] },
  ]
  keptGrades.write([[id, cells]], idClasse)
  const record = await stored(door, id)
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  const stop = createKeeping(book).start()
  onTestFinished(() => stop())
  book.merge([{ ...record, ativo: false }], null)
  expect(stateOf(book.line(id))).toBe('unconfirmed')
  book.merge([record], null)
  book.merge([await stored(door, other)], null)
  expect(book.text(id, second)).toBe('1')
  expect(book.summary().unconfirmed).toBe(1)
})
