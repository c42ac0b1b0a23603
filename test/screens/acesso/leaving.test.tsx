// A removal whose person goes elsewhere: off the portal while it is on its way, or back before it is sent once more.
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { json, lookUp, press, removeNow, service, standIn } from './asked'

beforeEach(standIn)

async function ready() {
  const view = await lookUp('carla')
  await view.user.click(await screen.findByText('Lançar notas'))
  await view.user.click(await press('Continuar'))
  return view
}
const settle = () => act(() => new Promise((soon) => setTimeout(soon, 200)))

test('what came of it is told to nobody once its person has signed out', async () => {
  const { user, path, router } = await ready()
  let answer: (response: Response) => void = () => undefined
  service.reply = () => new Promise((done) => (answer = done))
  await removeNow(user)
  await waitFor(() => expect(service.sent).toHaveLength(2))
  await act(() => router.navigate('/mais'))
  await user.click(await press('Sair'))
  // what is unsent, or on its way, is asked about first
  const sure = screen.queryByRole('button', { name: /^Sair e/ })
  if (sure) await user.click(sure)
  await waitFor(() => expect(path()).toBe('/entrar'))
  answer(json({ allRoles: ['Professor'], allPermissions: [] }))
  await settle()
  expect(document.body).not.toHaveTextContent(/remo[çv]|carla/i)
})

test('who goes back before it is sent once more is told that nothing was removed', async () => {
  const { user, router } = await ready()
  service.reply = () => new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
  await removeNow(user)
  await screen.findByText(/Tentamos de novo em \d+ s/, { selector: 'main p' })
  await act(() => router.navigate(-1))
  await screen.findByRole('checkbox', { name: 'Lançar notas' })
  expect(await screen.findByText(/nada foi removido/, { selector: 'p' })).toBeVisible()
  await settle()
  expect(service.sent).toHaveLength(2)
})

test('who goes back from a refusal is not told so: nothing was to be sent any more', async () => {
  const { user, router } = await ready()
  service.reply = () => json({ responseStatus: { errorCode: 'Forbidden', message: '' } }, 403)
  await removeNow(user)
  await screen.findByText(/Nada foi removido|não foi removid/i, { selector: 'main *' })
  await act(() => router.navigate(-1))
  await screen.findByRole('checkbox', { name: 'Lançar notas' })
  await settle()
  expect(screen.queryByText(/Você saiu antes do fim/)).toBeNull()
})

test('what has left cannot be called back: the way back is closed while a removal is on its way', async () => {
  const { user } = await ready()
  const deed = await press('Remover')
  // the safe button stands first and is filled, as in a dialog
  expect(deed.previousElementSibling).toBe(await press('Voltar'))
  expect(deed.previousElementSibling?.className).toMatch(/primary/)
  let answer: (response: Response) => void = () => undefined
  service.reply = () => new Promise((done) => (answer = done))
  await removeNow(user)
  expect(await press('Removendo…')).toBeVisible()
  expect(await press('Voltar')).toHaveAttribute('aria-disabled', 'true')
  await user.click(await press('Voltar'))
  expect(screen.getByRole('heading', { name: 'Confirmar o que vai sair de carla' })).toBeVisible()
  await act(async () => {
    answer(json({ responseStatus: { errorCode: 'Conflict', message: '' } }, 409))
    await Promise.resolve()
  })
  expect(await press('Voltar')).not.toHaveAttribute('aria-disabled')
})

test('what came of a removal is told once: not at the edge too where the page that tells it was come back to', async () => {
  const { user, router, path } = await ready()
  let answer: (response: Response) => void = () => undefined
  service.reply = () => new Promise((done) => (answer = done))
  await removeNow(user)
  await waitFor(() => expect(service.sent).toHaveLength(2))
  await act(() => router.navigate('/mais'))
  await waitFor(() => expect(path()).toBe('/mais'))
  await act(() => router.navigate('/papeis'))
  await screen.findByRole('heading', { name: 'Removendo papéis de carla…' })
  answer(json({ allRoles: ['Professor'], allPermissions: [] }))
  expect(await screen.findByRole('heading', { name: /foi removida de carla$/ })).toBeVisible()
  await settle()
  expect(document.body).not.toHaveTextContent('A remoção foi feita.')
})
