/** Fetches the route table, which every address but the sign-in page needs. */
import { once } from '@/domain/withTimeout'
import { loadMessages } from '@/i18n'

/** `loadMap` imports the route table with the messages of the frame around its screens; `knownMap` is null until then. */
export const { load: loadMap, known: knownMap } = once(async () => {
  const [map] = await Promise.all([import('./routes'), loadMessages('frame')])
  return map
})
