// A list of a service without tokens that came full: there may be more, and what is looked for is looked for there too.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openAt } from '../../support/render'
import { addressOf } from '../diario/asked'

beforeEach(() => {
  const itens = Array.from({ length: 60 }, (_, i) => ({
    id: 100 + i,
    nome: `Oficina ${i}`,
    codigo: `OF-${i}`,
    idCurso: 1,
  }))
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!addressOf(input).endsWith('/AtividadesCurriculares')) return real(input, init)
    const { quantidade } = JSON.parse(init?.body as string) as { quantidade: number }
    return Response.json({ itens: itens.slice(0, quantidade), tokenPagina: null })
  })
})
const main = () => document.querySelector('main')

test('a link to a row beyond the first ones finds it', async () => {
  openAt('/atividades?atividade=155', { as: 'sonia' })
  await waitFor(() => expect(main()).toHaveTextContent('Oficina 55'))
  expect(main()).not.toHaveTextContent('Esta atividade não está na lista.')
})

test('words of a row beyond the first ones find it', async () => {
  const { user } = openAt('/atividades', { as: 'sonia' })
  await screen.findByText('Oficina 3')
  await user.type(screen.getByRole('searchbox'), 'OF-55')
  await waitFor(() => expect(main()).toHaveTextContent('Oficina 55'))
  expect(main()).not.toHaveTextContent('Nada com essas palavras.')
})
