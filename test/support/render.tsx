/** Opens a real address of the portal as a named person: the real routes, the real providers, the pretended service in-process. */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import { queryClient } from '@/api'
import { App } from '@/app/App'
import { createRoutePatcher, rootRoutes } from '@/app/map/rootRoutes'
import type { AuthReply } from '@/contract'
import { mock } from '@/mock/doors/node'
import { enrollmentOfNetwork } from '@/mock/rules/series'
import { end, identify, sessionState, start } from '@/session'
import { applySettings } from '@/settings'
import { answerPresses } from '@/ui/action/press'

// jsdom draws nothing, so there is nothing to scroll
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
// as `main.tsx` does
answerPresses()

interface Options {
  /** A userName of the cast; nobody is signed in without it. */
  as?: string
  /** Keys of `config.json` that differ from the defaults. */
  config?: Record<string, unknown>
}

/** From here on it is this moment for the page, and the service is filled as it would be on that day. */
export function itIs(moment: string) {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  mock.reset()
}

/** `const { router, user } = openAt('/turmas', { as: 'ana' })`; what the page shows is asked of `screen`. */
export function openAt(path: string, { as, config = {} }: Options = {}) {
  // the pretended network's own series and shifts: a portal has none by itself
  applySettings({ enrollment: enrollmentOfNetwork, ...config })
  if (as) {
    const sessionId = mock.as(as)
    // who signed in left a note on this device; without one nobody is asked for
    localStorage.setItem('portal.uso', String(Date.now()))
    // a test before this one has already asked who is signed in: the portal does not ask twice
    if (sessionState().status !== 'unknown')
      start(identify(mock.backend.answer('Auth', {}, sessionId).body as AuthReply))
  }
  const router = createMemoryRouter(rootRoutes, {
    initialEntries: [path],
    patchRoutesOnNavigation: createRoutePatcher(),
  })
  const user = userEvent.setup()
  const view = render(<App router={router} />, { onCaughtError: () => undefined })
  onTestFinished(() => {
    view.unmount()
    router.dispose()
    if (sessionState().status !== 'unknown') end(null)
    queryClient.clear()
    applySettings({})
  })
  return { ...view, router, user, path: () => router.state.location.pathname }
}

/** The page itself, without the frame around it. */
export const main = () => within(screen.getByRole('main'))

/** The page says these words, now or soon. */
export const told = (words: RegExp | string) =>
  waitFor(() => {
    expect(document.querySelector('main')).toHaveTextContent(words)
  })

/** Past the next frame and what waits for it (`ui/afterFrame`). */
export const nextFrame = () =>
  act(async () => {
    await new Promise<void>((done) => {
      requestAnimationFrame(() => setTimeout(() => setTimeout(done)))
    })
  })
