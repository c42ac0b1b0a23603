/**
 * Grades hidden from whoever looks over the shoulder (wishes 6): by one press, and, where the person asked for it, each
 * time they come back from something else. Kept for the tab, so that a reload shows nothing either.
 */
import { useSyncExternalStore } from 'react'
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

export function ocultarNotas(value: boolean): void {
  ocultas = value
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
  if (document.hidden && hidesGradesOnReturn()) ocultarNotas(true)
})

onWipe((change) => {
  if (change === 'person') ocultarNotas(false)
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether grades are hidden now. */
export const useOcultas = (): boolean => useSyncExternalStore(subscribe, () => ocultas)
