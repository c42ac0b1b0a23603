/** Drafts on this device, and the mark of an unseen answer. Where, how long, who erases: `session/register.ts`. */
import { z } from '@/contract'
import { deviceOwner, kept, register, unusedLimits } from '@/session'
import { Draft, isBegun } from './draft'

/** A draft lasts so long without use, in milliseconds: in the tab; on a public computer, in the memory of the page. */
export const idleLimits = { tab: register['vagas.rascunho'].lasts, public: unusedLimits.public } as const

const inTab = kept('vagas.rascunho', Draft)
const Kept = z.object({ at: z.number(), draft: Draft })
export type Kept = z.infer<typeof Kept>
/** Each is dated by itself; a sent one lasts longer. */
const shelves = [
  { row: kept('vagas.guardados', z.array(Kept)), lasts: register['vagas.guardados'].lasts, sent: false },
  { row: kept('vagas.recibos', z.array(Kept)), lasts: register['vagas.recibos'].lasts, sent: true },
] as const
type Shelf = (typeof shelves)[number]
/** The kept draft that this tab has open. */
const mine = kept('vagas.aba', z.string())

const on = ({ lasts, row }: Shelf, now: number): Kept[] => (row.read() ?? []).filter(({ at }) => now - at <= lasts)

/** Drafts and receipts kept on this device, newest first. */
export const keptDrafts = (now = Date.now()): Kept[] =>
  shelves.flatMap((shelf) => on(shelf, now)).sort((a, b) => b.at - a.at)

/** Another tab kept or dropped one. */
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

/** False where the storage would not take it. */
function keepOnDevice(draft: Draft, at: number): boolean {
  const isSent = (one: Kept) => one.draft.id === draft.id
  // a copy of another tab that is not sent takes the place of no receipt; one that is being cancelled does
  if (draft.phase !== 'sent' && draft.cancels === null && on(shelves[1], at).some(isSent)) return true
  const shelf = shelves[draft.phase === 'sent' ? 1 : 0]
  const others = on(shelf, at).filter((one) => one.draft.id !== draft.id)
  if (!shelf.row.write([{ at, draft }, ...others])) {
    // the storage is full: the others stay on it, this one goes on in the page
    shelf.row.write(others.length > 0 ? others : null)
    return false
  }
  drop(shelves[draft.phase === 'sent' ? 0 : 1], draft.id)
  return true
}

interface Found {
  draft: Draft | null
  at: number | null
  kept: boolean
  dropped: 'expired' | 'lapsed' | 'oldVersion' | null
}
export function readOwn(): Found {
  const { value, at, dropped } = inTab.look()
  const id = mine.read()
  if (value !== null || id === null) return { draft: value, at, kept: false, dropped }
  const looks = shelves.map(({ row }) => row.look())
  const why = looks.map((look) => look.dropped).find((one) => one !== null)
  const isLate = looks.some((look) => look.value?.some((one) => one.draft.id === id))
  const found = keptDrafts().find((one) => one.draft.id === id)
  if (found) return { ...found, kept: true, dropped: null }
  return { draft: null, at: null, kept: false, dropped: isLate || why === 'expired' ? 'lapsed' : (why ?? null) }
}

/** Writes the draft of this tab once: on a device of the family's own, else in the tab. `kept`: which of the two; `ok`: anywhere. */
export function writeOwn(draft: Draft | null, at: number): { ok: boolean; kept: boolean } {
  // an empty draft is not listed on the start page
  const onDevice = draft !== null && isBegun(draft) && deviceOwner() === 'own' && keepOnDevice(draft, at)
  mine.write(onDevice ? draft.id : null)
  const ok = inTab.write(onDevice ? null : draft)
  return { ok: onDevice || ok, kept: onDevice }
}

/** A request left and its answer was not seen: kept even where the draft is not, so that the start page can help. */
const uncertain = kept('vagas.incerto', z.union([z.literal(true), z.array(z.string())]))
/** Of which drafts; `true` was written by an earlier release, of one that nobody can tell. */
const unseen = (): string[] => {
  const value = uncertain.read()
  return value === true ? [''] : (value ?? [])
}
/** `id`: of the draft. */
export const markUnseenAnswer = (id = ''): void => void uncertain.write([...new Set([...unseen(), id])])
/** This draft was answered, or looked up: of another child's nobody knows more by that. */
export function noteSeenAnswer(id: string): void {
  const rest = unseen().filter((one) => one !== id)
  uncertain.write(rest.length > 0 ? rest : null)
}
export const clearUnseenAnswer = (): void => void uncertain.write(null)
export const hasUnseenAnswer = (): boolean => uncertain.read() !== null
