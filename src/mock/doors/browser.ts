/** The door of a mock build: MSW's service worker answers the portal's requests inside the browser. */
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

/**
 * Thrown when the worker cannot start (blocked by the browser, a setting, a private window), so that
 * nothing would answer.
 */
export class MockStartError extends Error {
  constructor(cause: unknown) {
    super('The service worker of the pretended service could not be started', { cause })
    this.name = 'MockStartError'
  }
}

const roadKey = 'mock.road'

/** Stores the network conditions of this tab, which survive a reload and a change of person. */
const road: RoadMemory = {
  read() {
    try {
      // the cast is safe, since only `write` writes there
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
      // storage full or forbidden: the conditions last as long as the page
    }
  },
}

/** The size in the page's address; null when it is missing or invalid. */
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
 * Starts the pretended service in this browser; resolves when the first request can be answered. `?scale=5000` and
 * `?schools=500` in the address enlarge the network until `portal.reset()`.
 * @throws MockStartError when the worker is refused
 */
export async function startMock(): Promise<Portal> {
  const size = sizeAsked()
  const clock = createClock()
  const backend = createBackend({ now: clock.now })
  const service = await persist(backend, clock, size, vilaSerena)
  const network = createNetwork(road)
  const serve = createHttp(service, network, {
    // script writes the cookies here, and browsers would drop HttpOnly ones
    httpOnly: false,
    // MSW's own cookie jar does not see cookies that a script writes
    cookies: ({ credentials }) => (credentials === 'omit' ? '' : document.cookie),
    // only MSW's response class may carry cookies: a browser drops them from any other response
    make: (body, init) => new HttpResponse(body, init),
  })
  // one handler, since the addresses come from the contract; other requests pass untouched
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
