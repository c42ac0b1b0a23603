// A guardian at an address that does not say of which child, or says nothing else.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { main, openAt } from '../../../support/render'
import { service } from '../asked'

test.each([
  ['/turmas/1011', '/alunos/1/turmas/1011'],
  ['/turmas/1011/notas', '/alunos/1/turmas/1011/notas'],
  ['/turmas/1230/notas', '/alunos/2/turmas/1230/notas'],
  ['/alunos/2', '/alunos/2/inicio'],
  ['/recados/10112', '/alunos/1/recados/10112'],
  ['/avaliacoes/101105', '/alunos/1/avaliacoes/101105'],
])('%s is %s', async (address, led) => {
  const { path } = openAt(address, { as: 'marta' })
  await waitFor(() => expect(path()).toBe(led))
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
})

test('the grades of a child never stand under the name of the guardian', async () => {
  openAt('/turmas/1011/notas', { as: 'marta' })
  await screen.findByText('Média parcial')
  expect(screen.getByRole('main')).toHaveTextContent('Portal Acadêmico · Ana Prado Souza')
  expect(screen.getByRole('main')).not.toHaveTextContent('Marta')
})

test('of a class that two children attend the guardian says whose', async () => {
  const of = (idPessoa: number, nome: string) => ({ id: 9001, disciplina: 'Oficina', aluno: { idPessoa, nome } })
  service((operation) =>
    operation === 'Classes'
      ? Response.json({ itens: [of(1001, 'Ana Prado'), of(1003, 'Pedro Prado')] })
      : operation === 'AproveitamentosAlunos'
        ? Response.json({ itens: [] })
        : null,
  )
  const { user, path } = openAt('/turmas/9001/notas', { as: 'marta' })
  expect(await screen.findByRole('heading', { name: 'De quem você quer ver o boletim?' })).toBeVisible()
  await user.click(main().getByRole('link', { name: 'Pedro Prado' }))
  await waitFor(() => expect(path()).toBe('/alunos/2/turmas/9001/notas'))
})

test('a message that two children were sent is that of whom the guardian looked at last', async () => {
  const of = (idPessoa: number) => ({ id: 9001, disciplina: 'Oficina', aluno: { idPessoa, nome: 'X' }, recados: [7] })
  service((operation) =>
    operation === 'Classes'
      ? Response.json({ itens: [of(1001), of(1003)] })
      : operation === 'GetRecado'
        ? Response.json({ id: 7, descricao: 'Reunião', perfilRemetente: 3 })
        : null,
  )
  const { path, router } = openAt('/recados/7', { as: 'marta' })
  await waitFor(() => expect(path()).toBe('/alunos/1/recados/7'))
  await router.navigate('/alunos/2/recados')
  await main().findByRole('heading', { level: 1, name: 'Recados' })
  await router.navigate('/recados/7')
  await waitFor(() => expect(path()).toBe('/alunos/2/recados/7'))
  expect(await main().findByText('Reunião')).toBeVisible()
})

test('a class of none of the children is told as before', async () => {
  openAt('/turmas/77', { as: 'marta' })
  expect(await screen.findByText('Esta turma não está entre as suas.')).toBeVisible()
})

test('an evaluation of a class that two children attend is asked about too', async () => {
  const of = (idPessoa: number, nome: string) => ({ id: 9001, disciplina: 'Oficina', aluno: { idPessoa, nome } })
  const grupos = [{ nome: '1º bimestre', avaliacoes: [{ avaliacaoId: 'x7', nome: 'Mostra' }] }]
  service((operation) =>
    operation === 'Classes'
      ? Response.json({ itens: [of(1001, 'Ana Prado'), of(1003, 'Pedro Prado')] })
      : operation === 'AproveitamentosAlunos'
        ? Response.json({ itens: [{ id: 1, ativo: true, grupos }] })
        : operation === 'GetAvaliacao'
          ? Response.json({ id: 'x7', nome: 'Mostra' })
          : null,
  )
  const { user, path } = openAt('/avaliacoes/x7', { as: 'marta' })
  await screen.findByRole('heading', { name: 'De quem você quer ver as turmas?' })
  await user.click(main().getByRole('link', { name: 'Pedro Prado' }))
  await waitFor(() => expect(path()).toBe('/alunos/2/avaliacoes/x7'))
  expect(await main().findByRole('link', { name: 'Oficina' })).toHaveAttribute('href', '/alunos/2/turmas/9001/notas')
})

test('an evaluation of none of the children is told as for a student', async () => {
  openAt('/avaliacoes/999999', { as: 'marta' })
  expect(await screen.findByText('Esta avaliação não está mais disponível.')).toBeVisible()
})

test.each([
  ['ana', []],
  ['rui', ['Usar como Responsável e abrir']],
])('who is not a guardian in use is offered only a profile that may open a child’s page: %s', async (as, offered) => {
  openAt('/alunos/1/inicio', { as })
  await screen.findByText('Seu perfil não permite ver esta página.')
  const buttons = within(screen.getByRole('main')).queryAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(offered)
})
