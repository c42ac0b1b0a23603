// What the frame lists before something is erased: unsent work, and the list of what was sent, which goes with it.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../support/render'

test('where somebody else may sign in, the list of the day is named with the work that goes', async () => {
  const { user } = openAt('/pessoas/nova', { as: 'sonia' })
  await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Dulce Nogueira')
  await user.type(screen.getByLabelText('RG'), '1234567')
  mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 500, { times: 1 })
  await user.click(screen.getByRole('button', { name: 'Enviar registro' }))
  await screen.findByText('Não sabemos se o registro chegou')
  mock.fail('AtividadesCurriculares', 401)
  await user.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Atividades' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sua sessão terminou' }))
  expect(dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'o que está escrito no registro de uma pessoa',
    'a lista do que você já enviou hoje',
  ])
})
