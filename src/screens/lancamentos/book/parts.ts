/** Work on thousands of cells in parts, between which a key is answered. */
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
  const goOn = (): void => {
    if (work?.next().done === false) setTimeout(goOn)
    else work = null
  }
  return {
    /** After the frame that answers the key. */
    begin(next: Parts): void {
      work = next
      afterFrame(goOn)
    },
    /** What was begun ends before anything else happens. */
    finish(): void {
      const rest = work
      work = null
      if (rest) whole(rest)
    },
  }
}
