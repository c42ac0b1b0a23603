// A child comes to the guardian's list before the one that was looked at last.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '@/api'
import type { Classe } from '@/contract'
import { addressOf } from '../asked'
import { openAt } from '../../../support/render'

/** Until `all` is set the service tells of Pedro (1003) alone. */
function pedroAlone() {
  const now = { all: false }
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith('/Classes') || now.all) return answer
    const { itens, ...rest } = (await answer.json()) as { itens: Classe[] }
    return Response.json({ ...rest, itens: itens.filter(({ aluno }) => aluno?.idPessoa === 1003) })
  })
  return now
}

test('who looked at Pedro is not led to Ana after a reload', async () => {
  const now = pedroAlone()
  const { path, unmount, router } = openAt('/boletim', { as: 'marta' })
  await waitFor(() => expect(path()).toBe('/alunos/1/boletim'))
  await waitFor(() => expect(document.querySelector('main .print-only')).toHaveTextContent('Pedro Prado Souza'))
  unmount()
  router.dispose()
  queryClient.clear()
  // Ana is the first of the two now
  now.all = true
  const again = openAt('/boletim', { as: 'marta' })
  await screen.findByRole('navigation', { name: 'Filhos' })
  await new Promise((done) => setTimeout(done, 600))
  expect(document.querySelector('main .print-only')?.textContent, again.path()).toContain('Pedro')
})

test('a page of Pedro that is refreshed stays Pedro’s', async () => {
  const now = pedroAlone()
  const { path } = openAt('/alunos/1/boletim', { as: 'marta' })
  await waitFor(() => expect(document.querySelector('main .print-only')).toHaveTextContent('Pedro Prado Souza'))
  now.all = true
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Filhos' })).toBeInTheDocument())
  await new Promise((done) => setTimeout(done, 600))
  expect(document.querySelector('main .print-only')?.textContent, path()).toContain('Pedro')
})
