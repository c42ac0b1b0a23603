/** Whether the page is being printed: parts that are drawn only near the window are then drawn whole. */
import { flushSync } from 'react-dom'
import { createStore, useStore } from '@/session'

const printing = createStore(false)
/** Draws and lays out synchronously: Firefox copies the page for the paper right after the event. */
const notify = (now: boolean) => () => {
  flushSync(() => printing.set(now))
  document.body.getBoundingClientRect()
}
// always listening: the component may be gone when printing ends
window.addEventListener('beforeprint', notify(true))
window.addEventListener('afterprint', notify(false))

export const usePrinting = (): boolean => useStore(printing)
