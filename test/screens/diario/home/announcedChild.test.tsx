// The page of all children says aloud of each child what is new of that child.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import { addressOf } from '../asked'
import { openAt } from '../../../support/render'

test('an absence of each of two children comes while the page is open', async () => {
  openAt('/inicio', { as: 'marta' })
  await waitFor(() => expect(screen.getByRole('main').textContent.match(/faltas/g)?.length).toBeGreaterThan(1))
  await new Promise((done) => setTimeout(done, 500))
  const said: string[] = []
  const note = () => {
    for (const { textContent } of document.querySelectorAll('[role="status"]')) if (textContent) said.push(textContent)
  }
  new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true })
  const real = globalThis.fetch
  const changed = new Map<number, number>()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith('/AproveitamentosAlunos')) return answer
    const reply = (await answer.json()) as { itens: AproveitamentoAluno[] }
    const { idPessoa, idClasse } = JSON.parse(init?.body as string) as { idPessoa: number; idClasse: number }
    // an absence more of each, in one class
    if (!changed.has(idPessoa)) changed.set(idPessoa, idClasse)
    if (changed.get(idPessoa) === idClasse) for (const record of reply.itens) record.faltas = (record.faltas ?? 0) + 1
    return Response.json(reply)
  })
  await act(() => queryClient.invalidateQueries({ queryKey: ['AproveitamentosAlunos'] }))
  await waitFor(() => expect(screen.getAllByText(/1 falta nova/).length).toBe(2))
  await new Promise((done) => setTimeout(done, 1500))
  const news = [...new Set(said.filter((text) => text.includes('falta nova')).map((text) => text.trim()))]
  expect(news.join('\n')).toMatch(/Ana/)
  expect(news.join('\n')).toMatch(/Pedro/)
})
