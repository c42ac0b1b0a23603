/** Grades hidden by a press or on coming back; kept for the tab, so that a reload shows nothing either. */
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { createStore, hidesGradesOnReturn, keptText, onWipe, useStore } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'

const row = keptText('notasOcultas')
/** Known at once, in the same breath: buttons, and sentences whose figures nothing else covers. */
const hidden = createStore(row.read() === 'sim')
/** What every figure on the page follows; after the frame that covers them, because there may be hundreds. */
const store = createStore(hidden.get())
/** Figures follow before this turn of the browser is over. */
let atOnce = false

/** Hides or shows every grade: by style at once, the content a little later; `now`: before this returns. */
export function hideGrades(value: boolean, now = false): void {
  // one by one: a rule that hangs on the root of the page makes the browser look at every element there is
  for (const figure of document.querySelectorAll('[data-figura]')) figure.toggleAttribute('data-coberta', value)
  row.write(value ? 'sim' : null)
  hidden.set(value)
  atOnce = now
  if (now) follow()
  else afterFrame(follow)
}

/** How it is by then: the person may have pressed once more. */
function follow(): void {
  store.set(hidden.get())
  atOnce = false
}

// on leaving, not on coming back: the list of open apps and the first moment of the return show no grade either
document.addEventListener('visibilitychange', () => {
  if (document.hidden && hidesGradesOnReturn()) hideGrades(true, true)
})

onWipe((change) => {
  if (change === 'person' && hidden.get()) hideGrades(false)
})

/** For each of possibly hundreds of figures, and what is made of them: whether dots stand in its place. */
export function useCovered(): boolean {
  const [covered, setCovered] = useState(hidden.get)
  useLayoutEffect(() => {
    const show = () => setCovered(hidden.get())
    // before it is seen: the person may have pressed while the figure was being drawn
    show()
    return store.subscribe(() => {
      if (atOnce) show()
      else startTransition(show)
    })
  }, [])
  return covered
}

export const useHiddenGrades = (): boolean => useStore(hidden)

/** Calls `act` after each drawing and when grades are shown again, but not while they are hidden; draws nothing anew. */
export function useWhileShown(act: () => void): void {
  useEffect(() => {
    const look = () => {
      if (!hidden.get()) act()
    }
    look()
    return hidden.subscribe(look)
  })
}
