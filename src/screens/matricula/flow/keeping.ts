/** Stores drafts and marks of unseen answers on this device; `session/register.ts` says where, how long, who erases. */
import { z } from '@/contract'
import { deviceOwner, kept, keptText, register, unusedLimits } from '@/session'
import { Draft, isBegun } from './draft'

/** How long an unused draft lasts, in milliseconds: in the tab, or in the page's memory on a public computer. */
export const idleLimits = { tab: register['vagas.rascunho'].lasts, public: unusedLimits.public } as const

const inTab = kept('vagas.rascunho', Draft)
const Kept = z.object({ at: z.number(), draft: Draft })
export type Kept = z.infer<typeof Kept>
/** The two lists on the device, drafts and receipts. Each entry expires by its own date, a receipt later. */
const shelves = [
  { row: kept('vagas.guardados', z.array(Kept)), lasts: register['vagas.guardados'].lasts, sent: false },
  { row: kept('vagas.recibos', z.array(Kept)), lasts: register['vagas.recibos'].lasts, sent: true },
] as const
type Shelf = (typeof shelves)[number]
/** The id of the kept draft that this tab has open. */
const mine = kept('vagas.aba', z.string())

const on = ({ lasts, row }: Shelf, now: number): Kept[] => (row.read() ?? []).filter(({ at }) => now - at <= lasts)

/** Drafts and receipts kept on this device, newest first. */
export const keptDrafts = (now = Date.now()): Kept[] =>
  shelves.flatMap((shelf) => on(shelf, now)).sort((a, b) => b.at - a.at)

/** Calls `listener` when another tab has kept or dropped a draft. */
export function onDraftsElsewhere(listener: () => void): void {
  for (const { row } of shelves) row.onElsewhere(listener)
}

function drop(shelf: Shelf, id: string): void {
  const all = on(shelf, Date.now())
  const rest = all.filter((one) => one.draft.id !== id)
  if (rest.length < all.length) shelf.row.write(rest.length > 0 ? rest : null)
}
export function dropKept(id: string): void {
  for (const shelf of shelves) drop(shelf, id)
}

/** Keeps a draft in its list; false when the storage refuses it. */
function keepOnDevice(draft: Draft, at: number): boolean {
  const isSent = (one: Kept) => one.draft.id === draft.id
  // an unsent copy in another tab must not replace the receipt, unless the request is being cancelled
  if (draft.phase !== 'sent' && draft.cancels === null && on(shelves[1], at).some(isSent)) return true
  const shelf = shelves[draft.phase === 'sent' ? 1 : 0]
  const others = on(shelf, at).filter((one) => one.draft.id !== draft.id)
  if (!shelf.row.write([{ at, draft }, ...others])) {
    // the storage is full: the other drafts stay stored, this one lives in the page
    shelf.row.write(others.length > 0 ? others : null)
    return false
  }
  drop(shelves[draft.phase === 'sent' ? 0 : 1], draft.id)
  return true
}

/** Whether somebody signed out since: a tab that was closed then, and is opened again, did not hear of it. */
function isLeftSince(at: number): boolean {
  const left = Number(keptText('left').read() ?? 0)
  // a clock that was ahead at the sign-out must not drop every later draft
  return at <= left && left <= Date.now()
}

interface Found {
  draft: Draft | null
  at: number | null
  kept: boolean
  dropped: 'expired' | 'lapsed' | 'oldVersion' | 'signedOut' | null
}
export function readOwn(): Found {
  const { value, at, dropped } = inTab.look()
  if (at !== null && isLeftSince(at)) {
    inTab.write(null)
    return { draft: null, at: null, kept: false, dropped: 'signedOut' }
  }
  const id = mine.read()
  if (value !== null || id === null) return { draft: value, at, kept: false, dropped }
  const looks = shelves.map(({ row }) => row.look())
  const why = looks.map((look) => look.dropped).find((one) => one !== null)
  const isLate = looks.some((look) => look.value?.some((one) => one.draft.id === id))
  const found = keptDrafts().find((one) => one.draft.id === id)
  if (found) return { ...found, kept: true, dropped: null }
  return { draft: null, at: null, kept: false, dropped: isLate || why === 'expired' ? 'lapsed' : (why ?? null) }
}

/** Stores this tab's draft once: on the family's own device, else in the tab. `kept`: on the device; `ok`: at all. */
export function writeOwn(draft: Draft | null, at: number): { ok: boolean; kept: boolean } {
  // an empty draft stays in the tab, since the start page must not list it
  const onDevice = draft !== null && isBegun(draft) && deviceOwner() === 'own' && keepOnDevice(draft, at)
  mine.write(onDevice ? draft.id : null)
  const ok = inTab.write(onDevice ? null : draft)
  return { ok: onDevice || ok, kept: onDevice }
}

/** Drafts whose request left without a seen answer; kept even without the draft, so that the start page can help. */
const uncertain = kept('vagas.incerto', z.union([z.literal(true), z.array(z.string())]))
/** The ids of those drafts; '' stands for an unknown one, for which an earlier release wrote `true`. */
const unseen = (): string[] => {
  const value = uncertain.read()
  return value === true ? [''] : (value ?? [])
}
/** Marks the draft with this id. */
export const markUnseenAnswer = (id = ''): void => void uncertain.write([...new Set([...unseen(), id])])
/** Removes the mark of a draft that was answered or looked up; marks of other drafts stay. */
export function noteSeenAnswer(id: string): void {
  const rest = unseen().filter((one) => one !== id)
  uncertain.write(rest.length > 0 ? rest : null)
}
export const clearUnseenAnswer = (): void => void uncertain.write(null)
export const hasUnseenAnswer = (): boolean => uncertain.read() !== null
