/** Long work for which no key waits: it goes in parts, between which a key is answered. */
import { afterFrame } from '@/ui/action/afterFrame'

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
