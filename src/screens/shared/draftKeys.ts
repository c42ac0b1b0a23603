/**
 * Where drafts of families stand in storage, and their end at sign-out. Imported by the frame: what was kept must be
 * erased also in a visit that never loaded the enrollment's own code.
 */
import { onWipe, sessionState } from '@/session'

/** The draft of one tab. */
export const tabKey = 'portal.vagas.rascunho'
/** Drafts kept on the device on purpose. */
export const deviceKey = 'portal.vagas.guardados'
/** That a request left and its answer was not seen; holds no personal data. */
export const uncertainKey = 'portal.vagas.incerto'

/** Removes without complaint where storage is forbidden. */
export function removeQuietly(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key)
  } catch {
    // storage forbidden: nothing was kept there either
  }
}

onWipe(() => {
  // nobody was signed in: a family's draft is not this session's
  if (!sessionState().session) return
  removeQuietly(() => sessionStorage, tabKey)
  removeQuietly(() => localStorage, deviceKey)
})
