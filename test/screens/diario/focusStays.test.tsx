// A button that goes with its press hands the focus on: nobody at a keyboard is thrown to the top of the page.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { attempts } from '@/screens/shared/sent/attempts'
import { openAt } from '../../support/render'
import { device } from '../presenca/geolocation'
import { service } from './asked'
import { manyClasses } from './classes'

type User = ReturnType<typeof openAt>['user']
async function press(user: User, name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name })
  button?.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button).not.toBeInTheDocument())
}
const inMain = () => waitFor(() => expect(document.querySelector('main')).toContainElement(focused()))
const focused = () => document.activeElement as HTMLElement | null

test('"Carregar mais" of the report card leads to the first new line', async () => {
  manyClasses(40)
  // classes that only the test has are without a record
  service((operation) => (operation === 'AproveitamentosAlunos' ? Response.json({ itens: [] }) : null))
  const { user } = openAt('/boletim', { as: 'ana' })
  await screen.findByRole('table')
  await press(user, 'Carregar mais')
  await waitFor(() => expect(focused()?.closest('tbody')).not.toBeNull())
})

test('"Imprimir" while grades are hidden leads to the question, and the question back', async () => {
  const { user } = openAt('/boletim', { as: 'ana' })
  await screen.findByRole('table')
  await user.click(await screen.findByRole('button', { name: 'Ocultar notas' }))
  await press(user, 'Imprimir')
  await waitFor(() => expect(focused()).toHaveTextContent('Mostrar'))
  vi.stubGlobal('print', () => undefined)
  await press(user, 'Imprimir sem as notas')
  await waitFor(() => expect(focused()).toHaveTextContent('Imprimir'))
})

test('the list of attempts that is erased', async () => {
  const { user } = openAt('/presenca', { as: 'ana' })
  await screen.findByRole('button', { name: 'Marcar minha presença' })
  act(() => attempts.set([{ em: Date.now(), result: 'marcada', message: '' }]))
  await press(user, 'Apagar esta lista')
  await inMain()
})

test('a search for the position that is cancelled', async () => {
  const phone = device()
  const { user } = openAt('/presenca', { as: 'ana' })
  await user.click(await screen.findByRole('button', { name: 'Marcar minha presença' }))
  await waitFor(() => expect(phone.open()).toBe(1))
  await press(user, 'Cancelar')
  await waitFor(() => expect(focused()).toHaveTextContent('Marcar minha presença'))
})

test('"Conferir mais" of a teacher', async () => {
  manyClasses(14)
  const { user } = openAt('/inicio', { as: 'carla' })
  await press(user, /^Conferir mais/)
  await inMain()
})

test('a message that is asked for again takes the focus itself', async () => {
  let failing = true
  service((operation, ask) =>
    failing && operation === 'GetRecado' && ask['id'] === 10112 ? Response.json({}, { status: 400 }) : null,
  )
  const { user } = openAt('/recados', { as: 'ana' })
  await screen.findByRole('button', { name: 'Tentar de novo' })
  failing = false
  await press(user, 'Tentar de novo')
  await waitFor(() => expect(focused()).toHaveAttribute('href', expect.stringContaining('/recados/')))
})
