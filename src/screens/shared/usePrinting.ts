/** Whether the page is being put on paper: what is drawn only where it is seen is then drawn whole. */
import { createStore, useStore } from '@/session'

const printing = createStore(false)
// heard always: paper may end while nobody asks
window.addEventListener('beforeprint', () => printing.set(true))
window.addEventListener('afterprint', () => printing.set(false))

export const usePrinting = (): boolean => useStore(printing)
