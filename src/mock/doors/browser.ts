/** The door of a mock build: MSW's worker answers the portal's own requests inside the browser. */
import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { createBackend } from '../backend'
import { createClock } from '../clock'
import { installConsole, type Portal } from './console'
import { createControls, sizeFrom } from './controls'
import { createHttp } from './http'
import { BadOrder, createNetwork, type Road, type RoadMemory } from './network'
import { persist } from '../persistence'
import { type Size, vilaSerena } from '../seed/index'

export type { Person, Portal } from './console'

/** The worker could not be started (blocked by the browser, by a setting, by a private window): nothing would answer. */
export class MockStartError extends Error {
  constructor(cause: unknown) {
    super('The service worker of the pretended service could not be started', { cause })
    this.name = 'MockStartError'
  }
}

const roadKey = 'mock.road'

/** The network conditions of this tab, which outlive a reload and a change of person. */
const road: RoadMemory = {
  read() {
    try {
      // the cast: only `write` writes there
      return JSON.parse(sessionStorage.getItem(roadKey) ?? 'null') as Road | null
    } catch {
      return null
    }
  },
  write(now) {
    const whole = now.delay === 0 && !now.offline && now.faults.length === 0
    try {
      if (whole) sessionStorage.removeItem(roadKey)
      else sessionStorage.setItem(roadKey, JSON.stringify(now))
    } catch {
      // storage full or forbidden: it lasts as long as the page
    }
  },
}

/** The size that the address asks for; an unreadable one is ignored. */
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
  const clock = createClock()
  const backend = createBackend({ now: clock.now })
  const service = await persist(backend, clock, size, vilaSerena)
  const network = createNetwork(road)
  const serve = createHttp(service, network, {
    // cookies are written by script here: the browser would drop HttpOnly ones
    httpOnly: false,
    // not MSW's own: its jar does not hear of cookies that a script writes
    cookies: ({ credentials }) => (credentials === 'omit' ? '' : document.cookie),
    // MSW's own response may carry cookies; a browser drops them from any other
    make: (body, init) => new HttpResponse(body, init),
  })
  // one handler, since the addresses come from the contract; any other request passes untouched
  const worker = setupWorker(http.all('*', ({ request }) => serve(request) ?? undefined))
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
  return installConsole(backend, service, createControls(backend, network, clock))
}
