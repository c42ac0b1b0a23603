/**
 * Starts what a visit is known to need before the router is loaded. Failures are ignored: the visit itself will meet
 * them.
 */
import { preloadKept, restoreSessionIfAny } from '@/api'
import { paths } from '@/paths'
import { isSignOutPending, wasSignedIn } from '@/session'

const isHome = (address: string): boolean => address === '/' || address === paths.inicio

/**
 * Imports the route table and the usual start page while the page's inline request is pending
 * (`build/ask.template.js`).
 */
export function preloadSignedIn(address: string): void {
  if (address === paths.entrar || !wasSignedIn()) return
  import('./routes').catch(() => undefined)
  preloadKept().catch(() => undefined)
  if (isHome(address)) import('@/screens/inicio/InicioScreen').catch(() => undefined)
}

/** Imports the route table, which every address but the entrances needs, as soon as the settings are known. */
export function preloadRoutes(address: string): void {
  if (address !== paths.entrar && address !== paths.vagas) import('./routes').catch(() => undefined)
}

/**
 * Restores the session while the route table loads: at the usual addresses, and where a session may exist or must be
 * ended.
 */
export function restoreSessionEarly(address: string): void {
  if (isHome(address) || wasSignedIn() || isSignOutPending()) restoreSessionIfAny().catch(() => undefined)
}
