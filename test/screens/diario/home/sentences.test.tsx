// The sentence at the top of the home among several classes: the most urgent one, nothing past, nothing that is hidden.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AproveitamentoAluno, Classe } from '@/contract'
import { openAt } from '../../../support/render'
import { addressOf } from '../asked'

/** Ana's absences by class, none in the others; the limit is 30. `over`: the period of all of them has ended. */
function absences(of: Record<number, number>, over = false): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    const operation = addressOf(input).split('/').at(-1)
    if (operation === 'Classes' && over) {
      const reply = (await answer.json()) as { itens: Classe[] }
      const periodoLetivo = { id: 2, codigo: '', descricao: 'Período 2', vigente: false }
      return Response.json({ ...reply, itens: reply.itens.map((classe) => ({ ...classe, periodoLetivo })) })
    }
    if (operation !== 'AproveitamentosAlunos') return answer
    // the client sends text
    const { idClasse } = JSON.parse(init?.body as string) as { idClasse: number }
    const reply = (await answer.json()) as { itens: AproveitamentoAluno[] }
    return Response.json({ ...reply, itens: reply.itens.map((one) => ({ ...one, faltas: of[idClasse] ?? 0 })) })
  })
}
const [language, science, history] = [1010, 1012, 1013]

test('of several classes near the limit the one with the fewest absences left is named first', async () => {
  absences({ [language]: 26, [science]: 28, [history]: 27 })
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText('Em Ciências, restam 2 faltas antes do limite.')).toBeVisible()
  expect(screen.getByText('Perto do limite: Língua Portuguesa e História.')).toBeVisible()
})

test('of a period that is over who went beyond the limit is told, never who is near it', async () => {
  absences({ [language]: 26, [science]: 31 }, true)
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText('Faltas acima do limite: Ciências.')).toBeVisible()
  expect(screen.queryByText(/^(Perto do limite|No limite ou perto dele):/)).toBeNull()
})

test('hidden grades are not told by the number of low means either', async () => {
  const { user } = openAt('/inicio', {
    as: 'ana',
    config: { grading: { scaleMax: 10, passingAverage: 9.9, decimals: 1 } },
  })
  expect(await screen.findByText(/médias? abaixo de 9,9/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ocultar notas' }))
  await waitFor(() => expect(screen.queryByText(/médias? abaixo de/)).toBeNull())
})
