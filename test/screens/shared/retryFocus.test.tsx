// "Tentar de novo" goes with the error that it was for: the person who pressed it stays on the page.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { main, openAt } from '../../support/render'
import { service } from '../diario/asked'

const again = () => screen.findByRole('button', { name: 'Tentar de novo' })
const gone = () => waitFor(() => expect(main().queryByRole('button', { name: 'Tentar de novo' })).toBeNull())

test.each([
  ['a student’s classes', 'ana', '/turmas', () => main().findByRole('heading', { level: 1, name: 'Minhas turmas' })],
  ['a class, to its teacher', 'carla', '/turmas/1011', () => main().findByText('Prova do 2º bimestre')],
])('of the whole page of %s', async (_, as, path, come) => {
  mock.fail('Classes', 500)
  const { user } = openAt(path, { as })
  const button = await again()
  mock.fail('Classes', null)
  await user.click(button)
  await gone()
  await come()
  expect(document.body).not.toHaveFocus()
})

test('of one message that turns out to be gone', async () => {
  let status = 500
  service((operation, ask) =>
    operation === 'GetRecado' && ask['id'] === 10112 ? new Response('{}', { status }) : null,
  )
  const { user } = openAt('/recados', { as: 'ana' })
  const button = await again()
  status = 404
  await user.click(button)
  await main().findByText(/não está mais disponível|não existe mais|não está mais/)
  await act(async () => new Promise((done) => setTimeout(done, 50)))
  expect(document.body).not.toHaveFocus()
})

test('of figures that turn out not to be allowed', async () => {
  mock.fail('AproveitamentosAlunos', 500)
  const { user } = openAt('/turmas', { as: 'ana' })
  const button = await again()
  mock.fail('AproveitamentosAlunos', 403)
  await user.click(button)
  await gone()
  expect(document.body).not.toHaveFocus()
  expect(screen.getByRole('main')).toBeVisible()
})

test('of a message opened from a class: the way back still leads to that class', async () => {
  const address = '/recados/10112'
  const { user, router } = openAt('/turmas', { as: 'ana' })
  await screen.findByRole('heading', { level: 1, name: 'Minhas turmas' })
  mock.fail('GetRecado', 500)
  await act(() => router.navigate(address, { state: { idClasse: 1011 } }))
  const button = await screen.findByRole('button', { name: 'Tentar de novo' })
  mock.fail('GetRecado', null)
  await user.click(button)
  await gone()
  expect(main().getByRole('link', { name: /Matemática/ })).toHaveAttribute('href', '/turmas/1011')
})
