/** What a visit is known to need before its router stands. A failure here is no news: the visit itself will tell. */
import { restoreIfAny } from '@/api'
import { paths } from '@/paths'
import { leftUnheard, wasSignedIn } from '@/session'
import { loadMap } from './loadMap'

/** Fetches the map of the portal, which every address but the entrances needs, as soon as the settings are there. */
export function fetchAhead(address: string): void {
  if (address !== paths.entrar && address !== paths.vagas) loadMap().catch(() => undefined)
}

/**
 * Asks who is signed in, beside the map: at the two addresses that people keep; anywhere on a device where somebody was, so
 * that a page open to anyone shows the way out; and where a sign-out has not reached the service yet.
 */
export function askAhead(address: string): void {
  const home = address === '/' || address === paths.inicio
  if (home || wasSignedIn() || leftUnheard()) restoreIfAny().catch(() => undefined)
}
