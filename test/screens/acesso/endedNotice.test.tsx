// Why the session before this one ended is said until the next sign-in was tried: then only what came of that counts.
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'

const left = () => screen.queryByText('Você saiu. Nada seu ficou nesta tela.')

/** Ana has signed out, and stands at the door. */
async function atTheDoor() {
  const { user, path } = openAt('/mais', { as: 'ana' })
  await user.click((await screen.findAllByRole('button', { name: 'Sair' }))[0] ?? document.body)
  await waitFor(() => expect(path()).toBe('/entrar'))
  await waitFor(() => expect(left()).toBeVisible())
  return user
}

test('a refused sign-in takes the words of the former one away', async () => {
  const user = await atTheDoor()
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(left(), 'nothing was sent').toBeVisible()
  await user.type(screen.getByLabelText('Usuário'), 'ana')
  await user.type(screen.getByLabelText('Senha'), 'errada')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findAllByText('Usuário ou senha não conferem.')).not.toEqual([])
  expect(left()).toBeNull()
})

test('so does a busy service', async () => {
  const user = await atTheDoor()
  mock.fail('Auth', 503, { times: 1, retryAfter: 60 })
  await user.type(screen.getByLabelText('Usuário'), 'ana')
  await user.type(screen.getByLabelText('Senha'), 'caderno')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findByText(/^Tentamos de novo em \d+ s/)).toBeVisible()
  expect(left()).toBeNull()
})

test('nor do they come back with the page', async () => {
  const user = await atTheDoor()
  await user.type(screen.getByLabelText('Usuário'), 'ana')
  await user.type(screen.getByLabelText('Senha'), 'errada')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findAllByText('Usuário ou senha não conferem.')).not.toEqual([])
  await user.click(screen.getByRole('link', { name: 'Ajuda' }))
  await screen.findByRole('heading', { level: 1, name: 'Ajuda' })
  await user.click(screen.getByRole('link', { name: 'Portal Acadêmico' }))
  await screen.findByLabelText('Usuário')
  expect(left()).toBeNull()
})
