// What the service does not tell of an activity or an equivalence is not said for it.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'
import { addressOf } from '../diario/asked'

/** The first element of this list is answered with these fields. */
function first(operation: string, fields: Record<string, unknown>): void {
  const real = mock.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith(`/${operation}`)) return answer
    const { itens, ...rest } = (await answer.json()) as { itens: object[] }
    return Response.json({ itens: itens.map((one, i) => (i === 0 ? { ...one, ...fields } : one)), ...rest })
  })
}
const firstCard = () => document.querySelector('main li h2')?.closest('li')

test.each([
  ['Indeferida', / em relação a .*Indeferida.*Só valeria neste sentido/],
  ['aceita', / vale como .*Aceita.*Só neste sentido/],
  // one that is listed counts, where nothing else is told
  [null, / vale como .*Só neste sentido/],
  ['  ', / vale como .*Só neste sentido/],
] as const)('an equivalence of the state %o', async (situacao, words) => {
  first('EquivalenciasCurriculares', { situacao, bidirecional: false })
  openAt('/equivalencias?curso=4', { as: 'sonia' })
  await waitFor(() => expect(firstCard()).toHaveTextContent(words))
})

test('an end that is no date stands as the school wrote it, and is not called none', async () => {
  first('EquivalenciasCurriculares', {
    situacao: 'aceita',
    vigenciaInicio: '2025-02-03',
    vigenciaFim: 'o fim do curso',
  })
  openAt('/equivalencias?curso=4', { as: 'sonia' })
  await waitFor(() => expect(firstCard()).toHaveTextContent('De 03/02/2025 a o fim do curso'))
})

test.each([
  [null, 'A escola não informou o que ela exige antes.'],
  [[], 'Não exige nenhuma outra antes.'],
] as const)('an activity that requires %o', async (requisitos, words) => {
  first('AtividadesCurriculares', { requisitos })
  const { user } = openAt('/atividades?curso=2', { as: 'sonia' })
  await screen.findAllByRole('heading', { level: 2 })
  await user.click(firstCard()?.querySelector('button') ?? document.body)
  expect(await screen.findByText(words)).toBeVisible()
})

test('an activity of period 0 is of none', async () => {
  first('AtividadesCurriculares', { periodo: 0 })
  openAt('/atividades?curso=2', { as: 'sonia' })
  await screen.findAllByRole('heading', { level: 2 })
  expect(firstCard()).not.toHaveTextContent('0º período')
})

test('a long name of a course ends in an ellipsis where it is cut', async () => {
  const curso = 'Curso Técnico em Manutenção e Suporte em Informática Integrado ao Ensino Médio na Modalidade EJA'
  first('AtividadesCurriculares', { curso, idCurso: 77 })
  openAt('/atividades', { as: 'sonia' })
  const option = await screen.findByRole('option', { name: /^Curso Técnico em Manutenção/ })
  expect(option).toHaveTextContent(/Ensino Médio…$/)
})
