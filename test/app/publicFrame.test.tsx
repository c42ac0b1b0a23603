// The frame without navigation: who is shown in it, and when.
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { PublicFrame } from '@/app/frame/PublicFrame'
import { end, start } from '@/session'
import { NavigationProvider } from '@/ui/page/navigation'

const open = (pathname: string, entries?: []) => {
  const frame = (
    <NavigationProvider at={{ pathname, search: '', hash: '', state: null }} go={() => undefined}>
      <PublicFrame entries={entries}>
        <h1>Vagas</h1>
      </PublicFrame>
    </NavigationProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: frame }])} />)
}
const brand = () => screen.getByRole('link', { name: 'Portal Acadêmico' })

// what is loaded late is there at once: whoever is shown is shown within a moment
beforeAll(async () => {
  await Promise.all([import('@/app/frame/Person'), import('@/app/frame/ProfileSwitch')])
})
beforeEach(() => {
  start({
    idPessoa: 7,
    userName: 'rui',
    displayName: 'Rui',
    perfil: 3,
    perfis: [3, 2],
  })
})
afterEach(() => {
  end(null)
})

test('whoever is signed in has the way out here, and the profiles', async () => {
  open('/ajuda', [])
  expect(await screen.findByRole('button', { name: 'Sair' })).toBeVisible()
  expect(await screen.findByText('Professor', { selector: 'summary' })).toBeVisible()
})

test('while the page is not known nobody is shown: this frame goes with the wait, and what was opened in it', async () => {
  open('/inicio')
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull()
  expect(brand()).toHaveAttribute('href', '/inicio')
})

test('the page that signs people in knows nobody yet', async () => {
  open('/entrar', [])
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull()
  expect(brand()).toHaveAttribute('href', '/entrar')
})
