// A busy service, where the code of its countdown does not come: the form stays, and the reason is said.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'

vi.mock('@/screens/acesso/SignInWaits', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/frame.js')
})

test('the person reads why, and tries again', async () => {
  const { user } = openAt('/entrar')
  await user.type(await screen.findByLabelText('Usuário'), 'ana')
  await user.type(screen.getByLabelText('Senha'), 'caderno')
  mock.fail('Auth', 503, { times: 1, retryAfter: 5 })
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  const said = () => screen.queryAllByText(/A escola está atendendo muita gente/)
  // in the page, and to screen readers
  await waitFor(() => expect(said()).toHaveLength(2))
  expect(screen.getByLabelText('Usuário')).toHaveValue('ana')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
})
