// "Atualizar": whoever asks whether anything is new is told so, in sight and aloud.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'
import { recordsChanged } from '../diario/asked'
import { manyClasses, stayFar } from '../diario/classes'

const said = () => document.querySelector('[role="status"][aria-live="polite"]')
const nothingNew = /^Nada novo hoje às \d\dh\d\d$/
const hour = /^Atualizado hoje às \d\dh\d\d$/
const refresh = async ({ user }: ReturnType<typeof openAt>) =>
  user.click(await screen.findByRole('button', { name: 'Atualizar' }))

test.each(['/inicio', '/turmas', '/boletim', '/turmas/1011/notas'])('%s: nothing has changed', async (address) => {
  const page = openAt(address, { as: 'ana' })
  await screen.findByText(hour)
  await waitFor(() => expect(document.querySelector('main [aria-busy]')).toBeNull())
  await refresh(page)
  await waitFor(() => expect(said()).toHaveTextContent(nothingNew))
  expect(screen.getByRole('main')).toHaveTextContent(/Nada novo hoje às/)
  expect(screen.queryByText(hour)).toBeNull()
})

test('absences alone that are others are news, and nothing else is said over them', async () => {
  const page = openAt('/inicio', { as: 'ana' })
  await screen.findAllByText(/restam 4 faltas/)
  recordsChanged((record) => (record.faltas = 28), 1011)
  await refresh(page)
  await screen.findAllByText(/restam 2 faltas/)
  await waitFor(() => expect(said()).toHaveTextContent(/Novidades: 2 faltas novas/))
  expect(screen.queryByText(nothingNew)).toBeNull()
  await refresh(page)
  await waitFor(() => expect(said()).toHaveTextContent(nothingNew))
})

test('a list of several pages is compared whole', async () => {
  stayFar()
  manyClasses(70)
  const page = openAt('/turmas', { as: 'ana' })
  await page.user.click(await screen.findByText('Carregar mais'))
  await waitFor(() => expect(document.querySelectorAll('main li :is(h2, h3)')).toHaveLength(70))
  await refresh(page)
  await waitFor(() => expect(said()).toHaveTextContent(nothingNew))
})

test('where a part could not be read nothing is said of all', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const page = openAt('/inicio', { as: 'ana' })
  await screen.findAllByText(/restam 4 faltas/)
  mock.fail('AproveitamentosAlunos', 403)
  await refresh(page)
  await waitFor(() => expect(said()).toHaveTextContent(hour))
  expect(screen.queryByText(nothingNew)).toBeNull()
})
