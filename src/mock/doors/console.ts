/** `window.portal` of a mock build: the pretended service by hand, from the browser's console or the demonstration bar. */
import { type Backend, type Heard, listeners } from '../backend'
import type { Controls } from './controls'
import type { Persistent } from '../persistence'
import type { Account } from '../tables/acesso'
import { vilaSerena } from '../seed/index'

/** Somebody of the cast, as the sign-in page of a demonstration lists them. Password of everyone: `caderno`. */
export type Person = Pick<Account, 'userName' | 'displayName' | 'perfis'>

/** `portal` in the browser's console. */
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

/** The session that this browser carries. */
function carried(): string | null {
  const cookies = new Map(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]))
  return cookies.get('ss-id') ?? cookies.get('ss-pid') ?? null
}

/** Makes `window.portal`. */
export function installConsole(backend: Backend, service: Persistent, controls: Controls) {
  const answers: Heard[] = []
  listeners.add((heard) => {
    answers.push(heard)
    if (answers.length > keptAnswers) answers.shift()
    dispatchEvent(new CustomEvent('portal:answer', { detail: heard }))
  })
  const portal = {
    ...controls,
    /** True: no call gets through. The page hears that it is over, as it hears it of a real network. */
    offline(on: boolean) {
      controls.offline(on)
      if (!on) dispatchEvent(new Event('online'))
    },
    /** The last answers of this page, as the operations gave them; each is also an event `portal:answer` of the window. */
    answers: (): readonly Heard[] => answers,
    /** Back to the seed in every tab: nobody signed in, nothing written, nothing failing. Loads the page again. */
    async reset({ reload = true, size = vilaSerena } = {}) {
      controls.reset()
      forget('ss-id', 'ss-pid')
      await service.reset(size)
      if (!reload) return
      // an address that asked for a larger network would make one again
      const address = new URL(location.href)
      for (const asked of ['scale', 'schools']) address.searchParams.delete(asked)
      history.replaceState(history.state, '', address)
      location.reload()
    },
    /** Becomes a person of the cast; null is nobody. Loads the page again. @throws Error for an unknown or blocked account. */
    async as(userName: string | null, { reload = true } = {}) {
      const id = userName === null ? null : await service.openSession(userName)
      forget('ss-id', 'ss-pid')
      if (id !== null) document.cookie = `ss-id=${id}; Path=/; SameSite=Lax`
      if (reload) location.reload()
    },
    /** Who is signed in, by user name; null for nobody. */
    who(): string | null {
      const id = carried()
      const live = backend.db().acesso.sessoes.find((session) => session.id === id && session.expires > backend.now())
      return live?.userName ?? null
    },
    /** Moves the clock in every tab until the next reset; null is the real one. Writes stay. @throws RangeError for no moment. */
    now: (at: string | null) => service.move(at),
    /** The day that the service was filled for, `AAAA-MM-DD`: that of the first visit, until a reset. */
    today: () => backend.db().diario.today,
    /** The moment of the service, in milliseconds since the epoch. */
    clock: () => backend.now(),
    people: (): Person[] =>
      backend.db().acesso.accounts.map(({ userName, displayName, perfis }) => ({ userName, displayName, perfis })),
  }
  window.portal = portal
  return portal
}
