/**
 * Drafts in storage: one in the tab, those kept on purpose on the device. Versioned and dated; whatever cannot be read is
 * dropped. The storage keys and their erasing on sign-out: `shared/draftKeys.ts`.
 */
import { z } from '@/contract'
import { deviceKey, removeQuietly, tabKey, uncertainKey } from '../shared/draftKeys'
import { Draft } from './draft'

/** Raised when a draft of an older release can no longer be read rightly. */
export const version = 1
const minutes = 60_000
/** A draft in the tab lasts so long without use, in milliseconds; on a public computer the memory of the page. */
export const idleLimits = { tab: 30 * minutes, public: 8 * minutes } as const
/** A draft kept on purpose lasts so long. */
const keptFor = 7 * 24 * 60 * minutes

const Stored = z.object({ v: z.literal(version), at: z.number(), draft: Draft })
/** A draft kept on this device, and when it was last changed (milliseconds). */
export type Kept = z.infer<typeof Stored>

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

function read(storage: () => Storage, key: string): unknown {
  try {
    return parse(storage().getItem(key))
  } catch {
    return null
  }
}

function write(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    storage().setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

const tab = () => sessionStorage
const device = () => localStorage

/** The draft of this tab, unless it is too old; `dropped` says why one was thrown away. */
export function readTab(now = Date.now()): {
  draft: Draft | null
  at: number | null
  dropped: 'oldVersion' | 'expired' | null
} {
  const value = read(tab, tabKey)
  if (value === null) return { draft: null, at: null, dropped: null }
  const stored = z.safeParse(Stored, value)
  const late = stored.success && now - stored.data.at > idleLimits.tab
  if (stored.success && !late) return { draft: stored.data.draft, at: stored.data.at, dropped: null }
  eraseTab()
  return { draft: null, at: null, dropped: late ? 'expired' : 'oldVersion' }
}

export const writeTab = (draft: Draft, at: number): boolean => write(tab, tabKey, { v: version, at, draft })
export function eraseTab(): void {
  removeQuietly(tab, tabKey)
}

/** Drafts kept on this device, newest first. Those past their time, or of another version, are erased here. */
export function keptDrafts(now = Date.now()): Kept[] {
  const value = read(device, deviceKey)
  if (!Array.isArray(value)) return []
  const good = value.flatMap((one) => {
    const stored = z.safeParse(Stored, one)
    return stored.success && now - stored.data.at <= keptFor ? [stored.data] : []
  })
  if (good.length < value.length) writeKept(good)
  return good.sort((a, b) => b.at - a.at)
}

function writeKept(all: Kept[]): boolean {
  if (all.length > 0) return write(device, deviceKey, all)
  removeQuietly(device, deviceKey)
  return true
}

export const keepOnDevice = (draft: Draft, at: number): boolean =>
  writeKept([{ v: version, at, draft }, ...keptDrafts(at).filter((one) => one.draft.id !== draft.id)])

export function dropKept(id: string): void {
  writeKept(keptDrafts().filter((one) => one.draft.id !== id))
}

/**
 * A flag without any data: a request left this device and its answer was not seen. It also survives where the draft
 * itself may not be kept, so that the start page can say what to do.
 */
export function mark(): void {
  write(tab, uncertainKey, Date.now())
}
export function unmark(): void {
  removeQuietly(tab, uncertainKey)
}
export const isMarked = (): boolean => typeof read(tab, uncertainKey) === 'number'
