// The map of the portal joins a router once, also where the first way is left before it has come.
import { createMemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createRoutePatcher, rootRoutes } from '@/app/map/rootRoutes'
import { loadMap } from '@/app/map/loadMap'

vi.mock('@/app/map/loadMap', { spy: true })

test('another address opened while the map of the first is on its way is found', async () => {
  const router = createMemoryRouter(rootRoutes, {
    initialEntries: ['/vagas'],
    patchRoutesOnNavigation: createRoutePatcher(),
  })
  onTestFinished(() => router.dispose())
  await router.navigate('/privacidade')
  expect(router.state.location.pathname).toBe('/privacidade')
  expect(router.state.errors).toBeNull()
})

test('a router that has the map waits for it at no other address', async () => {
  const complete = createRoutePatcher()
  const ask = () =>
    complete({
      path: '/turmas/1',
      matches: [],
      fetcherKey: undefined,
      patch: vi.fn(),
      signal: new AbortController().signal,
    })
  await ask()
  vi.mocked(loadMap).mockClear()
  await ask()
  expect(loadMap).not.toHaveBeenCalled()
})
