/**
 * Who is signed in, and what this device may keep. This room knows no HTTP: `api/` reports what the service answered.
 */
export { openChannel } from './channel'
export { createStore, type Store, useStore } from './createStore'
export * from './device'
export {
  type Held,
  hold,
  holders,
  dropUnused,
  forgetUse,
  idleFor,
  idleLimit,
  idleWarning,
  isReplaced,
  touch,
  wasSignedIn,
  unusedLimits,
} from './idle'
export { identify } from './identify'
export { isNameless, ownerOf, type Session } from './identity'
export { forgetEverything, keepsSent, keptNow, unsentWork } from './inventory'
export {
  dropOld,
  dropUnknown,
  endsFamily,
  holdsUnsent,
  isPublicDevice,
  isRemembered,
  keepsUnsent,
  keptText,
  onKeptElsewhere,
  onPublicDevice,
  unsaved,
} from './keep'
export { kept } from './kept'
export { keptStore } from './keptStore'
export { canKeep, onComeBack } from './storage'
export {
  askAboutKept,
  askBeforeClosing,
  askBeforeLeaving,
  type Leaving,
  mayLeave,
  unfinishedWork,
  watchTabs,
} from './leave'
export { type KeptReading, openReadings, type Readings } from './readings'
export { register, type RowName } from './register'
export {
  chooseProfile,
  current as sessionState,
  end,
  endPresence,
  endReason,
  epoch,
  expire,
  forgetEnd,
  keepProfile,
  nextEpoch,
  noteAccepted,
  onWipe,
  signedInElsewhere,
  start,
  subscribe,
  whilePresent,
} from './store'
export { useEndReason, useSession, useSessionState } from './useSession'
