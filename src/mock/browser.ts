/** The door of a mock build: MSW's worker answers the portal's own requests inside the browser. */
import { setupWorker } from 'msw/browser'
import { createBackend } from './backend'
import { createClock } from './clock'
import { clockKey, installConsole, type Portal } from './console'
import { BadOrder, createControls, sizeFrom } from './controls'
import { createHandlers } from './handlers'
import { createNetwork } from './network'
import { persist } from './persistence'
import { type Size, vilaSerena } from './seed/index'

export type { Person, Portal } from './console'

/** The worker could not be started (blocked by the browser, by a setting, by a private window): nothing would answer. */
export class MockStartError extends Error {
  constructor(cause: unknown) {
    super('The service worker of the pretended service could not be started', { cause })
    this.name = 'MockStartError'
  }
}

/** The offset that `portal.now` left in this tab. */
function keptOffset(): number {
  try {
    return Number(sessionStorage.getItem(clockKey) ?? 0) || 0
  } catch {
    return 0
  }
}

/** The size that the address asks for; one that is no size is as good as none. */
function sizeAsked(): Size | null {
  const query = new URLSearchParams(location.search)
  try {
    return sizeFrom(query.get('scale'), query.get('schools'))
  } catch (error) {
    if (error instanceof BadOrder) return null
    throw error
  }
}

/**
 * Starts the pretended service in this browser; resolves when the first request can be answered.
 * `?scale=5000` and `?schools=500` in the address make the network larger, until `portal.reset()`.
 * @throws MockStartError when the worker is refused.
 */
export async function startMock(): Promise<Portal> {
  const size = sizeAsked()
  const clock = createClock(keptOffset())
  const backend = createBackend({ now: clock.now })
  const service = await persist(backend, size, vilaSerena)
  const network = createNetwork()
  const worker = setupWorker(...createHandlers(service, network))
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`
  try {
    await worker.start({
      quiet: true,
      serviceWorker: { url, options: { scope: import.meta.env.BASE_URL } },
      onUnhandledFrame: 'bypass',
    })
  } catch (error) {
    throw new MockStartError(error)
  }
  return installConsole({ backend, service, controls: createControls(backend, network, clock), clock })
}
