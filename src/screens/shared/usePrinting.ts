/** Whether the page is being put on paper: what is drawn only where it is seen is then drawn whole. */
import { useSyncExternalStore } from 'react'

let printing = false

function subscribe(listener: () => void): () => void {
  const on = (value: boolean) => () => {
    printing = value
    listener()
  }
  const [before, after] = [on(true), on(false)]
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
  }
}

export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
