/**
 * `window.portal` of a mock build: controls the pretended service from the browser's console or the demonstration bar.
 */
import { type Backend, type Heard, listeners } from '../backend'
import type { Controls } from './controls'
import type { Persistent } from '../persistence'
import type { Account } from '../tables/acesso'
import { vilaSerena } from '../seed/index'

/** A person of the cast, as the demonstration bar lists them. Everyone's password is `caderno`. */
export type Person = Pick<Account, 'userName' | 'displayName' | 'perfis'>

/** The type of `portal` in the browser's console. */
export type Portal = ReturnType<typeof installConsole>

const keptAnswers = 100

declare global {
  interface Window {
    portal?: Portal
  }
}

function forget(...names: string[]): void {
  for (const name of names) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`
}

/** The id of the session that this browser sends. */
function carried(): string | null {
  const cookies = new Map(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]))
  return cookies.get('ss-id') ?? cookies.get('ss-pid') ?? null
}

/** Creates `window.portal`. */
export function installConsole(backend: Backend, service: Persistent, controls: Controls) {
  const answers: Heard[] = []
  listeners.add((heard) => {
    answers.push(heard)
    if (answers.length > keptAnswers) answers.shift()
    dispatchEvent(new CustomEvent('portal:answer', { detail: heard }))
  })
  const portal = {
    ...controls,
    /** True makes every call fail. Turning it off fires `online`, as a real network does. */
    offline(on: boolean) {
      controls.offline(on)
      if (!on) dispatchEvent(new Event('online'))
    },
    /**
     * The last answers of this page, as operations returned them; each also fires a `portal:answer` event
     * on the window.
     */
    answers: (): readonly Heard[] => answers,
    /** Returns every tab to the seed: nobody signed in, nothing written, no faults. Reloads the page. */
    async reset({ reload = true, size = vilaSerena } = {}) {
      controls.reset()
      forget('ss-id', 'ss-pid')
      await service.reset(size)
      if (!reload) return
      // otherwise the address would enlarge the network again
      const address = new URL(location.href)
      for (const asked of ['scale', 'schools']) address.searchParams.delete(asked)
      history.replaceState(history.state, '', address)
      location.reload()
    },
    /**
     * Signs in a person of the cast, or signs out for null. Reloads the page.
     * @throws Error for an unknown or blocked account
     */
    async as(userName: string | null, { reload = true } = {}) {
      const id = userName === null ? null : await service.openSession(userName)
      forget('ss-id', 'ss-pid')
      if (id !== null) document.cookie = `ss-id=${id}; Path=/; SameSite=Lax`
      if (reload) location.reload()
    },
    /** The user name of the signed-in person; null for nobody. */
    who(): string | null {
      const id = carried()
      const live = backend.db().acesso.sessoes.find((session) => session.id === id && session.expires > backend.now())
      return live?.userName ?? null
    },
    /**
     * Moves the clock in every tab until the next reset; null restores the real one. Writes stay.
     * @throws RangeError for no moment
     */
    now: (at: string | null) => service.move(at),
    /** The day of the service's seed, `AAAA-MM-DD`: that of the first visit, until a reset. */
    today: () => backend.db().diario.today,
    /** The service's present moment, in milliseconds since the epoch. */
    clock: () => backend.now(),
    people: (): Person[] =>
      backend.db().acesso.accounts.map(({ userName, displayName, perfis }) => ({ userName, displayName, perfis })),
  }
  window.portal = portal
  return portal
}
