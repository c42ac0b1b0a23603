/** `window.portal` of a mock build: the pretended service by hand, from the browser's console or the demonstration bar. */
import type { Backend } from './backend'
import type { Clock } from './clock'
import type { Controls } from './controls'
import type { Persistent } from './persistence'
import { type Size, vilaSerena } from './seed/index'

/** Somebody of the cast, as the sign-in page of a demonstration lists them. Password of everyone: `caderno`. */
export interface Person {
  userName: string
  displayName: string
  /** Profiles of decisions §4. */
  perfis: readonly number[]
}

export interface Portal extends Omit<Controls, 'reset'> {
  /** Back to the seed in every tab: nobody signed in, nothing written, nothing failing. Loads the page again. */
  reset(options?: { reload?: boolean; size?: Size }): Promise<void>
  /** Becomes a person of the cast, without a password: `as('ana')`. Loads the page again. @throws Error for nobody. */
  as(userName: string, options?: { reload?: boolean }): Promise<void>
  people(): Person[]
}

declare global {
  interface Window {
    portal?: Portal
  }
}

/** Where the moved clock outlives a reload of the tab. */
export const clockKey = 'portal.mock.clock'

export interface ConsoleParts {
  backend: Backend
  service: Persistent
  controls: Controls
  clock: Clock
}

/** Makes `window.portal`. */
export function installConsole({ backend, service, controls, clock }: ConsoleParts): Portal {
  const keepClock = () => {
    if (clock.offset() === 0) sessionStorage.removeItem(clockKey)
    else sessionStorage.setItem(clockKey, String(clock.offset()))
  }
  const portal: Portal = {
    ...controls,
    async reset({ reload = true, size = vilaSerena } = {}) {
      controls.reset()
      keepClock()
      for (const name of ['ss-id', 'ss-pid']) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`
      await service.reset(size)
      if (reload) location.reload()
    },
    async as(userName, { reload = true } = {}) {
      const id = await service.openSession(userName)
      document.cookie = 'ss-pid=; Max-Age=0; Path=/; SameSite=Lax'
      document.cookie = `ss-id=${id}; Path=/; SameSite=Lax`
      if (reload) location.reload()
    },
    now(at) {
      controls.now(at)
      keepClock()
    },
    people: () =>
      backend.db().acesso.contas.map(({ userName, displayName, perfis }) => ({ userName, displayName, perfis })),
  }
  window.portal = portal
  return portal
}
