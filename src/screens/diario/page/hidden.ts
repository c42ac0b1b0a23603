/** Whether grades are hidden, by a button or on leaving the tab; kept for the tab, so that a reload hides them too. */
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { createStore, hidesGradesOnReturn, keptText, onWipe, useStore } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'

const row = keptText('notasOcultas')
/** This store changes at once: buttons and sentences with figures follow it. */
const hidden = createStore(row.read() === 'sim')
/** This store changes after the next frame: the figures, maybe hundreds, follow it. Until then a style covers them. */
const store = createStore(hidden.get())
/** Whether the figures have to be redrawn synchronously. */
let atOnce = false

/** Hides or shows every grade: the style at once, the content after a frame, or with `now` before this call returns. */
export function hideGrades(value: boolean, { now = false } = {}): void {
  // each figure by itself: an attribute on the root would make the browser restyle the whole page
  for (const figure of document.querySelectorAll('[data-figure]')) figure.toggleAttribute('data-covered', value)
  row.write(value ? 'sim' : null)
  hidden.set(value)
  atOnce = now
  const follow = () => {
    // the latest state, not `value`: the person may have pressed again meanwhile
    store.set(hidden.get())
    atOnce = false
  }
  if (now) follow()
  else afterFrame(follow)
}

// grades are hidden on leaving already, so that the phone's list of open apps shows none either
document.addEventListener('visibilitychange', () => {
  if (document.hidden && hidesGradesOnReturn()) hideGrades(true, { now: true })
})

onWipe((change) => {
  if (change === 'person' && hidden.get()) hideGrades(false)
})

/** Whether a figure draws dots in its place. Only for the figures themselves, of which there may be hundreds. */
export function useCovered(): boolean {
  const [covered, setCovered] = useState(hidden.get)
  useLayoutEffect(() => {
    const show = () => setCovered(hidden.get())
    // the person may have pressed between rendering and this effect
    show()
    return store.subscribe(() => {
      if (atOnce) show()
      else startTransition(show)
    })
  }, [])
  return covered
}

export const useHiddenGrades = (): boolean => useStore(hidden)

/** Calls `act` after each render and when grades are shown again, never while they are hidden; causes no render. */
export function useWhileShown(act: () => void): void {
  useEffect(() => {
    const look = () => {
      if (!hidden.get()) act()
    }
    look()
    return hidden.subscribe(look)
  })
}
