/** Whether the page is being put on paper: what is drawn only where it is seen is then drawn whole. */
import { useSyncExternalStore } from 'react'

let printing = false
const listeners = new Set<() => void>()

function tell(value: boolean): void {
  printing = value
  for (const listener of listeners) listener()
}
// heard always: paper may end while nobody asks
window.addEventListener('beforeprint', () => tell(true))
window.addEventListener('afterprint', () => tell(false))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
