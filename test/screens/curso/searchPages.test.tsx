// Which pages a search reads by itself: none while it is typed or nothing gets through, none against a busy service, all it needs else.
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { main, openAt, told } from '../../support/render'

afterEach(() => {
  mock.network.offline(false)
})

const pass = (ms: number) => act(() => new Promise((soon) => setTimeout(soon, ms)))
/** So long that a page which is read by itself would have been asked for. */
const longEnough = 700

/** The list stands, and tells how many further pages were asked for since. */
async function open() {
  const pages: string[] = []
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    const { tokenPagina } = (body.startsWith('{') ? JSON.parse(body) : {}) as { tokenPagina?: string | null }
    if (tokenPagina) pages.push(tokenPagina)
    return real(input, init)
  })
  const view = openAt('/atividades', { as: 'sonia' })
  await screen.findByText('O eu, o outro e o nós')
  return { ...view, pages, field: screen.getByLabelText('Procurar por nome ou código') }
}
const found = (name: string) => screen.findByText(name, { selector: 'button span' })

test('a search without a network goes on by itself once the network is back', async () => {
  const { user, field, pages } = await open()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  mock.network.offline(true)
  act(() => void dispatchEvent(new Event('offline')))
  await user.type(field, 'banco de dados')
  await pass(longEnough)
  expect(pages, 'nothing can come').toEqual([])
  mock.network.offline(false)
  network.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  expect(await found('Banco de Dados')).toBeVisible()
})

test('other words ask a busy service for nothing before its countdown is over', async () => {
  const { user, field, pages } = await open()
  mock.fail('AtividadesCurriculares', 503, { retryAfter: 60 })
  await user.type(field, 'banco de dado')
  await told(/Tentamos de novo em \d+ s/)
  const asked = pages.length
  await user.type(field, 's')
  await pass(longEnough)
  expect(pages).toHaveLength(asked)
  // and it still runs in sight
  expect(main().getByText(/^Tentamos de novo em \d+ s/)).toBeVisible()
})

test('a page that failed is asked for once, not again and again by itself', async () => {
  const { user, field, pages } = await open()
  mock.fail('AtividadesCurriculares', 404)
  await user.type(field, 'banco de dados')
  await main().findByText('Confira as palavras ou carregue mais: a lista continua.')
  const asked = pages.length
  await pass(longEnough)
  expect(pages).toHaveLength(asked)
})

test('no page is read for words that are still being typed', async () => {
  const { user, field, pages } = await open()
  for (const key of 'banco') {
    await user.type(field, key)
    await pass(100)
  }
  expect(pages).toEqual([])
  await user.type(field, ' de dados')
  expect(await found('Banco de Dados')).toBeVisible()
})

test('a search goes beyond five hundred rows as long as nothing fits, and stops at the first that does', async () => {
  const known = mock.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input !== 'string' || !input.endsWith('/AtividadesCurriculares')) return known(input, init)
    const { tokenPagina, quantidade } = JSON.parse(init?.body as string) as { tokenPagina: string; quantidade: number }
    if (quantidade === 500) return Promise.resolve(Response.json({ itens: [], tokenPagina: null }))
    const from = Number(tokenPagina)
    const itens = Array.from({ length: 50 }, (_, i) => ({
      id: from + i + 1,
      nome: i === 0 && from === 0 ? 'Primeira' : i === 0 && from >= 600 ? `Alfa ${from}` : 'Outra',
    }))
    return Promise.resolve(Response.json({ itens, tokenPagina: String(from + 50) }))
  })
  const { user } = openAt('/atividades', { as: 'sonia' })
  await screen.findByText('Primeira')
  await user.type(screen.getByLabelText('Procurar por nome ou código'), 'alfa')
  expect(await found('Alfa 600')).toBeVisible()
  await pass(longEnough)
  expect(main().getByText(/^1 encontrada\. Só os 650 itens já carregados/)).toBeVisible()
})
