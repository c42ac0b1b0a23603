/** The door for tests: the service's HTTP layer behind a `fetch`, with cookies as in a browser. Memory only. */
import { type BackendOptions, createBackend } from '../backend'
import { createClock } from '../clock'
import { createControls } from './controls'
import { createHttp } from './http'
import { createNetwork } from './network'

/** The door of tests: a `fetch` of its own, and the controls. */
export type NodeDoor = ReturnType<typeof createNodeDoor>

/** The response of `fetch` to a redirect with `redirect: 'manual'`. */
const ledElsewhere = (): Response =>
  Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
    ok: { value: false },
  })

const origin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin)

/** Creates a service of its own, in memory. */
export function createNodeDoor(options: Omit<BackendOptions, 'now'> = {}) {
  const clock = createClock()
  const backend = createBackend({ ...options, now: clock.now })
  const network = createNetwork()
  // `reset` returns to the size of this door, so that a large class of one test is not the next one's
  const controls = createControls(backend, network, clock, options)
  const serve = createHttp(backend, network)
  const cookies = new Map<string, string>()

  function keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  return {
    ...controls,
    /** Replaces `globalThis.fetch`: relative addresses, cookies, abort and broken connections as in a browser. */
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const { signal, credentials, redirect, ...rest } = init ?? {}
      const asked = input instanceof Request ? input : new Request(new URL(String(input), origin()), rest)
      const given = signal ?? (input instanceof Request ? input.signal : null)
      given?.throwIfAborted()
      // a signal of its own, since the environment's may be of another realm, which Request refuses
      const controller = new AbortController()
      const request = new Request(asked, { signal: controller.signal })
      if (credentials !== 'omit' && cookies.size > 0) {
        request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      }
      const aborted = new Promise<never>((_, reject) => {
        given?.addEventListener('abort', () => {
          controller.abort()
          // fetch rejects with the caller's reason
          reject(given.reason as Error)
        })
      })
      // prevents an unhandled rejection when the caller aborts after the answer
      aborted.catch(() => undefined)
      const served = serve(request)
      if (!served) throw new TypeError(`Nothing answers ${request.method} ${request.url}`)
      const response = await Promise.race([served, aborted])
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      if (credentials !== 'omit') keep(response)
      return redirect === 'manual' && response.headers.has('Location') ? ledElsewhere() : response
    },
    backend,
    network,
    /** The cookies of this simulated browser. */
    cookies,
    /** Signs a person of the cast in by cookie; returns the session id for the header transport. */
    as: (userName: string): string => {
      const id = backend.openSession(userName)
      cookies.set('ss-id', id)
      return id
    },
    /** Moves the service's clock to a moment (ISO text or milliseconds); null restores the real one. */
    setClock: clock.set,
    /** Returns to the seed: nobody signed in, nothing written, no faults, no dialect, the real clock. */
    reset: () => {
      controls.reset()
      cookies.clear()
    },
  }
}

/**
 * The door that a whole test file shares; `test/support/setup.ts` installs its `fetch`, and `test/support/setupService.ts` resets it
 * before each test.
 */
export const mock = createNodeDoor()
