/** Unfinished work that signing out would erase: the screen that holds it asks the person first. */

/** What the person is about to do: sign out, which erases; or use another profile, which sets aside. */
export type Leaving = 'signOut' | 'profile'
type Question = (leaving: Leaving) => Promise<boolean>

let question: Question | null = null

/** Registers the screen that asks; answers how to withdraw. */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = null
  }
}

/** Whether the person leaves after all; at once true where nothing is unfinished. */
export const mayLeave: Question = async (leaving) => !question || question(leaving)
