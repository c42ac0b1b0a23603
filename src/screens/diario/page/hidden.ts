/** Whether grades are hidden, by a press or on coming back; kept for the tab, so that a reload shows none either. */
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { createStore, hidesGradesOnReturn, keptText, onWipe, useStore } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'

const row = keptText('notasOcultas')
/** Changes at once: for buttons, and for sentences with figures in them. */
const hidden = createStore(row.read() === 'sim')
/** Changes after the next frame: for the figures, of which there may be hundreds. Style covers them meanwhile. */
const store = createStore(hidden.get())
/** The figures are to be redrawn synchronously. */
let atOnce = false

/** Hides or shows every grade: by style at once, the content after a frame, or with `now` before this returns. */
export function hideGrades(value: boolean, now = false): void {
  // one by one: an attribute on the root would make the browser restyle the whole page
  for (const figure of document.querySelectorAll('[data-figure]')) figure.toggleAttribute('data-covered', value)
  row.write(value ? 'sim' : null)
  hidden.set(value)
  atOnce = now
  const follow = () => {
    // the state of then: the person may have pressed again meanwhile
    store.set(hidden.get())
    atOnce = false
  }
  if (now) follow()
  else afterFrame(follow)
}

// on leaving already, so that the list of open apps shows no grade either
document.addEventListener('visibilitychange', () => {
  if (document.hidden && hidesGradesOnReturn()) hideGrades(true, true)
})

onWipe((change) => {
  if (change === 'person' && hidden.get()) hideGrades(false)
})

/** For the figures themselves, of which there may be hundreds: whether to draw dots instead. */
export function useCovered(): boolean {
  const [covered, setCovered] = useState(hidden.get)
  useLayoutEffect(() => {
    const show = () => setCovered(hidden.get())
    // the person may have pressed while this was being drawn
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
