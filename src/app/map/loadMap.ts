/** Fetches the map of the portal: every address but the sign-in page needs it. */
import { loadMessages } from '@/i18n'
import { inTime } from '../inTime'

/** The map, and the words of the frame around its screens. */
export async function loadMap() {
  const [map] = await inTime(Promise.all([import('./routes'), loadMessages('frame')]))
  return map
}
