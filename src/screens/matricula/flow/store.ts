/** Holds the tab's draft and keeps it as allowed (session/README §2, §3); full or forbidden storage changes only the words. */
import { useSyncExternalStore } from 'react'
import { z } from '@/contract'
import {
  askBeforeClosing,
  createStore,
  deviceOwner,
  endPresence,
  endsFamily,
  hold,
  isPublicDevice,
  onComeBack,
  onPublicDevice,
  onWipe,
  openChannel,
  setPublicDevice,
  useStore,
} from '@/session'
import { reopened } from './changes'
import {
  dropKept,
  hasUnseenAnswer,
  idleLimits,
  type Kept,
  keptDrafts,
  markUnseenAnswer,
  onDraftsElsewhere,
  readOwn,
  writeOwn,
} from './keeping'
import { type Draft, isBegun, type StepId } from './draft'
import { keepPhotosOf } from '../receipt/photos'
import { forgetRefusal } from './refusal'
import { forgetOffer } from '../schools/schools'

export type Ending = 'idle' | 'finished' | 'oldVersion' | 'expired' | 'lapsed' | 'signedOut' | 'madePublic' | 'notKept'

interface State {
  draft: Draft | null
  /** When it was last written (milliseconds of this device's clock); null: this device keeps nothing. */
  savedAt: number | null
  /** Storage was allowed and would not take it. */
  failed: boolean
  /** On the device, which is the family's own: for seven days, a receipt for thirty. */
  kept: boolean
  /** Why the draft is gone, for the start page. */
  ended: Ending | null
}

const nothing: State = { draft: null, savedAt: null, failed: false, kept: false, ended: null }
let state: State = nothing
/** Counts the changes that redraw the screens. */
const changes = createStore(0)
/** A request is under way and noted in storage: typing must not overwrite it. */
let writtenAhead = false
const tabs = openChannel('vagas', z.string())
/** A request that was erased in another tab, on purpose. */
const erased = openChannel('vagas.erased', z.string())

/** Ends the watch of the clock over the draft; null while there is none. */
let release: (() => void) | null = null

/** Ends the browser's question before the page is closed; null while a storage holds the draft. */
let stopAsking: (() => void) | null = null

/** What was typed, or a receipt that was neither printed nor saved, is nowhere but in this page. */
const isOnlyHere = (): boolean => state.savedAt === null && isBegun(state.draft) && state.draft?.taken === false

function watchClosing(): void {
  if (state.draft && state.savedAt === null) stopAsking ??= askBeforeClosing(isOnlyHere)
  else {
    stopAsking?.()
    stopAsking = null
  }
}

/** Has the screens drawn with the draft as it is now. */
export const redraw = (): void => changes.set(changes.get() + 1)

function publish(next: State, shown = true): void {
  state = next
  watchClosing()
  if (shown) redraw()
  keepPhotosOf(next.draft?.id ?? null)
  if (next.draft) {
    release ??= hold({
      kind: 'draft',
      limit: () => {
        const owner = deviceOwner()
        return owner === 'public' ? idleLimits.public : owner === 'own' ? null : idleLimits.tab
      },
      drop: () => erase('idle'),
      touched: touchStored,
    })
  } else {
    release?.()
    release = null
  }
}

function written(draft: Draft): Pick<State, 'savedAt' | 'failed' | 'kept'> {
  const at = Date.now()
  const { kept, ok } = writeOwn(draft, at)
  return { savedAt: ok ? at : null, failed: !ok && !isPublicDevice(), kept }
}

/** `shown` false: a page that is about to be left need not be drawn again; `redraw` follows. */
export function saveDraft(draft: Draft, shown = true): void {
  // what stands in storage says that a request has left
  const { failed, kept, savedAt } = state
  publish({ draft, ended: null, ...(writtenAhead ? { failed, kept, savedAt } : written(draft)) }, shown)
}

/** Writes ahead of memory: a page that dies while a request is under way must wake up knowing that one has left. */
export function markUncertain(draft: Draft): void {
  writtenAhead = true
  written(draft)
  markUnseenAnswer(draft.id)
}

/** The request has been answered, or given up: what is saved from now on is written again. */
export function endWriteAhead(): void {
  writtenAhead = false
}

/** What is being typed on a page, before it is sent. Nothing on the screen changes by it. */
export function putTyped(id: StepId, values: Record<string, unknown>): void {
  const { draft } = state
  if (!draft || writtenAhead || draft.phase !== 'open') return
  const next = { ...draft, typed: { ...draft.typed, [id]: values } }
  state = { ...state, draft: next, ...written(next) }
  watchClosing()
}

/** The copy on the device where another tab has written it since: this one goes on from that, and writes none over it. */
function takeOver(): void {
  const { draft, kept, savedAt } = state
  if (!draft || !kept || savedAt === null || writtenAhead) return
  const there = keptDrafts().find((one) => one.draft.id === draft.id)
  if (there && there.at !== savedAt) publish({ ...state, draft: there.draft, savedAt: there.at })
}

/** The person is still there: the stored copy counts from now too. */
function touchStored(): void {
  if (writtenAhead || state.savedAt === null || Math.abs(Date.now() - state.savedAt) <= 60_000) return
  takeOver()
  const { draft, kept } = state
  if (!draft) return
  // erased in another tab: it does not come back by itself
  if (!kept || keptDrafts().some((one) => one.draft.id === draft.id)) written(draft)
}

/** The device is the family's own: the draft stays on it; false when the storage would not. */
export function keepOnThisDevice(): boolean {
  setPublicDevice(false)
  if (state.draft) saveDraft(state.draft)
  return state.kept
}

/** @param id of the draft whose receipt was taken: another one may be open by now */
export function noteTaken(id: string): void {
  const { draft } = state
  if (draft?.id === id && !draft.taken) saveDraft({ ...draft, taken: true })
}

export function begin(draft: Draft): void {
  endPresence()
  endWriteAhead()
  if (isPublicDevice()) forgetOffer()
  publish({ ...nothing })
  saveDraft(draft)
}

/** What the service judged of a window is true for an hour, in milliseconds; later its dates count. */
const judged = 3_600_000
/** A kept draft as it is to be opened; `at`: when it was written. */
const opened = ({ draft, at }: Kept): Draft => (Math.abs(Date.now() - at) > judged ? reopened(draft) : draft)

export function resume({ draft, at }: Kept): void {
  endPresence()
  endWriteAhead()
  publish({ ...nothing, draft, kept: true, savedAt: at })
  saveDraft(opened({ draft, at }))
}

/** Forgets a kept request, in the tabs that have it open too. */
export function forgetKept(id: string): void {
  dropKept(id)
  erased.say(id)
}

/** Forgets the draft everywhere on this device. `ended` is said on the start page. */
export function erase(ended: Ending | null): void {
  const { draft } = state
  drop(ended)
  // each tab ends its own by the clock that all share
  if (draft && ended !== 'idle') erased.say(draft.id)
}

function drop(ended: Ending | null): void {
  const { draft } = state
  endPresence()
  endWriteAhead()
  if (draft) dropKept(draft.id)
  if (ended === 'finished' || isPublicDevice()) forgetOffer()
  forgetRefusal()
  writeOwn(null, 0)
  publish({ ...nothing, ended })
}

/** A page of the flow was loaded anew on a public device, which keeps nothing: the start page says so. */
export function noteNotKept(): void {
  if (!state.draft && !state.ended && isPublicDevice()) publish({ ...nothing, ended: 'notKept' })
}

export const flowState = (): State => state
export const useFlow = (): State => useSyncExternalStore(changes.subscribe, flowState)

/** Those kept on this device, newest first, as long as they are: another tab, or somebody who leaves, may erase them. */
export function useKeptDrafts(): Kept[] {
  useStore(changes)
  return keptDrafts()
}
onDraftsElsewhere(() => {
  takeOver()
  redraw()
})
onComeBack(() => {
  const { draft, kept } = state
  // erased while nothing was heard here
  if (draft && kept && !writtenAhead && keptDrafts().every((one) => one.draft.id !== draft.id)) drop('finished')
})

/** Whether the answer to a request of this tab was not seen. */
export function useUnseenAnswer(): boolean {
  useStore(changes)
  return hasUnseenAnswer()
}

/** Number of open pages of the flow: they keep their draft when the device becomes public. */
let open = 0
export function countOpenPage(): () => void {
  open += 1
  return () => {
    open -= 1
  }
}

/** Other tabs that hold a copy of this draft learn that a request has left. */
export const notifyOthers: (id: string) => void = tabs.say

erased.hear((id) => {
  // what is being sent here has a receipt to come
  if (state.draft?.id === id && !writtenAhead) drop('finished')
})

tabs.hear((id) => {
  takeOver()
  const { draft } = state
  if (draft?.id === id && draft.phase === 'open') saveDraft({ ...draft, phase: 'sending' })
})

onWipe((change) => {
  if (!endsFamily(change)) return
  // without a draft nothing ends: the former reason is still shown
  if (state.draft) publish({ ...nothing, ended: 'signedOut' })
  else redraw()
})

onPublicDevice(() => {
  if (open > 0) publish({ ...state, kept: false, savedAt: null })
  else publish(state.draft ? { ...nothing, ended: 'madePublic' } : nothing)
})

/** Reads what this tab kept: a reload, or a phone that discarded it, loses nothing. */
function load(): void {
  const { at, draft, dropped, kept } = readOwn()
  publish({
    ...nothing,
    draft: draft && at !== null ? opened({ draft, at }) : draft,
    savedAt: at,
    kept,
    ended: dropped,
  })
}
load()
