// A service without tokens: the first fifty rows may be all there are, or not, and nobody takes them for all.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noteReachable } from '@/api/network/connection'
import type { Classe } from '@/contract'
import { nextFrame, openAt } from '../../../support/render'
import { addressOf } from '../asked'

type Row = Partial<Classe> & Pick<Classe, 'id'>
/** `Classes` answers so many of these as are asked for, of the student who is asked about; each message is there. */
function classesAre(rows: readonly Row[]): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (addressOf(input).endsWith('/GetRecado'))
      return Response.json({ ...(JSON.parse(init?.body as string) as object), descricao: 'Aviso', perfilRemetente: 3 })
    // classes that only the test has are without a record
    if (addressOf(input).endsWith('/AproveitamentosAlunos')) return Response.json({ itens: [], tokenPagina: null })
    if (!addressOf(input).endsWith('/Classes')) return real(input, init)
    const { idPessoa, quantidade } = JSON.parse(init?.body as string) as { idPessoa: number; quantidade: number }
    const mine = rows.filter(({ aluno }) => !aluno || [0, 2001, aluno.idPessoa].includes(idPessoa))
    return Response.json({ itens: mine.slice(0, quantidade), tokenPagina: null })
  })
}
const row = (i: number, more: Partial<Classe> = {}): Row => ({ id: 9000 + i, disciplina: `Oficina ${i}`, ...more })

/** Fifty rows of two children, and then three of Ana's, who has the lowest number. */
function threeChildren(): void {
  const of = (i: number) =>
    i < 25
      ? { idPessoa: 1003, nome: 'Pedro Prado' }
      : i < 50
        ? { idPessoa: 1009, nome: 'Zoe Prado' }
        : { idPessoa: 1001, nome: 'Ana Prado' }
  classesAre(Array.from({ length: 53 }, (_, i) => row(i, { aluno: of(i), recados: i < 7 ? [100 + i] : [] })))
}
const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu' }))
const settled = () => new Promise((done) => setTimeout(done, 300))

test('the figures of the menu are of the child that is open, never of one from the first rows', async () => {
  threeChildren()
  openAt('/alunos/1/recados', { as: 'marta' })
  const children = within(await screen.findByRole('navigation', { name: 'Filhos' }))
  expect(children.getByRole('link', { name: 'Ana Prado' })).toHaveAttribute('aria-current', 'true')
  await settled()
  const entry = (await menu()).getByRole('link', { name: /Recados/ }).closest('li')
  expect(entry?.textContent, 'Ana has none').toBe('Recados')
})

test('no page leads to a child by the number of another one', async () => {
  threeChildren()
  const { router } = openAt('/alunos/1/recados', { as: 'marta' })
  await screen.findByRole('navigation', { name: 'Filhos' })
  await router.navigate('/configuracoes')
  await screen.findByRole('heading', { level: 1, name: 'Configurações' })
  await settled()
  const links = [...document.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  expect(links.filter((link) => /Pedro.*\/alunos\/1\//.test(link))).toEqual([])
})

test('messages of classes beyond the first rows are not taken for new', async () => {
  classesAre(Array.from({ length: 60 }, (_, i) => row(i, { recados: i >= 55 ? [500 + i] : [] })))
  const { user } = openAt('/turmas', { as: 'ana' })
  await screen.findByText('Pode haver mais linhas além destas.')
  await settled()
  await user.click((await menu()).getByRole('link', { name: /Início/ }))
  await screen.findByRole('heading', { name: 'Minhas turmas' })
  await waitFor(() => expect(document.querySelectorAll('main li').length).toBeGreaterThan(55))
  await settled()
  await nextFrame()
  expect(document.querySelector('main')).not.toHaveTextContent(/recados? novos?/)
})

test.each([
  [49, 'Oficina 0'],
  [50, '\u00a0'],
])('of %i rows a message that is opened by its address is said to be sent to "%s"', async (n, sentTo) => {
  classesAre(Array.from({ length: n }, (_, i) => row(i, { recados: i === 0 ? [500] : [] })))
  openAt('/recados/500', { as: 'ana' })
  const from = await screen.findByRole('heading', { level: 2, name: /^De: / })
  await settled()
  expect(from.nextElementSibling?.textContent, 'a part of the classes is not told as all').toBe(sentTo)
})

test.each([49, 50, 53])(
  'with %i rows the bar of children and the figures of the menu are there once all are read',
  async (n) => {
    const of = (i: number) => (i < 25 ? { idPessoa: 1001, nome: 'Ana Prado' } : { idPessoa: 1003, nome: 'Pedro Prado' })
    classesAre(Array.from({ length: n }, (_, i) => row(i, { aluno: of(i), recados: i < 7 ? [100 + i] : [] })))
    const { router } = openAt('/alunos/1/recados', { as: 'marta' })
    await screen.findByRole('navigation', { name: 'Filhos' })
    const entry = async () => (await menu()).getByRole('link', { name: /Recados/ }).closest('li')
    await waitFor(async () => expect(await entry()).toHaveTextContent('7'))
    await router.navigate('/configuracoes')
    await screen.findByRole('heading', { level: 1, name: 'Configurações' })
    expect(await screen.findByRole('navigation', { name: 'Filhos' })).toBeVisible()
  },
  30_000,
)

test('without a network the rest of a report card that was read still opens', async () => {
  classesAre(Array.from({ length: 40 }, (_, i) => row(i)))
  openAt('/boletim', { as: 'ana' })
  await screen.findByRole('button', { name: 'Carregar mais' })
  act(() => noteReachable(false))
  onTestFinished(() => noteReachable(true))
  const lines = () => document.querySelectorAll('tbody tr').length
  const before = lines()
  fireEvent.click(screen.getByRole('button', { name: /Carregar mais/ }))
  await waitFor(() => expect(lines()).toBeGreaterThan(before))
})
