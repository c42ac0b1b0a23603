/** How the session travels (decisions §1, §3): one adapter per transport, chosen by the settings. */
import type { AuthReply } from '@/contract'
import { isPublicDevice, onPublicDevice } from '@/session'
import { settings } from '@/settings'

/** Puts the session on a request, learns it from a sign-in and forgets it. */
export interface SessionTransport {
  apply(init: RequestInit & { headers: Record<string, string> }): void
  onSignIn(reply: AuthReply): void
  clear(): void
}

/** The browser carries a cookie; scripts never see a session id. */
export const cookieTransport: SessionTransport = {
  apply(init) {
    const base = settings().apiBaseUrl
    init.credentials = /^https?:/.test(base) && new URL(base).origin !== location.origin ? 'include' : 'same-origin'
  },
  onSignIn() {
    // the reply's Set-Cookie did it
  },
  clear() {
    // ending the session at the service removes the cookie
  },
}

const storageKey = 'portal.sessao'
let sessionId: string | null = null

function stored(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function store(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(storageKey)
    else if (!isPublicDevice()) sessionStorage.setItem(storageKey, id)
  } catch {
    // storage forbidden: the session lasts as long as the page
  }
}

onPublicDevice(() => {
  store(null)
})

/** `X-ss-id`: in memory, and in the tab's storage only on a private device, so that a reload keeps it. */
export const headerTransport: SessionTransport = {
  apply(init) {
    init.credentials = 'omit'
    sessionId ??= stored()
    if (sessionId) init.headers['X-ss-id'] = sessionId
  },
  onSignIn(reply) {
    sessionId = reply.sessionId
    store(sessionId)
  },
  clear() {
    sessionId = null
    store(null)
  },
}

/** The adapter that the settings ask for. */
export const transport = (): SessionTransport => (settings().session === 'header' ? headerTransport : cookieTransport)
