/** The subscriptions of a gradebook: to one line, to the summary, or to the list of students and columns. */
import { createStore, type Store } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'
import { calm } from './calm'

type Listener = () => void
/** Increments a change counter: its listeners read the new values from the book. */
const count = (changes: Store<number>) => changes.set(changes.get() + 1)

/**
 * When listeners hear of a change: at once; after the next frame, because the input shows the typed text by itself; or
 * never, because a digit changes nothing around its cell.
 */
export type When = 'now' | 'later' | 'never'

/** Lines redrawn per frame. If more changed, they wait for a pause in typing: their inputs show the text already. */
const atOnce = 4
/** Milliseconds after which they are redrawn even while somebody types. */
const atLast = 1000

export function createListeners() {
  const ofLine = new Map<number, Set<Listener>>()
  const ofSummary = createStore(0)
  const ofData = createStore(0)
  /** Ids of changed lines whose listeners have not been called yet. */
  const waiting = new Set<number>()
  const line = (id: number): void => {
    for (const listener of ofLine.get(id) ?? []) listener()
  }
  const summary = (): void => count(ofSummary)
  let began = 0
  let last = 0
  /** Lines are being notified in batches, or wait for a pause in typing. */
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
  /** Notifies the summary right after the frame of the key press, however many lines still wait. */
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
    /** Notifies the listeners of a changed line and of the summary. */
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
