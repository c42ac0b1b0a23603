/**
 * Holds the draft of this tab and keeps it as the person allows (decisions §11): in the tab by default, in memory only on
 * a public computer, on the device when asked. Storage that is full or forbidden changes nothing but the words about it.
 */
import { useSyncExternalStore } from 'react'
import { isPublicDevice, onWipe } from '@/session'
import { endsDrafts } from '../shared/draftKeys'
import { dropKept, eraseTab, keepOnDevice, type Kept, keptDrafts, mark, readTab, unmark, writeTab } from './keeping'
import type { Draft, StepId } from './draft'

export type Ending = 'idle' | 'finished' | 'oldVersion' | 'expired' | 'signedOut'

interface State {
  draft: Draft | null
  /** When it was last written (milliseconds of this device's clock); null: this device keeps nothing. */
  savedAt: number | null
  /** Storage was allowed and would not take it. */
  failed: boolean
  /** Kept for seven days because the person asked. */
  kept: boolean
  /** Why there is no draft any more: the start page says it. */
  ended: Ending | null
}

const nothing: State = { draft: null, savedAt: null, failed: false, kept: false, ended: null }
let state: State | null = null
/** A request is under way and storage is ahead of memory: typing must not write over it. */
let ahead = false
const listeners = new Set<() => void>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vagas')

/** Read from the tab's storage on first use. */
function load(): State {
  if (state) return state
  const read = readTab()
  const kept = read.draft !== null && keptDrafts().some((one) => one.draft.id === read.draft?.id)
  state = { ...nothing, draft: read.draft, savedAt: read.at, kept, ended: read.dropped }
  return state
}

function publish(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

function written(draft: Draft, kept: boolean): Pick<State, 'savedAt' | 'failed'> {
  const at = Date.now()
  const inTab = isPublicDevice() ? null : writeTab(draft, at)
  const onDevice = kept ? keepOnDevice(draft, at) : null
  const ok = inTab === true || onDevice === true
  return { savedAt: ok ? at : null, failed: !ok && !isPublicDevice() }
}

/** Takes a draft: memory, storage, screen. */
export function put(draft: Draft): void {
  ahead = false
  const { kept } = load()
  publish({ draft, kept, ended: null, ...written(draft, kept) })
}

/** Writes ahead of memory: a page that dies while a request is under way must wake up knowing that one has left. */
export function foresee(draft: Draft): void {
  ahead = true
  written(draft, load().kept)
  mark()
}

/** The answer is known: nothing is uncertain on this device any more. */
export const foreseen = unmark

/** What is being typed on a page, before it is sent. Nothing on the screen changes by it. */
export function putTyped(id: StepId, values: Record<string, unknown>): void {
  const { draft, kept } = load()
  if (!draft || ahead || draft.phase !== 'open') return
  const next = { ...draft, typed: { ...draft.typed, [id]: values } }
  state = { ...load(), draft: next, ...written(next, kept) }
}

/** The person is still there: the stored copy counts from now too. */
export function touchStored(): void {
  const { draft, kept, savedAt } = load()
  if (draft && !ahead && savedAt !== null && Date.now() - savedAt > 60_000) written(draft, kept)
}

/** Keeps the draft on this device for seven days; false when the storage would not. */
export function keep(): boolean {
  const { draft } = load()
  if (!draft || !keepOnDevice(draft, Date.now())) return false
  publish({ ...load(), kept: true, savedAt: Date.now(), failed: false })
  return true
}

/** Begins anew in this tab; what was kept on the device on purpose stays there. */
export function begin(draft: Draft): void {
  publish({ ...nothing })
  put(draft)
}

/** Goes on with a kept draft. */
export function resume({ draft, at }: Kept): void {
  publish({ ...nothing, draft, kept: true, savedAt: at })
  put(draft)
}

/** Forgets the draft everywhere on this device. `ended` is said on the start page. */
export function erase(ended: Ending | null): void {
  const { draft, kept } = load()
  // what the person asked to keep survives an idle tab, not the end of the flow
  if (draft && !(kept && ended === 'idle')) dropKept(draft.id)
  eraseTab()
  publish({ ...nothing, ended })
}

export const current = (): State => load()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useFlow = (): State => useSyncExternalStore(subscribe, load)

/** Tells other tabs that hold a copy of this draft that a request has left. */
export const tellOthers = (id: string): void => channel?.postMessage(id)

channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { draft } = load()
  if (draft?.id === data && draft.phase === 'open') put({ ...draft, phase: 'sending' })
})

onWipe((change) => {
  // without a draft nothing ends here: why an earlier one did is still being read
  if (change === 'profile' || !endsDrafts() || !load().draft) return
  publish({ ...nothing, ended: 'signedOut' })
})
