/** How the session id travels: one adapter per transport, chosen by the settings. ASSUMED (decisions §3). */
import type { AuthReply } from '@/contract'
import { keptText, isSignOutPending, wasSignedIn } from '@/session'
import { settings } from '@/settings'

/** Puts the session on a request, learns it from a sign-in and forgets it. */
export interface SessionTransport {
  /** Whether this tab alone holds a session, which it alone can end. */
  ownsOne(): boolean
  apply(init: RequestInit & { headers: Record<string, string> }): void
  onSignIn(reply: AuthReply): void
  clear(): void
}

/** The browser sends a cookie; scripts never see a session id. */
export const cookieTransport: SessionTransport = {
  ownsOne: () => false,
  apply(init) {
    const { origin } = new URL(settings().apiBaseUrl, location.href)
    init.credentials = origin !== location.origin ? 'include' : 'same-origin'
  },
  onSignIn() {
    // the reply's Set-Cookie header did it
  },
  clear() {
    // ending the session at the service removes the cookie
  },
}

const stored = keptText('sessao')

/** `X-ss-id`: kept in memory, and on a private device in the tab's storage, so that a reload keeps it. */
const headerTransport: SessionTransport = {
  ownsOne: () => stored.read() !== null,
  apply(init) {
    init.credentials = 'omit'
    const sessionId = stored.read()
    if (sessionId) init.headers['X-ss-id'] = sessionId
  },
  onSignIn(reply) {
    stored.write(reply.sessionId)
  },
  clear() {
    stored.write(null)
  },
}

/** The adapter that the settings ask for. */
export const transport = (): SessionTransport => (settings().session === 'header' ? headerTransport : cookieTransport)

/**
 * Whether a session may exist, or a sign-out is still to be sent; otherwise a request would only log a 401
 * in the browser.
 */
export const mayHaveSession = (): boolean =>
  isSignOutPending() || wasSignedIn() || transport().ownsOne() || settings().externalSignIn
