// Grades whose sending was left: what has not begun to leave leaves no more, and nothing in another person's name.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { end, identify, sessionState, start } from '@/session'
import { openAt } from '../../../support/render'
import { addressOf } from '../../diario/asked'
import { screenIs } from '../window'

const bruno = identify({ sessionId: 'x', userName: 'bruno', userId: '1002', perfis: [1] })
const wait = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)))
/** So many lines are on their way together. */
const atOnce = 4

/** Carla sends twelve grades, whose answers wait; `whose`: in whose name each left. */
async function sending() {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 30, escolas: 1 } })
  const whose: (string | undefined)[] = []
  const gates: (() => void)[] = []
  const known = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (addressOf(input).includes('/oneway/AproveitamentoAluno')) {
      whose.push(sessionState().session?.userName)
      await new Promise<void>((done) => gates.push(done))
    }
    return known(input, init)
  })
  const view = openAt('/turmas/1011/lancar', { as: 'carla' })
  await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  const fields = [...document.querySelectorAll('input')].filter(({ ariaLabel }) => ariaLabel?.includes('Prova do 2'))
  for (const field of fields.slice(0, 12)) {
    fireEvent.focus(field)
    fireEvent.input(field, { target: { value: '7' } })
    fireEvent.blur(field)
  }
  await view.user.click(await screen.findByRole('button', { name: 'Enviar notas' }))
  await waitFor(() => expect(whose).toHaveLength(atOnce))
  const arrive = async () => {
    for (let i = 0; i < 15; i += 1) {
      for (const open of gates.splice(0)) open()
      await wait(20)
    }
  }
  const leave = async () => {
    await act(() => view.router.navigate('/ajuda'))
    await view.user.click(await screen.findByRole('button', { name: 'Sair sem enviar' }))
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/ajuda'))
    await waitFor(() => expect(document.querySelector('input[aria-label^="Nota de"]')).toBeNull())
  }
  return { whose, arrive, leave }
}

test.each([
  ['left without sending', true, () => undefined],
  ['left, and another person signs in', true, () => start(bruno, { pressed: true })],
  ['another person signs in over the page', false, () => start(bruno, { pressed: true })],
  [
    'left, signed out, and another person signs in',
    true,
    () => {
      end('signedOut', { silent: true })
      start(bruno, { pressed: true })
    },
  ],
])('%s', async (_, leaves, then) => {
  const { whose, arrive, leave } = await sending()
  if (leaves) await leave()
  act(then)
  await arrive()
  expect(whose).toEqual(Array(atOnce).fill('carla'))
})
