/** What a visit is known to need before its router stands. A failure here is no news: the visit itself will tell. */
import { restore } from '@/api'
import { paths } from '@/paths'
import { loadMap } from './entrance'

/** Fetches the map of the portal, which every address but the sign-in page needs, as soon as the settings are there. */
export function fetchAhead(address: string): void {
  if (address !== paths.entrar) loadMap().catch(() => undefined)
}

/** Asks who is signed in at the two addresses that people keep, beside the map. */
export function askAhead(address: string): void {
  if (address === '/' || address === paths.inicio) restore().catch(() => undefined)
}
