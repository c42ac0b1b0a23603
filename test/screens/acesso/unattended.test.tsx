// A sign-in that met a busy service goes on by itself only while somebody is there: whoever walks away is not signed in.
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'

const asked = () => mock.network.log().filter(({ operation, status }) => operation === 'Auth' && status !== 401).length
const given = /Paramos de tentar, porque ninguém usava esta página/

/** Ana presses, and is told to wait: between a minute and a half and three minutes. */
async function busy(retryAfter: number) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = openAt('/entrar')
  await user.type(await screen.findByLabelText('Usuário'), 'ana')
  await user.type(screen.getByLabelText('Senha'), 'caderno')
  mock.fail('Auth', 503, { times: 1, retryAfter })
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findByText(/^Tentamos de novo em \d+ s/)).toBeVisible()
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test('nobody touched the page any more: nothing is sent, the password is gone, the user stays', async () => {
  await busy(100)
  await pass(210)
  expect(asked()).toBe(1)
  expect(screen.getAllByText(given)[0]).toBeVisible()
  expect(screen.getByLabelText('Usuário')).toHaveValue('ana')
  expect(screen.getByLabelText('Senha')).toHaveValue('')
})

test('the page was out of sight: nothing is sent, what was typed stays', async () => {
  await busy(10)
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(25)
  expect(asked()).toBe(1)
  expect(screen.getAllByText(given)[0]).toBeVisible()
  expect(screen.getByLabelText('Senha')).toHaveValue('caderno')
  sight.mockRestore()
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
})

test('somebody who waits and looks is signed in, however long it takes', async () => {
  await busy(100)
  for (let minute = 0; minute < 4; minute++) {
    await pass(55)
    fireEvent.pointerMove(document.body)
  }
  expect(await screen.findByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
})

test('what is being typed meanwhile is not sent by itself; a press sends it', async () => {
  await busy(10)
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  await user.clear(screen.getByLabelText('Senha'))
  await user.type(screen.getByLabelText('Senha'), 'mei')
  await pass(60)
  expect(mock.network.log().filter(({ operation }) => operation === 'Auth')).toHaveLength(1)
  expect(screen.getByText(/Você mudou o que ia ser enviado/)).toBeVisible()
  await user.clear(screen.getByLabelText('Senha'))
  await user.type(screen.getByLabelText('Senha'), 'caderno')
  await user.click(screen.getByRole('button', { name: 'Tentar agora' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
})
