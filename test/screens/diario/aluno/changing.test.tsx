// Classes that come and go while a page of them is open: it goes on speaking of the same child, and nobody falls out of it.
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refreshReads } from '@/api'
import { main, openAt } from '../../../support/render'
import { service } from '../asked'

const aluno = {
  ana: { idPessoa: 1001, nome: 'Ana Prado' },
  pedro: { idPessoa: 1003, nome: 'Pedro Prado' },
  zoe: { idPessoa: 1009, nome: 'Zoe Prado' },
}
type Who = keyof typeof aluno

/** The children whose classes are told, one class each. */
function family(...first: Who[]) {
  let there = first
  service((operation, { idPessoa }) => {
    if (operation !== 'Classes') return null
    const mine = there.map((who) => aluno[who]).filter((one) => [0, 2001, one.idPessoa].includes(idPessoa as number))
    return Response.json({
      itens: mine.map((one) => ({ id: 9000 + one.idPessoa, disciplina: `Oficina de ${one.nome}`, aluno: one })),
      tokenPagina: null,
    })
  })
  return (...now: Who[]) => (there = now)
}

test('a child that is open stays the one that is shown although a sibling before them is listed no longer', async () => {
  const now = family('ana', 'pedro', 'zoe')
  openAt('/alunos/2/turmas', { as: 'marta' })
  const children = await screen.findByRole('navigation', { name: 'Filhos' })
  expect(within(children).getByRole('link', { name: 'Pedro Prado' })).toHaveAttribute('aria-current', 'true')
  await waitFor(() => expect(main().getByText(/Oficina de Pedro/)).toBeVisible())
  now('pedro', 'zoe')
  act(() => refreshReads('Classes'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana Prado' })).toBeNull())
  expect(main().queryByText(/Oficina de Zoe/)).toBeNull()
  expect(main().getByText(/Oficina de Pedro/)).toBeVisible()
})

test('a child that is open stays although a sibling with a lower number comes', async () => {
  const now = family('pedro', 'zoe')
  openAt('/alunos/1/turmas', { as: 'marta' })
  const pedro = await screen.findByText(/Oficina de Pedro/)
  await waitFor(() => expect(pedro).toBeVisible())
  now('ana', 'pedro', 'zoe')
  act(() => refreshReads('Classes'))
  await screen.findByRole('link', { name: 'Ana Prado' })
  expect(main().queryByText(/Oficina de Ana/)).toBeNull()
  expect(main().getByText(/Oficina de Pedro/)).toBeVisible()
})

const student = (id: number) => ({
  id,
  nome: `Aluno ${id}`,
  ativo: true,
  motivoInatividade: '',
  grupos: [],
  notasComplementares: [],
  mediaFinal: null,
  mediaParcial: null,
  faltas: 0,
})

test('"Carregar mais" that brings nothing leaves the focus in the page', async () => {
  service((operation, { tokenPagina }) =>
    operation === 'AproveitamentosAlunos'
      ? Response.json(
          tokenPagina ? { itens: [], tokenPagina: null } : { itens: [student(1), student(2)], tokenPagina: 'b' },
        )
      : null,
  )
  const { user } = openAt('/turmas/1011', { as: 'carla' })
  await user.click(await screen.findByRole('button', { name: 'Carregar mais' }))
  await waitFor(() => expect(main().queryByRole('button', { name: 'Carregar mais' })).toBeNull())
  expect(document.body).not.toHaveFocus()
})

test('a student who comes on two pages is counted once', async () => {
  service((operation, { tokenPagina }) =>
    operation === 'AproveitamentosAlunos'
      ? Response.json(
          tokenPagina
            ? { itens: [student(2), student(3)], tokenPagina: null }
            : { itens: [student(1), student(2)], tokenPagina: 'b' },
        )
      : null,
  )
  const { user } = openAt('/turmas/1011', { as: 'carla' })
  await user.click(await screen.findByRole('button', { name: 'Carregar mais' }))
  await main().findByText('Aluno 3')
  expect(main().getAllByText('Aluno 2')).toHaveLength(1)
  expect(main().getByText(/^3 /)).toBeVisible()
})

test('"Carregar mais" that brings the last students leaves the focus in the page', async () => {
  service((operation, { tokenPagina }) =>
    operation === 'AproveitamentosAlunos'
      ? Response.json(
          tokenPagina
            ? { itens: [student(3)], tokenPagina: null }
            : { itens: [student(1), student(2)], tokenPagina: 'b' },
        )
      : null,
  )
  const { user } = openAt('/turmas/1011', { as: 'carla' })
  await user.click(await screen.findByRole('button', { name: 'Carregar mais' }))
  await main().findByText('Aluno 3')
  await waitFor(() => expect(main().queryByRole('button', { name: 'Carregar mais' })).toBeNull())
  expect(document.body).not.toHaveFocus()
})

test('a child keeps the name that one class tells, where another tells none', async () => {
  service((operation) =>
    operation === 'Classes'
      ? Response.json({
          itens: [
            { id: 1, disciplina: 'Um', aluno: aluno.ana },
            { id: 2, disciplina: 'Dois', aluno: { ...aluno.ana, nome: '' } },
            { id: 3, disciplina: 'Três', aluno: aluno.pedro },
          ],
          tokenPagina: null,
        })
      : null,
  )
  openAt('/alunos/1/turmas', { as: 'marta' })
  const children = await screen.findByRole('navigation', { name: 'Filhos' })
  expect(within(children).getByRole('link', { name: 'Ana Prado' })).toBeVisible()
})
