/** Unfinished work that signing out would erase: the screen that holds it, or the frame for the others, asks first. */

/** What the person is about to do: sign out, which erases; or use another profile, which sets aside. */
export type Leaving = 'signOut' | 'profile'
type Question = (leaving: Leaving) => Promise<boolean>
/** Asks about what the tab keeps of screens that are not open; told whether an open one has answered for itself. */
type KeptQuestion = (answered: boolean) => Promise<boolean>

let question: Question | null = null
let keptQuestion: KeptQuestion | null = null

/** Registers the screen that asks; answers how to withdraw. */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = null
  }
}

/** Registers the frame, which asks about what the tab keeps besides (`keptNames`); answers how to withdraw. */
export function askAboutKept(ask: KeptQuestion): () => void {
  keptQuestion = ask
  return () => {
    if (keptQuestion === ask) keptQuestion = null
  }
}

/** Whether the person leaves after all; at once true where nothing is unfinished. */
export async function mayLeave(leaving: Leaving): Promise<boolean> {
  const answered = question !== null
  if (question && !(await question(leaving))) return false
  return leaving === 'profile' || !keptQuestion || keptQuestion(answered)
}
