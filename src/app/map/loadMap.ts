/** Fetches the route table, which every address but the sign-in page needs. */
import { withTimeout } from '@/domain/withTimeout'
import { loadMessages } from '@/i18n'

/** Imports the route table together with the messages of the frame around its screens. */
export async function loadMap() {
  const [map] = await withTimeout(Promise.all([import('./routes'), loadMessages('frame')]))
  return map
}
