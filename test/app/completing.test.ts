// The map of the portal joins a router once, also where the first way is left before it has come.
import { createMemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { completing, entrance } from '@/app/map/entrance'

test('another address opened while the map of the first is on its way is found', async () => {
  const router = createMemoryRouter(entrance, {
    initialEntries: ['/vagas'],
    patchRoutesOnNavigation: completing(),
  })
  onTestFinished(() => router.dispose())
  await router.navigate('/privacidade')
  expect(router.state.location.pathname).toBe('/privacidade')
  expect(router.state.errors).toBeNull()
})
