/** Starts what a visit is known to need before its router is there. A failure is not told here: the visit itself will meet it. */
import { recallAhead, restoreIfAny } from '@/api'
import { paths } from '@/paths'
import { leftUnheard, wasSignedIn } from '@/session'

const isHome = (address: string): boolean => address === '/' || address === paths.inicio

/** Loads the map and the usual home while the page's own question is out (`build/ask.template.js`). */
export function readAhead(address: string): void {
  if (address === paths.entrar || !wasSignedIn()) return
  import('./routes').catch(() => undefined)
  recallAhead().catch(() => undefined)
  if (isHome(address)) import('@/screens/inicio/InicioScreen').catch(() => undefined)
}

/** Fetches the map of the portal, which every address but the entrances needs, as soon as the settings are there. */
export function fetchAhead(address: string): void {
  if (address !== paths.entrar && address !== paths.vagas) import('./routes').catch(() => undefined)
}

/** Asks who is signed in, beside the map: at the usual addresses, and where a session may exist or end. */
export function askAhead(address: string): void {
  if (isHome(address) || wasSignedIn() || leftUnheard()) restoreIfAny().catch(() => undefined)
}
