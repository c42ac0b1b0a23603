// Who is a student and a teacher: the messages of the one profile are not news of the other.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { switchProfile } from '@/api/auth'
import { mock } from '@/mock/doors/node'
import { openAt, told } from '../../../support/render'

test('the messages of a teacher’s classes are looked at between two visits of their own diary', async () => {
  const account = mock.backend.db().acesso.accounts.find(({ userName }) => userName === 'ana')
  account?.perfis.push(3)
  const { router } = openAt('/recados', { as: 'ana' })
  await screen.findByRole('heading', { level: 1, name: 'Recados' })
  await screen.findAllByText('Professor')
  // of two profiles one is picked
  act(() => switchProfile(1))
  await told(/faltas/)
  const news = () => screen.queryByText(/recados? novos?/)
  expect(news()).toBeNull()
  act(() => switchProfile(3))
  await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'))
  await act(() => router.navigate('/recados'))
  await screen.findByRole('heading', { level: 1, name: 'Recados' })
  await new Promise((done) => setTimeout(done, 500))
  act(() => switchProfile(1))
  await told(/faltas/)
  await new Promise((done) => setTimeout(done, 500))
  expect(document.querySelector('main')?.textContent).not.toMatch(/recados? novos?/)
})
