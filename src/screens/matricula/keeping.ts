/**
 * Drafts on this device: one in the tab, those kept on purpose, and the mark of a request whose answer was not seen. Where
 * they stand, how long, and who erases them: `session/register.ts`.
 */
import { z } from '@/contract'
import { kept } from '@/session'
import { Draft } from './draft'

const minutes = 60_000
/** A draft lasts so long without use, in milliseconds: in the tab; on a public computer, in the memory of the page. */
export const idleLimits = { tab: 30 * minutes, public: 8 * minutes } as const

const inTab = kept('vagas.rascunho', Draft)
const Kept = z.object({ at: z.number(), draft: Draft })
/** A draft kept on this device, and when it was last changed (milliseconds). */
export type Kept = z.infer<typeof Kept>
/** Each is dated by itself: one that is changed does not keep the others alive. */
const onDevice = kept('vagas.guardados', z.array(Kept))
/** A draft kept on purpose lasts so long. */
const keptFor = 7 * 24 * 60 * minutes

/** The draft of this tab with the hour of its writing, unless it is too old; `dropped` says why one was thrown away. */
export const readTab = () => inTab.look()
export const writeTab = (draft: Draft | null): boolean => inTab.write(draft)

/** Drafts kept on this device, newest first. */
export const keptDrafts = (now = Date.now()): Kept[] =>
  (onDevice.read() ?? []).filter(({ at }) => now - at <= keptFor).sort((a, b) => b.at - a.at)

const writeKept = (all: Kept[]): boolean => onDevice.write(all.length > 0 ? all : null)

export const keepOnDevice = (draft: Draft, at: number): boolean =>
  writeKept([{ at, draft }, ...keptDrafts(at).filter((one) => one.draft.id !== draft.id)])

export function dropKept(id: string): void {
  writeKept(keptDrafts().filter((one) => one.draft.id !== id))
}

/**
 * A flag without any data: a request left this device and its answer was not seen. It also survives where the draft
 * itself may not be kept, so that the start page can say what to do.
 */
const uncertain = kept('vagas.incerto', z.literal(true))
export const mark = (): void => void uncertain.write(true)
export const unmark = (): void => void uncertain.write(null)
export const isMarked = (): boolean => uncertain.read() !== null
