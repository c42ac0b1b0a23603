// The countdown of a busy service goes with the press on its button: the person stays where the page goes on.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { main, openAt } from '../../support/render'
import { erase } from '@/screens/matricula/flow/store'
import { openRow, operation, rows } from '../matricula/matrix'
import { device } from '../presenca/geolocation'

const waits = /Tentamos de novo em \d+ s/
const press = (name: string) => main().getByRole('button', { name })

/** The countdown has gone, and the focus with it to somewhere on the page. */
async function ledOn() {
  await waitFor(() => expect(main().queryByRole('button', { name: 'Tentar agora' })).toBeNull())
  expect(document.body).not.toHaveFocus()
}

/** A position was sent, and the service is busy. */
async function busyAttendance() {
  const phone = device()
  const { user } = openAt('/presenca', { as: 'ana' })
  await user.click(await screen.findByRole('button', { name: 'Marcar minha presença' }))
  await waitFor(() => expect(phone.open()).toBe(1))
  mock.fail('MarcarPresencaPost', 503, { retryAfter: 60 })
  act(() => phone.give({ latitude: -26.9, longitude: -48.7, accuracy: 12 }))
  await main().findByText(waits)
  return { phone, user }
}

test('attendance: the search that begins again has the focus at its button', async () => {
  const { user } = await busyAttendance()
  await user.click(press('Parar'))
  await user.click(press('Tentar agora'))
  await ledOn()
})

test('a step of a request for a place', async () => {
  erase(null)
  const row = rows['Vagas: identificar']
  if (!row) throw new Error('no such row')
  const { user, press: send } = await openRow(row)
  mock.fail(operation, 503, { retryAfter: 60 })
  await send()
  await main().findByText(waits)
  await user.click(press('Parar'))
  mock.network.slow(1000)
  await user.click(press('Tentar agora'))
  await ledOn()
})

test('signing in', async () => {
  const { user } = openAt('/entrar')
  await user.type(await screen.findByLabelText('Usuário'), 'ana')
  await user.type(screen.getByLabelText('Senha'), 'caderno')
  mock.fail('Auth', 503, { retryAfter: 60 })
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  await screen.findByText(waits)
  await user.click(press('Parar'))
  mock.network.slow(1000)
  await user.click(press('Tentar agora'))
  await ledOn()
})

test('taking roles away: somebody is looked up', async () => {
  const { user } = openAt('/papeis', { as: 'helena' })
  mock.fail('UnAssignRoles', 503, { retryAfter: 60 })
  await user.type(await screen.findByLabelText('Nome de usuário'), 'carla{Enter}')
  await main().findByText(waits)
  await user.click(press('Parar'))
  expect(document.body).not.toHaveFocus()
  await user.click(press('Procurar'))
  await main().findByText(waits)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 20_000)
  mock.network.slow(1000)
  await user.click(press('Tentar agora'))
  await ledOn()
})

test('Enter held on "Parar" stops, and asks nothing', async () => {
  const { phone, user } = await busyAttendance()
  act(() => press('Parar').focus())
  await user.keyboard('{Enter>3/}')
  expect(press('Tentar agora')).toBeVisible()
  expect(phone.asked).toHaveLength(1)
})
