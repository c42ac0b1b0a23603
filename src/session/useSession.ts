/** The session inside components. */
import { useSyncExternalStore } from 'react'
import type { Session } from './identity'
import { current, type State, subscribe } from './store'

const nobodyAsked: State = { status: 'unknown', session: null }
/** The whole state, for the frame. Pages drawn at build time know nobody. */
export const useSessionState = (): State => useSyncExternalStore(subscribe, current, () => nobodyAsked)
/** Who is signed in, or null. While the sign-in dialog is open it is still the person whose screen is behind it. */
export const useSession = (): Session | null => useSessionState().session
