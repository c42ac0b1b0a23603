// A countdown to the next sending, and a panel that takes the place of the class meanwhile.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { nextFrame, openAt } from '../../../support/render'
import { screenIs } from '../window'

beforeEach(() => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
})

const writes = () => mock.network.log().filter(({ operation }) => operation === 'AproveitamentoAluno').length
const bar = () => screen.getByRole('region', { name: 'Envio das notas' })
const counts = /^O serviço está ocupado: enviamos de novo em (\d+) s/
const left = () => Number(counts.exec(bar().textContent)?.[1])

/** Sends a grade to a busy service, and opens a panel during the countdown that follows. */
async function openPanelWhileBusy() {
  mock.fail('AproveitamentoAluno', 503, { times: 1, retryAfter: 60 })
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  await user.type(await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre'), '7,5{Enter}')
  await nextFrame()
  await user.click(screen.getByRole('button', { name: 'Enviar notas' }))
  await waitFor(() => expect(bar()).toHaveTextContent(counts))
  fireEvent.click(screen.getByRole('button', { name: 'Publicar notas' }))
  await screen.findByRole('heading', { name: 'Conferir antes de publicar' })
  return user
}

test('a panel does not take the countdown away: it goes on in the bar, and after the panel', async () => {
  const user = await openPanelWhileBusy()
  const before = left()
  await waitFor(() => expect(left()).toBeLessThan(before))
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  expect(left()).toBeLessThan(before)
})

test('a countdown that was stopped does not begin again once a panel is closed', async () => {
  const user = await openPanelWhileBusy()
  await user.click(within(bar()).getByRole('button', { name: 'Parar' }))
  // what is told below the panel needs no closing of it
  await user.click(within(bar()).getByRole('button', { name: 'Ver por quê' }))
  expect(document.activeElement).toContainElement(screen.getByText(/Paramos de tentar\./))
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  expect(bar()).toHaveTextContent(/^O serviço está ocupado · 1 alteração não enviada/)
  expect(writes()).toBe(1)
})
