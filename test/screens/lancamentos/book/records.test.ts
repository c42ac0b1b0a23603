// Records that cannot be read, that come later, or whose evaluation was closed meanwhile: nobody is lost without a word.
import { expect, onTestFinished, test, vi } from 'vitest'
import { request } from '@/api/call'
import { op } from '@/contract'
import { withChanges } from '@/domain/lancamento'
import { studentsAtOnce } from '@/screens/diario/classe/reads'
import { createBook } from '@/screens/lancamentos/book/book'
import { createKeeping } from '@/screens/lancamentos/book/keeping'
import { createPages } from '@/screens/lancamentos/book/pages'
import { keptGrades, type KeptCells } from '@/screens/shared/sent/keptGrades'
import { addressOf } from '../../diario/asked'
import { elsewhere, idClasse, open, service, signedIn, stored } from '../diary'

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
  const pages = createPages(book, reply, { updatedAt: 0, dropped })
  pages.start()
  await vi.waitFor(() => expect(pages.get().state).not.toBe('loading'), 10_000)
  return { book, pages }
}
test('a full page without a token may go on, also where one of its records cannot be read', async () => {
  classOf(80, (page) => {
    page.tokenPagina = null
    if (page.itens.length === 50) spoil(page)
  })
  const { pages } = await begin()
  expect(pages.get()).toMatchObject({ state: 'maybeMore', lost: 1 })
})

test('a record of a later page that cannot be read is counted', async () => {
  classOf(80, (page, token) => {
    if (token !== null) spoil(page)
  })
  const { book, pages } = await begin()
  expect([book.order.length, pages.get().lost]).toEqual([79, 1])
})

test('reading again goes on to a page that was not there before', async () => {
  let few = true
  classOf(52, (page) => {
    if (!few) return
    page.itens = page.itens.slice(0, 49)
    page.tokenPagina = null
  })
  const { book, pages } = await begin()
  expect([pages.get().state, book.order.length]).toEqual(['complete', 49])
  few = false
  pages.refresh()
  await vi.waitFor(() => expect([pages.get().state, book.order.length]).toEqual(['complete', 52]), 10_000)
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
