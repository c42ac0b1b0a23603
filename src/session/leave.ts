/** Work and keepsakes that signing out would erase, and work that goes with the page: it is asked about first. */
import { list, optional, record, text } from '@/domain/check'
import { openChannel } from './channel'
import { familyWork, unsentWork } from './inventory'
import { holdsUnsent, unsaved } from './keep'
import { onWipe } from './store'

/** Signing out erases; another profile sets aside. */
export type Leaving = 'signOut' | 'profile'
/** `nothing`: the screen has nothing to ask about, which says nothing about what is kept under its name. */
type Question = (leaving: Leaving) => Promise<boolean | 'nothing'>
/** Asks about what is kept under these names. */
type KeptQuestion = (names: readonly string[]) => Promise<boolean>

/** What this tab asked the others last. */
let question = ''
let elsewhere: string[] = []
onWipe(() => {
  // an answer that is still on its way is one about the former person
  question = ''
  elsewhere = []
})
const workHere = () => [...unsentWork(), ...familyWork()]
/** The names of what is unfinished, here and in other tabs, which leaving the device ends too. */
export const unfinishedWork = (): readonly string[] => [...workHere(), ...elsewhere]

/** Has the browser ask wherever in the portal the person is, as long as this page alone holds unsent work. */
function watchUnsaved(): void {
  let stop: (() => void) | null = null
  const look = () => {
    if (unsaved.get()) stop ??= askBeforeClosing(holdsUnsent)
    else {
      stop?.()
      stop = null
    }
  }
  look()
  unsaved.subscribe(look)
}

/** Answers other tabs from now on, and asks them whenever somebody comes to this one: the way out does not wait for an answer. */
export function watchTabs(): void {
  watchUnsaved()
  // a question of one tab, and what each other one tells of itself: what it keeps by name, and nothing of what it says
  const tabs = openChannel('leaving', record({ question: text(), names: optional(list(text())) }))
  tabs.hear(({ question: asked, names }) => {
    const mine = workHere()
    if (names && asked === question) elsewhere.push(...names)
    else if (!names && mine.length > 0) tabs.say({ question: asked, names: mine })
  })
  const ask = () => {
    question = String(Math.random())
    elsewhere = []
    tabs.say({ question })
  }
  ask()
  for (const coming of ['focus', 'pageshow']) window.addEventListener(coming, ask)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask()
  })
}

let open: { name: string; ask: Question } | null = null
let askKept: KeptQuestion | null = null

/** Registers the screen that asks about what it keeps under this name (`unsentWork`); answers how to withdraw. */
export function askBeforeLeaving(name: string, ask: Question): () => void {
  const mine = { name, ask }
  open = mine
  return () => {
    if (open === mine) open = null
  }
}

/** Registers the frame, which asks about what is kept of screens that do not ask themselves; answers how to withdraw. */
export function askAboutKept(ask: KeptQuestion): () => void {
  askKept = ask
  return () => {
    if (askKept === ask) askKept = null
  }
}

/**
 * Has the browser ask before this page is closed or loaded again while `isUnsaved`; answers how to end that. A page that
 * hides itself (`app/pageCache.ts`) is loaded again without a question that nobody could read.
 */
export function askBeforeClosing(isUnsaved: () => boolean = () => true): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!document.documentElement.hidden && isUnsaved()) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}

/** Whether the person leaves after all; at once true where nothing is unfinished. */
export async function mayLeave(leaving: Leaving): Promise<boolean> {
  const asked = open
  const answer = asked ? await asked.ask(leaving) : 'nothing'
  if (!answer) return false
  const answered = answer === 'nothing' ? null : asked?.name
  if (leaving === 'profile' || !askKept) return true
  const leaves = await askKept([...unsentWork().filter((name) => name !== answered), ...familyWork(), ...elsewhere])
  // it ends there too
  if (leaves) elsewhere = []
  return leaves
}
