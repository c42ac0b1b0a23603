/** Work for which no key waits: it steps aside until nobody types, or goes in parts between which a key is answered. */
import { afterFrame } from '@/ui/action/afterFrame'

/** Milliseconds without a key after which it is calm. */
export const calm = 300
/** However long somebody types: after so many milliseconds what waits goes on. */
const atMost = 1000

/** Over after `ms` milliseconds, or at once when `signal` says so. */
export const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const over = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', over)
      done()
    }
    const timer = setTimeout(over, ms)
    if (signal.aborted) over()
    else signal.addEventListener('abort', over)
  })

/** Listens to keys until `signal`; the answer waits for a calm moment: none where nobody has just typed. */
export function listenForCalm(signal: AbortSignal): () => Promise<void> {
  let key = -Infinity
  document.addEventListener('keydown', () => (key = performance.now()), { capture: true, signal })
  return async () => {
    const limit = performance.now() + atMost
    const rest = () => Math.min(key + calm, limit) - performance.now()
    while (!signal.aborted && rest() > 0) await wait(rest(), signal)
  }
}

/** Work that may pause at each part; what it returns came of it. */
export type Parts<T = void> = Generator<void, T>

/** So many cells are a part. */
const part = 250

/** Does something with each item of a list, with a pause after each part of them. */
export function* inParts<T>(items: readonly T[], each: (item: T) => void): Parts {
  for (const [i, item] of items.entries()) {
    each(item)
    if (i % part === part - 1) yield
  }
}

/** All of it now. */
export function whole<T>(work: Parts<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** One such work at a time. */
export function createWorker() {
  let work: Parts | null = null
  /** A part of it is being done: what that leads to, as leaving a cell, waits for nothing. */
  let busy = false
  const run = (of: Parts): boolean => {
    busy = true
    try {
      return of.next().done === true
    } finally {
      busy = false
    }
  }
  const goOn = (): void => {
    if (!work) return
    const now = work
    if (!run(now)) setTimeout(goOn)
    else if (work === now) work = null
  }
  return {
    /** After the frame that answers the key. */
    begin(next: Parts): void {
      work = next
      afterFrame(goOn)
    },
    /** What was begun ends before anything else happens. */
    finish(): void {
      if (busy) return
      const rest = work
      work = null
      while (rest && !run(rest));
    },
  }
}
