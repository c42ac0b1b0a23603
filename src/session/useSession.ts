/** Hooks for the session. */
import { useStore } from './createStore'
import type { Session } from './identity'
import { lastEnd, type State, state } from './store'

export const useSessionState = (): State => useStore(state)
/** The signed-in person, or null. While the sign-in dialog is open, still the person whose screen is behind it. */
export const useSession = (): Session | null => useSessionState().session
/** Why nobody is signed in any more, for the sign-in page; null when nobody was, or a sign-in was refused since. */
export const useEndReason = () => useStore(lastEnd)
