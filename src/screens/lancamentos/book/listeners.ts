/** Who wants to know what of a gradebook: one line, the summary, or that students and columns have come. */
import { createStore, type Store } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'
import { calm } from './calm'

type Listener = () => void
/** Counts changes: who listens looks at the book by itself. */
const count = (changes: Store<number>) => changes.set(changes.get() + 1)

/**
 * When a change is told: at once; after the frame that answers a key, which shows by itself what was typed; or not at all,
 * because nothing changes around a number in the middle of typing it.
 */
export type When = 'now' | 'later' | 'never'

/** So many lines are drawn in one frame. More wait until no key has changed any for a moment: their inputs show it already. */
const atOnce = 4
/** However many keys come: after so many milliseconds they wait no longer. */
const atLast = 1000

export function createListeners() {
  const ofLine = new Map<number, Set<Listener>>()
  const ofSummary = createStore(0)
  const ofData = createStore(0)
  /** Lines that changed by keys whose frame has not been drawn yet. */
  const waiting = new Set<number>()
  const line = (id: number): void => {
    for (const listener of ofLine.get(id) ?? []) listener()
  }
  const summary = (): void => count(ofSummary)
  let began = 0
  let last = 0
  /** Lines are being told, some at a time, or wait for a calm moment. */
  let notifying = false
  let asked = false
  const notifySome = (): void => {
    let notified = 0
    for (const id of waiting) {
      if (notified === atOnce) {
        afterFrame(notifySome)
        return
      }
      waiting.delete(id)
      if (ofLine.has(id)) notified += 1
      line(id)
    }
    notifying = false
  }
  const notifyManyWhenCalm = (): void => {
    const left = Math.min(last + calm, began + atLast) - performance.now()
    if (left > 0) setTimeout(notifyManyWhenCalm, left)
    else notifySome()
  }
  const notifyWaiting = (): void => {
    for (const id of waiting) if (!ofLine.has(id)) waiting.delete(id)
    began = last
    notifying = true
    if (waiting.size <= atOnce) notifySome()
    else notifyManyWhenCalm()
  }
  /** What the bar says is true with the frame after the key, however many lines are still to be drawn. */
  const afterKeys = (): void => {
    asked = false
    if (!notifying) notifyWaiting()
    summary()
  }
  return {
    onLine: (id: number, listener: Listener): (() => void) => {
      const listeners = ofLine.get(id) ?? new Set()
      ofLine.set(id, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && ofLine.get(id) === listeners) ofLine.delete(id)
      }
    },
    onSummary: ofSummary.subscribe,
    onData: ofData.subscribe,
    line,
    summary,
    data: () => count(ofData),
    /** A line changed, and the summary with it. */
    changed(id: number, when: When): void {
      if (when === 'now') {
        line(id)
        summary()
      }
      if (when !== 'later') return
      last = performance.now()
      waiting.add(id)
      if (asked) return
      asked = true
      afterFrame(afterKeys)
    },
  }
}
