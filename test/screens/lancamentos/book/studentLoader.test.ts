// The students of a class, page by page behind what the teacher does.
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/api'
import { call } from '@/api/call'
import { op } from '@/contract'
import { createBook } from '@/screens/lancamentos/book/book'
import { createStudentLoader } from '@/screens/lancamentos/book/studentLoader'
import { studentsAtOnce } from '@/screens/diario/classe/reads'
import { idClasse, service } from '../diary'

const listed = '/json/reply/AproveitamentosAlunos'

/** A class of 320 students. `there`: how many were in the book when each page was asked for; the last may be `refused`. */
async function begin({ every, refused = false }: { every: number; refused?: boolean }) {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  const there: number[] = []
  service(320, (send) => async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.includes(listed)) return send(input, init)
    now += every
    there.push(book.order.length)
    return refused && there.length === 7 ? new Response(null, { status: 403 }) : send(input, init)
  })
  const first = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  book.merge(first.itens, null)
  const loader = createStudentLoader(book, first, { updatedAt: 0, dropped: 0 })
  loader.start()
  await vi.waitFor(() => expect(loader.get().state).not.toBe('loading'))
  clock.mockRestore()
  return { book, loader, there }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('pages that come one upon another are put in together: each drawing would hold up a key', async () => {
  const { book, there } = await begin({ every: 0 })
  expect(there).toEqual([0, 50, 50, 50, 50, 50, 50])
  expect(new Set(book.order).size).toBe(320)
})

test('pages that take their time are shown as they come', async () => {
  const { there } = await begin({ every: 300 })
  expect(there).toEqual([0, 50, 50, 150, 150, 250, 250])
})

test('pages that came before one that fails are there', async () => {
  const { book, loader } = await begin({ every: 0, refused: true })
  expect(loader.get()).toMatchObject({ state: 'error', error: { kind: 'forbidden' } })
  expect(book.order).toHaveLength(300)
})

test('after a page that failed, reading again goes on with those that are missing', async () => {
  const { book, loader } = await begin({ every: 0, refused: true })
  loader.refresh()
  await vi.waitFor(
    () => expect(loader.get()).toMatchObject({ state: 'complete', error: null, refreshing: false }),
    10_000,
  )
  expect(new Set(book.order).size).toBe(320)
})

test.each([
  ['that tells a time', { status: 429, headers: { 'Retry-After': '60' } }, { state: 'error', asked: 2 }],
  ['that tells none, once', { status: 503 }, { state: 'complete', asked: 3 }],
] as const)('a busy service %s: only the shortest wait is out of sight', async (_, busy, ends) => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const asked: unknown[] = []
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  service(80, (send) => (input, init) => {
    asked.push(input)
    return asked.length === 2 ? Promise.resolve(new Response(null, busy)) : send(input, init)
  })
  const first = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  book.merge(first.itens, null)
  const loader = createStudentLoader(book, first, { updatedAt: 0, dropped: 0 })
  loader.start()
  await vi.waitFor(() => expect(loader.get().state).not.toBe('loading'))
  expect({ state: loader.get().state, asked: asked.length }).toEqual(ends)
  if (ends.state === 'complete') return
  expect(loader.get().error?.kind).toBe('busy')
  loader.more()
  await vi.waitFor(() => expect(loader.get()).toMatchObject({ state: 'complete', error: null }))
  expect(book.order).toHaveLength(80)
})

test('a larger page that failed is asked for again: the class is not held to be whole', async () => {
  let turn = 0
  const asked: unknown[] = []
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  service(120, (send) => async (input, init) => {
    const body = JSON.parse(init?.body as string) as { quantidade: number }
    asked.push(body.quantidade)
    turn += 1
    if (turn === 2) return new Response(null, { status: 403 })
    const answer = (await (await send(input, init)).json()) as Record<string, unknown>
    return Response.json({ ...answer, tokenPagina: null })
  })
  const first = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  book.merge(first.itens, null)
  const loader = createStudentLoader(book, first, { updatedAt: 0, dropped: 0 })
  expect(loader.get().state).toBe('maybeMore')
  loader.more()
  await vi.waitFor(() => expect(loader.get().state).toBe('error'))
  loader.more()
  await vi.waitFor(() => expect(loader.get().state).toBe('complete'))
  expect(asked).toEqual([50, 500, 500])
  expect(book.order).toHaveLength(120)
})

test('an answer that was asked for before a grade was confirmed does not take its place', async () => {
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  service(3)
  const first = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  book.merge(first.itens, null)
  const [id = 0] = book.order
  const older = first.itens.filter((record) => record.id === id).map((record) => ({ ...record, nome: 'Older' }))
  book.set({ ...book.line(id), confirmedAt: 500 })
  book.merge(older, null, 400)
  expect(book.line(id).record.nome).not.toBe('Older')
  book.merge(older, null, 600)
  expect(book.line(id).record.nome).toBe('Older')
})

test('once a larger page has come, every line of it is read again with it', async () => {
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  service(120, (send) => async (input, init) => {
    const answer = (await (await send(input, init)).json()) as Record<string, unknown>
    return Response.json({ ...answer, tokenPagina: null })
  })
  const first = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  const loader = createStudentLoader(book, first, { updatedAt: 0, dropped: 0 })
  loader.more()
  await vi.waitFor(() => expect(loader.get().state).toBe('complete'))
  const { itens } = await loader.readPage(null, new AbortController().signal)
  expect(itens).toHaveLength(120)
})

test('a service that names the same page for ever is asked for it once, and the class is not held to be whole', async () => {
  const asked: unknown[] = []
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  service(60, (send) => async (input, init) => {
    asked.push((JSON.parse(init?.body as string) as { tokenPagina: unknown }).tokenPagina)
    const answer = (await (await send(input, { ...init, body: JSON.stringify({ idClasse }) })).json()) as object
    return Response.json({ ...answer, tokenPagina: 'again' })
  })
  const first = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  const loader = createStudentLoader(book, first, { updatedAt: 0, dropped: 0 })
  loader.start()
  await vi.waitFor(() => expect(loader.get().state).toBe('maybeMore'))
  expect(asked.slice(1)).toEqual(['again'])
})

test('of a service whose pages never end the most are read, and the class is not held to be whole', async () => {
  let pages = 0
  service(30, (send) => async (input, init) => {
    const page = (await (await send(input, { ...init, body: JSON.stringify({ idClasse }) })).json()) as object
    return Response.json({ ...page, tokenPagina: String((pages += 1)) })
  })
  const first = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  book.merge(first.itens, null)
  const loader = createStudentLoader(book, first, { updatedAt: 0, dropped: 0 })
  loader.start()
  await vi.waitFor(() => expect(loader.get().state).toBe('complete'), 60_000)
  expect(pages).toBe(400)
  expect(loader.get().capped).toBe(true)
})

test('of two answers for the first page the older one is not put in after the newer', async () => {
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  service(3)
  const data = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  book.merge(data.itens, null)
  const loader = createStudentLoader(book, data, { updatedAt: 1000, dropped: 0 })
  const called = (nome: string) => ({ ...data, itens: data.itens.map((record) => ({ ...record, nome })) })
  const names = () => [...new Set(book.all().map(({ record }) => record.nome))]
  loader.take({ data: called('Newer'), updatedAt: 1002, dropped: 0 })
  loader.take({ data: called('Older'), updatedAt: 1001, dropped: 0 })
  expect(names()).toEqual(['Newer'])
  expect(loader.get().updatedAt).toBe(1002)
})

test('a first page that was asked for elsewhere, perhaps before a grade was confirmed, does not take its place', async () => {
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  service(3)
  const data = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  book.merge(data.itens, null)
  const [id = 0] = book.order
  const loader = createStudentLoader(book, data, { updatedAt: Date.now() - 600_000, dropped: 0 })
  vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
  book.set({ ...book.line(id), confirmedAt: 995_000 })
  const itens = data.itens.map((record) => ({ ...record, nome: 'Newer' }))
  loader.take({ data: { ...data, itens }, updatedAt: Date.now(), dropped: 2 })
  expect(book.all().map(({ record }) => record.nome === 'Newer')).toEqual([false, true, true])
  expect(loader.get().lost).toBe(2)
})

test('after a clock that was ahead was set right, a newer first page is taken', async () => {
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  service(3)
  const data = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  book.merge(data.itens, null)
  const loader = createStudentLoader(book, data, { updatedAt: Date.now() + 3_600_000, dropped: 0 })
  const itens = data.itens.map((record) => ({ ...record, nome: 'Newer' }))
  loader.take({ data: { ...data, itens }, updatedAt: Date.now(), dropped: 0 })
  expect(book.all().map(({ record }) => record.nome)).toEqual(['Newer', 'Newer', 'Newer'])
})

test('a grade that is confirmed while the class is read again stays, and the reading is what a teacher who comes back finds', async () => {
  queryClient.clear()
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  let meanwhile: () => void = () => undefined
  service(3, (send) => async (input, init) => {
    const page = (await (await send(input, init)).json()) as { itens: object[] }
    meanwhile()
    return Response.json({ ...page, itens: page.itens.map((record) => ({ ...record, nome: 'Read' })) })
  })
  const first = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  book.merge(
    first.itens.map((record) => ({ ...record, nome: 'Before' })),
    null,
  )
  const [id = 0] = book.order
  const loader = createStudentLoader(book, first, { updatedAt: 0, dropped: 0 })
  meanwhile = () => book.set({ ...book.line(id), confirmedAt: performance.now() + 1 })
  loader.refresh()
  await vi.waitFor(() => expect(loader.get().refreshing).toBe(false))
  expect(book.all().map(({ record }) => record.nome)).toEqual(['Before', 'Read', 'Read'])
  expect(loader.get().updatedAt).toBeGreaterThan(0)
  expect(queryClient.getQueriesData({ queryKey: [op.AproveitamentosAlunos.name] })).toHaveLength(1)
})

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a fault of the service', () => Promise.resolve(new Response(null, { status: 500 }))],
])('after %s a page is asked for twice more without a word', async (_, fails) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked: unknown[] = []
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  service(80, (send) => (input, init) => {
    asked.push(input)
    return asked.length === 2 || asked.length === 3 ? fails() : send(input, init)
  })
  const first = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  book.merge(first.itens, null)
  const loader = createStudentLoader(book, first, { updatedAt: 0, dropped: 0 })
  loader.start()
  await vi.advanceTimersByTimeAsync(6_000)
  await vi.waitFor(() => expect(loader.get().state).toBe('complete'))
  expect([asked.length, book.order.length]).toEqual([4, 80])
})

test('the class that is read again while it is still loading comes whole, and nobody in it has left', async () => {
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  service(320)
  const first = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  book.merge(first.itens, null)
  const active = () => book.all().filter(({ record }) => record.ativo).length
  const loader = createStudentLoader(book, first, { updatedAt: 0, dropped: 0 })
  loader.start()
  loader.refresh()
  await vi.waitFor(() => expect(loader.get()).toMatchObject({ state: 'complete', refreshing: false }))
  expect(book.order).toHaveLength(320)
  const before = active()
  loader.refresh()
  await vi.waitFor(() => expect(loader.get().refreshing).toBe(false))
  expect([book.order.length, active()]).toEqual([320, before])
})

test('that the class could not be read again is told until it could', async () => {
  let fails = true
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  service(
    3,
    (send) => (input, init) => (fails ? Promise.resolve(new Response(null, { status: 403 })) : send(input, init)),
  )
  const loader = createStudentLoader(book, { itens: [] }, { updatedAt: 0, dropped: 0 })
  loader.refresh()
  await vi.waitFor(() => expect(loader.get()).toMatchObject({ refreshing: false, error: { kind: 'forbidden' } }))
  fails = false
  loader.refresh()
  await vi.waitFor(() => expect(loader.get()).toMatchObject({ refreshing: false, error: null }))
})

test('who leaves the class asks for no further page of it', async () => {
  const asked: unknown[] = []
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  let leave: () => void = () => undefined
  service(320, (send) => (input, init) => {
    asked.push(input)
    if (asked.length === 3) leave()
    return send(input, init)
  })
  const first = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  const loader = createStudentLoader(book, first, { updatedAt: 0, dropped: 0 })
  leave = loader.end
  loader.start()
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  await new Promise((done) => setTimeout(done, 100))
  expect(asked).toHaveLength(3)
})
