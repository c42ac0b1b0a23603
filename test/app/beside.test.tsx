// A part of the frame whose code does not come takes no page away.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openAt } from '../support/render'

let asked = 0
vi.mock('@/app/frame/ProfileSwitch', () => ({
  get ProfileSwitch() {
    asked += 1
    throw new TypeError('Failed to fetch dynamically imported module: /assets/ProfileSwitch.js')
  },
}))

test('the page is there without it', async () => {
  openAt('/configuracoes', { as: 'rui' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0))
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Sair' })[0]).toBeVisible()
})
