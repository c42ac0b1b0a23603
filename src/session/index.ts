/** Who is signed in, and what this device may keep. Knows no HTTP: `api/` tells it what the service said. */
export { createStore, type Store, useStore } from './createStore'
export * from './device'
export { idleFor, idleLimit, idleWarning, touch } from './idle'
export { identify, type Session } from './identity'
export { askAboutKept, askBeforeLeaving, type Leaving, mayLeave } from './leave'
export { forgetPersonal, keepPersonal, readingsDatabase, recallPersonal } from './personal'
export {
  chooseProfile,
  current as sessionState,
  end,
  endReason,
  type EndReason,
  expire,
  onWipe,
  start,
  subscribe,
} from './store'
export { keepInTab, keptInTab, keptNames, tabKeeps } from './tab'
export { useSession, useSessionState } from './useSession'
