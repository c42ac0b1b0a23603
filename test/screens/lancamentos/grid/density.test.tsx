// How high the lines of the grid are: a choice of this device, heard in every tab, that takes nobody out of their cell.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../../support/render'
import { wideScreen } from '../window'

const key = 'portal.density'
const lines = () => document.querySelector('[data-density]')?.getAttribute('data-density')

test('another tab chooses other lines: they are so here, with the cursor and what is typed in its cell', async () => {
  onTestFinished(() => localStorage.removeItem(key))
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
  wideScreen()
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  const ana = () => screen.findByLabelText(/^Nota de Ana Prado Souza em Prova do 2º bimestre/)
  const campo = await ana()
  expect(lines()).toBe('compact')
  await user.click(campo)
  await user.keyboard('8,2')
  localStorage.setItem(key, 'large')
  fireEvent(window, new StorageEvent('storage', { key, newValue: 'large' }))
  await waitFor(() => expect(lines()).toBe('large'))
  await waitFor(async () => expect(await ana()).toHaveFocus())
  expect(await ana()).toHaveValue('8,2')
  await user.click(screen.getByRole('button', { name: 'Linhas menores' }))
  expect(lines()).toBe('compact')
  expect(localStorage.getItem(key)).toBe('compact')
})
