/** Asks before unsent work is lost: by signing out, by a change of profile, or with the page. */
import { list, optional, record, text } from '@/domain/check'
import { openChannel } from './channel'
import { familyWork, unsentWork } from './inventory'
import { holdsUnsent, unsaved } from './keep'
import { onWipe } from './store'

/** Signing out erases unsent work; a change of profile sets it aside. */
export type Leaving = 'signOut' | 'profile'
/** `nothing` means that the screen has no question; work may still be stored under its name. */
type Question = (leaving: Leaving) => Promise<boolean | 'nothing'>
/** Asks about the work stored under these names. */
type KeptQuestion = (names: readonly string[]) => Promise<boolean>

/** The id of this tab's last question to the other tabs. */
let question = ''
let elsewhere: string[] = []
onWipe(() => {
  // a late answer would be about the former person
  question = ''
  elsewhere = []
})
const workHere = () => [...unsentWork(), ...familyWork()]
/** The names of unfinished work, here and in other tabs: signing out ends all of it. */
export const unfinishedWork = (): readonly string[] => [...workHere(), ...elsewhere]

/** Has the browser ask before closing, on every page, while only this page's memory holds unsent work. */
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

/**
 * Answers other tabs, and asks them whenever somebody comes to this tab, so that sign-out need not wait for answers.
 */
export function watchTabs(): void {
  watchUnsaved()
  // a message is a question, or an answer to one with the names of kept work; the contents never leave a tab
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

/**
 * Registers the screen that asks about the work under this name (`unsentWork`); returns a function that withdraws it.
 */
export function askBeforeLeaving(name: string, ask: Question): () => void {
  const mine = { name, ask }
  open = mine
  return () => {
    if (open === mine) open = null
  }
}

/**
 * Registers the frame's question about work of screens that do not ask themselves; returns a function
 * that withdraws it.
 */
export function askAboutKept(ask: KeptQuestion): () => void {
  askKept = ask
  return () => {
    if (askKept === ask) askKept = null
  }
}

/**
 * Has the browser ask before this page is closed or reloaded while `isUnsaved`; returns a function that ends this. A
 * hidden page (`app/pageCache.ts`) reloads without the question, which nobody could read.
 */
export function askBeforeClosing(isUnsaved: () => boolean = () => true): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!document.documentElement.hidden && isUnsaved()) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}

/** Asks all registered questions; true when the person leaves, or when nothing is unfinished. */
export async function mayLeave(leaving: Leaving): Promise<boolean> {
  const asked = open
  const answer = asked ? await asked.ask(leaving) : 'nothing'
  if (!answer) return false
  const answered = answer === 'nothing' ? null : asked?.name
  if (leaving === 'profile' || !askKept) return true
  const leaves = await askKept([...unsentWork().filter((name) => name !== answered), ...familyWork(), ...elsewhere])
  // leaving ends the work of the other tabs too
  if (leaves) elsewhere = []
  return leaves
}
