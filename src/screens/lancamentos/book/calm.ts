/** Timers of the gradebook: background work waits for a number of milliseconds, or until nobody types. */

/** Milliseconds without a key press after which background work may go on. */
export const calm = 300
/** Milliseconds after which waiting work goes on even while somebody types. */
const atMost = 1000

/** Resolves after `ms` milliseconds, or at once when `signal` is aborted. */
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

/** Listens to key presses until `signal` is aborted; the returned function resolves once nobody types. */
export function listenForCalm(signal: AbortSignal): () => Promise<void> {
  let key = -Infinity
  document.addEventListener('keydown', () => (key = performance.now()), { capture: true, signal })
  return async () => {
    const limit = performance.now() + atMost
    const rest = () => Math.min(key + calm, limit) - performance.now()
    while (!signal.aborted && rest() > 0) await wait(rest(), signal)
  }
}
