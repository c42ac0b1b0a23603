// A page that leads on by itself, while something that was pressed leads elsewhere.
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { App } from '@/app/App'
import { RootLayout } from '@/app/RootLayout'
import { createStore, useStore } from '@/session'
import { Redirect } from '@/ui/action/redirect'

/** A home that knows later where it leads, and a page whose code is on its way. */
function open(basename = '/') {
  const known = createStore(false)
  let codeCame: (nothing: null) => void
  const code = new Promise<null>((came) => (codeCame = came))
  function Home() {
    return useStore(known) ? <Redirect to="/child" /> : <h1>Home</h1>
  }
  const children: RouteObject[] = [
    { path: 'home', Component: Home },
    { path: 'child', element: <h1>Child</h1> },
    { path: 'help', element: <h1>Help</h1>, loader: () => code },
  ]
  const router = createMemoryRouter([{ path: '/', element: <RootLayout />, children }], {
    basename,
    initialEntries: [`${basename}/home`.replace('//', '/')],
  })
  window.scrollTo = () => undefined
  const view = render(<App router={router} />)
  onTestFinished(() => {
    view.unmount()
    router.dispose()
  })
  return {
    router,
    /** The answer comes by which the home leads on. */
    answer: () => act(() => known.set(true)),
    arrive: () =>
      act(async () => {
        codeCame(null)
        await code
      }),
  }
}

test.each(['/', '/portal'])('leads on in the place of the page, also in a folder of its host: %s', async (folder) => {
  const { answer, router } = open(folder)
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  answer()
  expect(await screen.findByRole('heading', { name: 'Child' })).toBeVisible()
  expect(router.state.historyAction).toBe('REPLACE')
})

test('never away from what was pressed before the answer came', async () => {
  const { answer, arrive, router } = open()
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  void router.navigate('/help')
  answer()
  expect(router.state.navigation.location?.pathname).toBe('/help')
  await arrive()
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeVisible()
})

test('the page was pressed once more: it leads on from there', async () => {
  const { answer, router } = open()
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  answer()
  await act(() => router.navigate('/home'))
  expect(await screen.findByRole('heading', { name: 'Child' })).toBeVisible()
})
