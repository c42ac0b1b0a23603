/** Whether the page is being put on paper: what is drawn only where it is seen is then drawn whole. */
import { flushSync } from 'react-dom'
import { createStore, useStore } from '@/session'

const printing = createStore(false)
/** At once: Firefox copies the page for the paper before React would draw by itself, and a field that has no place yet as empty. */
const tell = (now: boolean) => () => {
  flushSync(() => printing.set(now))
  document.body.getBoundingClientRect()
}
// heard always: paper may end while nobody asks
window.addEventListener('beforeprint', tell(true))
window.addEventListener('afterprint', tell(false))

export const usePrinting = (): boolean => useStore(printing)
