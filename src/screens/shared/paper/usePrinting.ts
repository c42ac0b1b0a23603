/** Whether the page is being printed: parts that are otherwise drawn only near the viewport are then drawn whole. */
import { flushSync } from 'react-dom'
import { createStore, useStore } from '@/session'

const printing = createStore(false)
/** Renders and lays out synchronously, because Firefox copies the page for printing right after the event. */
const notify = (now: boolean) => () => {
  flushSync(() => printing.set(now))
  document.body.getBoundingClientRect()
}
// at module level, because the component may be unmounted when printing ends
window.addEventListener('beforeprint', notify(true))
window.addEventListener('afterprint', notify(false))

export const usePrinting = (): boolean => useStore(printing)
