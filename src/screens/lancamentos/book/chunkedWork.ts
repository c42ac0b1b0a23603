/** Long work (a paste, an undo of thousands of cells) in chunks, so that key presses are handled in between. */
import { afterFrame } from '@/ui/action/afterFrame'

/** Work that pauses at each `yield`; it returns its result. */
export type Parts<T = void> = Generator<void, T>

/** Items per chunk. */
const part = 250

/** Calls `each` for every item, and pauses after each chunk. */
export function* inParts<T>(items: readonly T[], each: (item: T) => void): Parts {
  for (const [i, item] of items.entries()) {
    each(item)
    if (i % part === part - 1) yield
  }
}

/** Runs the work to its end without pauses. */
export function whole<T>(work: Parts<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Runs at most one such work at a time. */
export function createWorker() {
  let work: Parts | null = null
  /** A chunk is running: handlers that it triggers, such as leaving a cell, must not wait for the work to finish. */
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
    /** Starts the work after the next frame, so that the key press is shown first. */
    begin(next: Parts): void {
      work = next
      afterFrame(goOn)
    },
    /** Runs the rest of the work at once, before anything else changes the same cells. */
    finish(): void {
      if (busy) return
      const rest = work
      work = null
      while (rest && !run(rest));
    },
  }
}
