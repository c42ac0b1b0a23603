/**
 * Where drafts of families stand in storage, and their end at sign-out. Imported by the frame: what was kept must be
 * erased also in a visit that never loaded the enrollment's own code.
 */
import { endReason, onWipe, sessionState } from '@/session'

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

/**
 * Whether a wipe ends drafts: the person of this tab changes or leaves, or somebody signed out in another tab while this
 * one never asked who is signed in. A visit that finds nobody is no sign-out, and the idle end of another tab takes
 * nothing from a family that is typing here.
 */
export const endsDrafts = (): boolean => sessionState().session !== null || endReason() === 'signedOut'

onWipe((change) => {
  // another profile is the same person: nothing ends
  if (change === 'profile' || !endsDrafts()) return
  removeQuietly(() => sessionStorage, tabKey)
  removeQuietly(() => localStorage, deviceKey)
})
