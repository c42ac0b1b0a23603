/**
 * Handles a page that Back restores from the browser's back/forward cache, which has missed messages of other tabs. On
 * a public computer, and where somebody else has come since, it is hidden and reloaded; otherwise it checks whether the
 * same person is still signed in.
 */
import { confirmPerson } from '@/api'
import { end, isPublicDevice, isReplaced, sessionState, wasSignedIn } from '@/session'

async function lookWhoIsThere(): Promise<void> {
  if (sessionState().session === null) return
  // signing out in another tab removes the hour of last use
  if (!wasSignedIn()) end('signedOut', { elsewhere: true })
  else await confirmPerson()
}

export function watchPageCache(): void {
  addEventListener('pagehide', ({ persisted }) => {
    // hides the page before the browser stores it
    if (persisted && isPublicDevice()) document.documentElement.hidden = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // in another tab somebody may have declared the device public meanwhile, or signed in
    if (isPublicDevice() || isReplaced(sessionState().owner)) document.documentElement.hidden = true
    if (document.documentElement.hidden) location.reload()
    else lookWhoIsThere().catch(() => undefined)
  })
}
