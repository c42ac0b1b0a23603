// "Começar" on the page that was drawn at build time, whose code comes with the press: slow, or gone with its release.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AppProviders } from '@/app/AppProviders'
import { Component as VagasScreen } from '@/screens/matricula/start/VagasScreen'

const code = vi.hoisted(() => ({ come: (): void => undefined }))
vi.mock('@/screens/matricula/start/VagasParts', async () => {
  await new Promise<void>((done) => (code.come = done))
  throw new TypeError('Failed to fetch dynamically imported module: /assets/matricula.js')
})

test('the press is answered at once, and code that is gone is not called a lost network', async () => {
  const user = userEvent.setup()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  render(
    <AppProviders at={{ pathname: '/vagas', search: '', hash: '', state: null }} go={() => undefined}>
      <VagasScreen />
    </AppProviders>,
  )
  await user.click(screen.getByRole('radio', { name: /^Pedir vaga/ }))
  await user.click(screen.getByRole('radio', { name: /^Não, é meu ou da família/ }))
  await user.click(screen.getByRole('button', { name: 'Começar' }))
  expect(await screen.findByRole('button', { name: 'Um momento…' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Um momento…')
  await act(async () => {
    code.come()
    await new Promise((done) => setTimeout(done, 50))
  })
  expect(await screen.findByText(/^Uma parte do portal não chegou/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Começar' })).toBeVisible()
})
