/** The door for tests: the service's HTTP face behind a `fetch`, with cookies as in a browser. Memory only. */
import { type BackendOptions, createBackend } from '../backend'
import { createClock } from '../clock'
import { createControls } from './controls'
import { createHttp } from './http'
import { createNetwork } from './network'

/** The door of tests: a `fetch` of its own, and what can be ordered. */
export type NodeDoor = ReturnType<typeof createNodeDoor>

/** What `fetch` gives for a redirect with `redirect: 'manual'`. */
const ledElsewhere = (): Response =>
  Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
    ok: { value: false },
  })

const origin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin)

/** A service of its own, in memory. */
export function createNodeDoor(options: Omit<BackendOptions, 'now'> = {}) {
  const clock = createClock()
  const backend = createBackend({ ...options, now: clock.now })
  const network = createNetwork()
  // of the size that this door began with: a test of a large class is not the next one's
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
    /** Stands in for `globalThis.fetch`: relative addresses, cookies, abort and broken connections as in a browser. */
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const { signal, credentials, redirect, ...rest } = init ?? {}
      const asked = input instanceof Request ? input : new Request(new URL(String(input), origin()), rest)
      const given = signal ?? (input instanceof Request ? input.signal : null)
      given?.throwIfAborted()
      // a signal of our own: the environment's may be of another realm, which Request refuses
      const controller = new AbortController()
      const request = new Request(asked, { signal: controller.signal })
      if (credentials !== 'omit' && cookies.size > 0) {
        request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      }
      const aborted = new Promise<never>((_, reject) => {
        given?.addEventListener('abort', () => {
          controller.abort()
          // whatever the caller gave as the reason is what fetch rejects with
          reject(given.reason as Error)
        })
      })
      // given up after its answer: nobody waits for it any more
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
    /** The cookies of this pretended browser. */
    cookies,
    /** Signs a person of the cast in, as a cookie; answers the session id for the header transport. */
    as: (userName: string): string => {
      const id = backend.openSession(userName)
      cookies.set('ss-id', id)
      return id
    },
    /** Moves the clock of the service to a moment (ISO text or milliseconds); null is the real one again. */
    setClock: clock.set,
    /** Back to the seed: nobody signed in, nothing written, nothing failing, no dialect, the real clock. */
    reset: () => {
      controls.reset()
      cookies.clear()
    },
  }
}

/** The door that the whole test file shares; `test/setup.ts` puts its `fetch` in place and resets it after each test. */
export const mock = createNodeDoor()
