/**
 * A page that the browser kept whole and restores by "Back" from another site: it has heard nothing of the other tabs. On a
 * public computer it is hidden and loaded again; elsewhere it asks whether the same person is still there.
 */
import { confirmPerson } from '@/api'
import { end, isPublicDevice, sessionState, wasSignedIn } from '@/session'

async function lookWhoIsThere(): Promise<void> {
  if (sessionState().session === null) return
  // who left in another tab has left no hour
  if (!wasSignedIn()) end('signedOut', false, true)
  else await confirmPerson()
}

export function watchPageCache(): void {
  addEventListener('pagehide', ({ persisted }) => {
    // before the browser takes its picture of the page
    if (persisted && isPublicDevice()) document.documentElement.hidden = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // called public meanwhile, in another tab
    if (isPublicDevice()) document.documentElement.hidden = true
    if (document.documentElement.hidden) location.reload()
    else lookWhoIsThere().catch(() => undefined)
  })
}
