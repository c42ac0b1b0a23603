/** Holds the tab's draft and stores it as allowed (session/README §2, §3); failing storage changes only the notices. */
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
  /** When the draft was last stored (milliseconds of this device's clock); null: it is not stored. */
  savedAt: number | null
  /** Storing was allowed and failed. */
  failed: boolean
  /** Stored on the family's own device: a draft for seven days, a receipt for thirty. */
  kept: boolean
  /** Why the draft is gone, for the start page. */
  ended: Ending | null
}

const nothing: State = { draft: null, savedAt: null, failed: false, kept: false, ended: null }
let state: State = nothing
/** Counts the changes that redraw the screens. */
const changes = createStore(0)
/** True while a request is under way and storage says so: typing must not overwrite that copy. */
let writtenAhead = false
const tabs = openChannel('vagas', z.string())
/** Tells other tabs the id of a draft that was erased on purpose. */
const erased = openChannel('vagas.erased', z.string())

/** Ends the idle timer of the draft; null while there is no draft. */
let release: (() => void) | null = null

/** Removes the browser's question before the page is closed; null while the draft is stored. */
let stopAsking: (() => void) | null = null

/** Whether closing the page would lose answers, or a receipt that was neither printed nor saved. */
const isOnlyHere = (): boolean => state.savedAt === null && isBegun(state.draft) && state.draft?.taken === false

function watchClosing(): void {
  if (state.draft && state.savedAt === null) stopAsking ??= askBeforeClosing(isOnlyHere)
  else {
    stopAsking?.()
    stopAsking = null
  }
}

/** Redraws the screens with the current draft. */
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

/** Stores the draft. `shown` false: the caller calls `redraw` later, since the page is about to be left. */
export function saveDraft(draft: Draft, shown = true): void {
  // after a write-ahead the storage must go on saying that a request has left
  const { failed, kept, savedAt } = state
  publish({ draft, ended: null, ...(writtenAhead ? { failed, kept, savedAt } : written(draft)) }, shown)
}

/** Writes ahead that a request has left, so that a page that is killed meanwhile reopens knowing it. */
export function markUncertain(draft: Draft): void {
  writtenAhead = true
  written(draft)
  markUnseenAnswer(draft.id)
}

/** Lets drafts be stored again, once the request has been answered or given up. */
export function endWriteAhead(): void {
  writtenAhead = false
}

/** Stores what is typed on a page before it is submitted, without a redraw. */
export function putTyped(id: StepId, values: Record<string, unknown>): void {
  const { draft } = state
  if (!draft || writtenAhead || draft.phase !== 'open') return
  const next = { ...draft, typed: { ...draft.typed, [id]: values } }
  state = { ...state, draft: next, ...written(next) }
  watchClosing()
}

/** Adopts the device's copy where another tab has written it since, instead of overwriting it. */
function adopt(): void {
  const { draft, kept, savedAt } = state
  if (!draft || !kept || savedAt === null || writtenAhead) return
  const there = keptDrafts().find((one) => one.draft.id === draft.id)
  if (there && there.at !== savedAt) publish({ ...state, draft: there.draft, savedAt: there.at })
}

/** Renews the date of the stored copy while the person is active, at most once a minute. */
function touchStored(): void {
  if (writtenAhead || state.savedAt === null || Math.abs(Date.now() - state.savedAt) <= 60_000) return
  adopt()
  const { draft, kept } = state
  if (!draft) return
  // a copy that another tab erased is not written again
  if (!kept || keptDrafts().some((one) => one.draft.id === draft.id)) written(draft)
}

/** Marks the device as the family's own and keeps the draft on it; false when the storage refuses it. */
export function keepOnThisDevice(): boolean {
  setPublicDevice(false)
  if (state.draft) saveDraft(state.draft)
  return state.kept
}

/** @param id of the draft whose receipt was printed, shared or saved; another draft may be open by now */
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

/** How long the service's judgement of a window (`ativo`) holds: one hour, in milliseconds; later its dates count. */
const judged = 3_600_000
/** The draft to open: one written over an hour before (`at`) loses the service's judgement of its windows. */
const opened = ({ draft, at }: Kept): Draft => (Math.abs(Date.now() - at) > judged ? reopened(draft) : draft)

export function resume({ draft, at }: Kept): void {
  endPresence()
  endWriteAhead()
  publish({ ...nothing, draft, kept: true, savedAt: at })
  saveDraft(opened({ draft, at }))
}

/** Erases a kept request, also in the tabs that have it open. */
export function forgetKept(id: string): void {
  dropKept(id)
  erased.say(id)
}

/** Erases the draft everywhere on this device. `ended`: the reason, shown on the start page. */
export function erase(ended: Ending | null): void {
  const { draft } = state
  drop(ended)
  // when idle, each tab erases its own copy by the clock that all tabs share
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

/** Has the start page explain that a public device keeps no draft, after a page of the flow was reloaded there. */
export function noteNotKept(): void {
  if (!state.draft && !state.ended && isPublicDevice()) publish({ ...nothing, ended: 'notKept' })
}

export const flowState = (): State => state
export const useFlow = (): State => useSyncExternalStore(changes.subscribe, flowState)

/** Drafts kept on this device, newest first; the list follows when another tab or a signing out erases them. */
export function useKeptDrafts(): Kept[] {
  useStore(changes)
  return keptDrafts()
}
onDraftsElsewhere(() => {
  adopt()
  redraw()
})
onComeBack(() => {
  const { draft, kept } = state
  // another tab erased the draft while this page was suspended
  if (draft && kept && !writtenAhead && keptDrafts().every((one) => one.draft.id !== draft.id)) drop('finished')
})

/** Whether the answer to a request of this tab was not seen. */
export function useUnseenAnswer(): boolean {
  useStore(changes)
  return hasUnseenAnswer()
}

/** Number of open pages of the flow, since an open page keeps its draft when the device becomes public. */
let open = 0
export function countOpenPage(): () => void {
  open += 1
  return () => {
    open -= 1
  }
}

/** Tells other tabs with a copy of this draft that its request has left. */
export const notifyOthers: (id: string) => void = tabs.say

erased.hear((id) => {
  // a request that is being sent here stays, since its receipt is still to come
  if (state.draft?.id === id && !writtenAhead) drop('finished')
})

tabs.hear((id) => {
  adopt()
  const { draft } = state
  if (draft?.id === id && draft.phase === 'open') saveDraft({ ...draft, phase: 'sending' })
})

onWipe((change) => {
  if (!endsFamily(change)) return
  // without a draft nothing ends here, so that the former reason stays on the start page
  if (state.draft) publish({ ...nothing, ended: 'signedOut' })
  else redraw()
})

onPublicDevice(() => {
  if (open > 0) publish({ ...state, kept: false, savedAt: null })
  else publish(state.draft ? { ...nothing, ended: 'madePublic' } : nothing)
})

/** Restores the tab's stored draft, so that a reload or a discarded tab loses nothing. */
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
