/** Waiting: so many milliseconds, or until nobody types. */

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
