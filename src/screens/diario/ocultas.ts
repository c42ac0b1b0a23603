/**
 * Grades hidden from whoever looks over the shoulder (wishes 6): by one press, and, where the person asked for it, each
 * time they come back from something else. Kept for the tab, so that a reload shows nothing either.
 */
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { hidesGradesOnReturn, onWipe } from '@/session'

const key = 'portal.notasOcultas'
const listeners = new Set<() => void>()

function stored(): boolean {
  try {
    return sessionStorage.getItem(key) === 'sim'
  } catch {
    return false
  }
}

let ocultas = stored()
/** The change that is being told must be on the page at once. */
let atOnce = false

/**
 * Hides or shows every grade. Figures disappear with the next frame, however many there are (`Valor.module.css`), and
 * are replaced a little later, without holding up the page; `now`: before this function returns to the browser.
 */
export function ocultarNotas(value: boolean, now = false): void {
  ocultas = value
  atOnce = now
  document.documentElement.toggleAttribute('data-notas-ocultas', value)
  try {
    if (value) sessionStorage.setItem(key, 'sim')
    else sessionStorage.removeItem(key)
  } catch {
    // storage forbidden: it lasts as long as the page
  }
  for (const listener of listeners) listener()
}

// on leaving, not on coming back: the list of open apps and the first moment of the return show no grade either
document.addEventListener('visibilitychange', () => {
  if (document.hidden && hidesGradesOnReturn()) ocultarNotas(true, true)
})

onWipe((change) => {
  if (change === 'person' && ocultas) ocultarNotas(false)
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** For each of possibly hundreds of figures: whether dots stand in its place. */
export function useCoberta(): boolean {
  const [coberta, setCoberta] = useState(ocultas)
  useEffect(
    () =>
      subscribe(() => {
        if (atOnce) setCoberta(ocultas)
        else
          startTransition(() => {
            setCoberta(ocultas)
          })
      }),
    [],
  )
  return coberta
}

/** Whether grades are hidden now. */
export const useOcultas = (): boolean => useSyncExternalStore(subscribe, () => ocultas)
