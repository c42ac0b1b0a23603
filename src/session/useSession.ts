/** The session inside components. */
import { useStore } from './createStore'
import type { Session } from './identity'
import { type State, state } from './store'

export const useSessionState = (): State => useStore(state)
/** Who is signed in, or null. While the sign-in dialog is open it is still the person whose screen is behind it. */
export const useSession = (): Session | null => useSessionState().session
