// A class that changes while its gradebook is open.
import { expect, onTestFinished, test, vi } from 'vitest'
import { type AproveitamentoAluno, op } from '@/contract'
import { call } from '@/api/call'
import { withChanges } from '@/domain/lancamento'
import { createBook } from '@/screens/lancamentos/book/book'
import { createKeeping } from '@/screens/lancamentos/book/keeping'
import { createStudentLoader } from '@/screens/lancamentos/book/studentLoader'
import { judged } from '@/screens/lancamentos/book/lineSteps'
import { pending } from '@/screens/lancamentos/book/line'
import { keptGrades } from '@/screens/shared/sent/keptGrades'
import { addressOf } from '../../diario/asked'
import { idClasse, open, service, settle, signedIn, stored, type, valueAt } from '../diary'

interface Page {
  itens: AproveitamentoAluno[]
  tokenPagina: string | null
}

/** Tokens hold for one reading of the list: once it was begun anew, those of before are refused. */
function withTokensThatExpire(status = 400) {
  let age = 0
  return {
    expire: () => (age += 1),
    around:
      (send: typeof fetch): typeof fetch =>
      async (input, init) => {
        if (!addressOf(input).endsWith('/AproveitamentosAlunos')) return send(input, init)
        const body = JSON.parse(init?.body as string) as { tokenPagina: string | null }
        const [of, real] = body.tokenPagina?.split('|') ?? []
        if (of !== undefined && of !== String(age))
          return Response.json({ responseStatus: { errorCode: 'Expired', message: 'Token' } }, { status })
        const answer = await send(input, { ...init, body: JSON.stringify({ ...body, tokenPagina: real ?? null }) })
        const page = (await answer.json()) as Page
        return Response.json({ ...page, tokenPagina: page.tokenPagina && `${age}|${page.tokenPagina}` })
      },
  }
}

test('grades of a further page are sent although its token holds no longer', async () => {
  const tokens = withTokensThatExpire()
  const door = service(80, tokens.around)
  signedIn(door)
  const opened = await open()
  const { book, loader, sending } = opened
  const id = opened.gaps.findLast((one) => book.line(one).page !== null) ?? 0
  expect(id).not.toBe(0)
  type(opened, id, '7')
  tokens.expire()
  loader.refresh()
  await vi.waitFor(() => expect(loader.get().refreshing).toBe(false))
  expect(loader.get().error).toBeNull()
  await settle(opened)
  expect(sending.progress().error).toBeNull()
  expect(valueAt(await stored(door, id), opened.chave)).toBe(7)
})

test.each([400, 404])('and without reading the class again first, where the service answers %d', async (status) => {
  const tokens = withTokensThatExpire(status)
  const door = service(80, tokens.around)
  signedIn(door)
  const opened = await open()
  const { book, sending } = opened
  const id = opened.gaps.findLast((one) => book.line(one).page !== null) ?? 0
  type(opened, id, '7')
  tokens.expire()
  await settle(opened)
  expect(sending.progress().error).toBeNull()
  expect(valueAt(await stored(door, id), opened.chave)).toBe(7)
})

test('a record of a further page that cannot be read is counted once, whatever token each reading has for the page', async () => {
  const tokens = withTokensThatExpire()
  const door = service(80, (send) =>
    tokens.around(async (input, init) => {
      const answer = await send(input, init)
      const { tokenPagina } = JSON.parse(init?.body as string) as { tokenPagina: string | null }
      if (tokenPagina === null) return answer
      const page = (await answer.json()) as Page
      return Response.json({ ...page, itens: page.itens.map((one, i) => (i === 3 ? { ...one, id: 'x' } : one)) })
    }),
  )
  signedIn(door)
  const { loader } = await open()
  expect(loader.get().lost).toBe(1)
  tokens.expire()
  loader.refresh()
  await vi.waitFor(() => expect(loader.get().refreshing).toBe(false))
  expect(loader.get().lost).toBe(1)
})

test('who has left the class is counted in it no longer once all of it was read again', async () => {
  let gone = 0
  const door = service(60, (send) => async (input, init) => {
    const answer = await send(input, init)
    if (!addressOf(input).endsWith('/AproveitamentosAlunos')) return answer
    const page = (await answer.json()) as Page
    return Response.json({ ...page, itens: page.itens.filter(({ id }) => id !== gone) })
  })
  signedIn(door)
  const { book, loader } = await open()
  gone = book.order[3] ?? 0
  loader.refresh()
  await vi.waitFor(() => expect(loader.get().refreshing).toBe(false))
  const active = () => book.all().filter(({ record }) => record.ativo)
  expect(active().map(({ id }) => id)).not.toContain(gone)
})

test('an evaluation with another name and weight is called so once the class was read again', async () => {
  service(3)
  const { itens } = await call(op.AproveitamentosAlunos, { idClasse, quantidade: 50 })
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  book.merge(itens, null)
  const [first] = book.columns
  const renamed = itens.map((record) => ({
    ...record,
    grupos: record.grupos.map((grupo) => ({
      ...grupo,
      avaliacoes: grupo.avaliacoes.map((nota) =>
        nota.avaliacaoId === first?.avaliacaoId ? { ...nota, nome: 'Seminário', nomeResumido: 'Sem', peso: 9 } : nota,
      ),
    })),
  }))
  book.merge(renamed, null)
  expect(book.columns[0]).toMatchObject({ nome: 'Seminário', titulo: 'Seminário', peso: 9 })
})

test('groups in another order: a grade typed for one term is not sent to another', async () => {
  service(3)
  const { itens } = await call(op.AproveitamentosAlunos, { idClasse, quantidade: 50 })
  const [any] = itens
  if (!any) throw new Error('nobody')
  const nota = any.grupos[0]?.avaliacoes[0]
  if (!nota) throw new Error('no grade')
  const exam = { ...nota, avaliacaoId: null, nome: 'Prova', valor: null, publicada: false, fechada: false }
  const grupo = (nome: string) => ({ nome, avaliacoes: [{ ...exam }] })
  const record = { ...any, ativo: true, notasComplementares: [], grupos: [grupo('1º bimestre'), grupo('2º bimestre')] }
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  book.merge([record], null)
  const column = book.columns.find((one) => one.grupo === '1º bimestre')
  if (!column) throw new Error('no column')
  book.type(record.id, column.chave, '7')
  book.leave(record.id, column.chave)
  const now = { ...record, grupos: [grupo('2º bimestre'), grupo('1º bimestre')] }
  const { changes } = judged(book.line(record.id), now, pending(book.line(record.id)))
  const sent = withChanges(now, changes)
  expect(sent.grupos.map(({ nome, avaliacoes }) => [nome, avaliacoes[0]?.valor])).toEqual([
    ['2º bimestre', null],
    ['1º bimestre', 7],
  ])
})

test('a newer first page that was asked for elsewhere takes the place also of what was confirmed long before', async () => {
  service(3)
  const data = await call(op.AproveitamentosAlunos, { idClasse, quantidade: 50 })
  const book = createBook(idClasse, { scaleMax: 10, decimals: 2 }, ',')
  book.merge(data.itens, null)
  const [id = 0] = book.order
  const loader = createStudentLoader(book, data, { updatedAt: Date.now() - 600_000, dropped: 0 })
  // confirmed five minutes ago
  vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
  book.set({ ...book.line(id), confirmedAt: 700_000 })
  const itens = data.itens.map((record) => ({ ...record, faltas: 7 }))
  loader.take({ data: { ...data, itens }, updatedAt: Date.now(), dropped: 0 })
  expect(book.all().map(({ record }) => record.faltas)).toEqual([7, 7, 7])
})

test('an evaluation that has got another identifier stands in the class once', async () => {
  let other = false
  const door = service(3, (send) => async (input, init) => {
    const answer = await send(input, init)
    if (!other || !addressOf(input).endsWith('/AproveitamentosAlunos')) return answer
    const text = await answer.text()
    return new Response(text.replaceAll('"avaliacaoId":101101', '"avaliacaoId":999101'), answer)
  })
  signedIn(door)
  const { book, loader } = await open()
  const names = () => book.columns.map(({ titulo }) => titulo)
  const before = names()
  other = true
  loader.refresh()
  await vi.waitFor(() => expect(loader.get().refreshing).toBe(false))
  expect([...names()].sort()).toEqual([...before].sort())
})

test('an unsent grade whose evaluation was taken away before a reload is told, not lost without a word', async () => {
  const door = service(38)
  signedIn(door)
  const { gaps } = await open()
  const [id = 0] = gaps
  keptGrades.write([[id, [{ c: 'n555', t: '7', b: [null] }]]], idClasse)
  const { book } = await open()
  const stop = createKeeping(book).start()
  onTestFinished(() => stop())
  expect(book.line(id).refusals).toEqual([{ motivo: 'gone', chave: 'n555', error: null }])
  expect(book.summary().refused).toBe(1)
})

test('tokens that hold no longer are walked anew once for a sending, not once for each page', async () => {
  const tokens = withTokensThatExpire()
  let read = 0
  const door = service(260, (send) => (input, init) => {
    if (addressOf(input).endsWith('/AproveitamentosAlunos')) read += 1
    return tokens.around(send)(input, init)
  })
  signedIn(door)
  const opened = await open()
  const { book, sending } = opened
  const pages = new Set(book.all().map(({ page }) => page))
  expect(pages.size).toBeGreaterThan(4)
  for (const page of pages) {
    const id = opened.gaps.find((one) => book.line(one).page === page)
    if (id !== undefined) type(opened, id, '7')
  }
  tokens.expire()
  read = 0
  await settle(opened)
  expect(sending.progress().error).toBeNull()
  // one walk, a comparing and a looking for each page, and the one that was refused
  expect(read).toBeLessThanOrEqual(3 * pages.size + 1)
})
