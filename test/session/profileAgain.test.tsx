// Signing in again over a screen goes on in the profile of that screen.
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '@/api/auth'
import { mock } from '@/mock/doors/node'
import { expire, ownerOf, sessionState, setRemembered } from '@/session'
import { openAt } from '../support/render'
import { screenIs } from '../screens/lancamentos/window'

test('another profile was chosen in another tab before', async () => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
  setRemembered(true)
  openAt('/turmas/1012/lancar', { as: 'rui' })
  await vi.waitFor(() => expect(sessionState().session?.perfil).toBe(3))
  await screen.findAllByLabelText(/^Nota de Ana Prado Souza/)
  const { session } = sessionState()
  if (!session) throw new Error('nobody')
  // the other tab: "Usar o perfil Responsável"
  localStorage.setItem('portal.perfil', JSON.stringify({ v: 1, at: Date.now(), o: ownerOf(session), d: 2 }))
  act(() => expire())
  await act(() => signIn({ userName: 'rui', password: 'caderno', rememberMe: false }))
  await new Promise((done) => setTimeout(done, 500))
  // the gradebook stands there as before: it is the teacher's
  expect(sessionState(), document.querySelector('main')?.textContent ?? '').toMatchObject({
    status: 'active',
    session: { perfil: 3 },
  })
  expect(screen.getAllByLabelText(/^Nota de Ana Prado Souza/)[0]).toBeVisible()
})
