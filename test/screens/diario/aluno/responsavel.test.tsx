// A guardian's diary: the words are about the child and not "mine", and every way stays with the child that is open.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Classe } from '@/contract'
import { openAt } from '../../../support/render'
import { addressOf } from '../asked'

const grading = { scaleMax: 10, passingAverage: 6, finalExam: { weight: 0.4, minimumToSit: 3 }, decimals: 1 }
const read = () => waitFor(() => expect(document.querySelector('main')).toHaveTextContent(/\d+ de 30 faltas/))

describe('a guardian', () => {
  it('reads of classes, not of "my classes"', async () => {
    openAt('/alunos/1/inicio', { as: 'marta' })
    expect(await screen.findByRole('heading', { name: 'Turmas' })).toBeVisible()
    await read()
    expect(document.querySelector('main')).not.toHaveTextContent(/minhas|meus/i)
  })

  it('reads what is needed, not what "I need"', async () => {
    openAt('/alunos/1/turmas/1011/notas', { as: 'marta', config: { grading } })
    expect(await screen.findByRole('heading', { name: 'Quanto é preciso' })).toBeVisible()
    expect(screen.queryByText(/quanto preciso/i)).toBeNull()
  })

  it('of a class that is not the child’s', async () => {
    openAt('/alunos/2/turmas/1011', { as: 'marta' })
    expect(await screen.findByText('Esta turma não está entre as deste estudante.')).toBeVisible()
  })

  it('goes from child to child by the first name, said in full', async () => {
    openAt('/alunos/1/turmas', { as: 'marta' })
    const picker = within(await screen.findByRole('navigation', { name: 'Filhos' }))
    expect(picker.getByRole('link', { name: 'Pedro Prado Souza' })).toHaveAttribute('href', '/alunos/2/turmas')
    expect(picker.getByRole('link', { name: 'Ana Prado Souza' })).toHaveAttribute('aria-current', 'true')
  })

  it.each([
    ['/alunos/1/turmas/1011/notas', '/alunos/2/turmas'],
    ['/alunos/1/recados/10112', '/alunos/2/recados'],
    ['/alunos/1/avaliacoes/101105', '/alunos/2/inicio'],
  ])('from %s goes to what the other child has of it: %s', async (from, to) => {
    openAt(from, { as: 'marta' })
    const picker = within(await screen.findByRole('navigation', { name: 'Filhos' }))
    expect(picker.getByRole('link', { name: 'Pedro Prado Souza' })).toHaveAttribute('href', to)
  })

  it('finds the whole period’s report card in the menu, of the child that is open', async () => {
    openAt('/alunos/1/inicio', { as: 'marta' })
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
    expect(menu.getByRole('link', { name: 'Boletim' })).toHaveAttribute('href', '/alunos/1/boletim')
    await read()
  })

  it('with two children chooses whose report card it is', async () => {
    openAt('/boletim', { as: 'marta' })
    expect(await screen.findByRole('heading', { level: 1, name: 'De quem você quer ver o boletim?' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ana Prado Souza' })).toHaveAttribute('href', '/alunos/1/boletim')
  })
})

describe('a guardian whose classes come page by page', () => {
  /** The classes of one child first; those of the other when `rest` is let go, or refused. */
  function inTwoPages(firstChild: number, refused = false) {
    let go: () => void = () => undefined
    const rest = new Promise<void>((done) => (go = done))
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if (!addressOf(input).endsWith('/Classes')) return real(input, init)
      const body = JSON.parse(init?.body as string) as { tokenPagina: string | null }
      const whole = JSON.stringify({ ...body, tokenPagina: null })
      const { itens } = (await (await real(input, { ...init, body: whole })).json()) as { itens: Classe[] }
      const isFirst = ({ aluno }: Classe) => aluno?.idPessoa === firstChild
      if (body.tokenPagina === null) return Response.json({ itens: itens.filter(isFirst), tokenPagina: 'rest' })
      await rest
      if (refused) return new Response(null, { status: 403 })
      return Response.json({ itens: itens.filter((one) => !isFirst(one)), tokenPagina: null })
    })
    return () => go()
  }
  const page = () => document.querySelector('main')

  it.each([1001, 1003])('sees nobody before all are known, whoever comes first (%i)', async (child) => {
    const go = inTwoPages(child)
    const { path } = openAt('/alunos/1/turmas', { as: 'marta' })
    await screen.findByRole('main')
    await new Promise((done) => setTimeout(done, 400))
    expect(page()).not.toHaveTextContent(/Ana|Pedro|não corresponde/)
    go()
    const picker = within(await screen.findByRole('navigation', { name: 'Filhos' }))
    expect(picker.getByRole('link', { name: 'Ana Prado Souza' })).toHaveAttribute('aria-current', 'true')
    expect(path()).toBe('/alunos/1/turmas')
  })

  it('is not led to the only child known so far', async () => {
    const go = inTwoPages(1001)
    const { path } = openAt('/inicio', { as: 'marta' })
    await new Promise((done) => setTimeout(done, 400))
    expect(path()).toBe('/inicio')
    go()
    expect(await screen.findByRole('heading', { name: /Pedro/ })).toBeVisible()
    expect(path()).toBe('/inicio')
  })

  it('is told when the others could not be read', async () => {
    inTwoPages(1001, true)()
    openAt('/alunos/2/turmas', { as: 'marta' })
    expect(await screen.findByText('Não foi possível abrir esta página.')).toBeVisible()
    expect(page()).not.toHaveTextContent('não corresponde')
  })
})
