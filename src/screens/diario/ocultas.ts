/**
 * Grades hidden from whoever looks over the shoulder (wishes 6): by one press, and, where the person asked for it, each
 * time they come back from something else. Kept for the tab, so that a reload shows nothing either.
 */
import { startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { hidesGradesOnReturn, onWipe } from '@/session'
import { afterFrame } from '@/ui/afterFrame'

const key = 'portal.notasOcultas'
/** Told at once, in the same breath: buttons, and sentences whose figures nothing else covers. */
const listeners = new Set<() => void>()
/** What every figure on the page is told; after the frame that covers them, because there may be hundreds. */
const figuras = new Set<(cobertas: boolean) => void>()

function stored(): boolean {
  try {
    return sessionStorage.getItem(key) === 'sim'
  } catch {
    return false
  }
}

let ocultas = stored()

/**
 * Hides or shows every grade. What is marked as a figure disappears with the next frame, however much there is
 * (`Valor.module.css`), and is replaced a little later, without holding up the page; `now`: before this function returns
 * to the browser.
 */
export function ocultarNotas(value: boolean, now = false): void {
  ocultas = value
  // one by one: a rule that hangs on the root of the page makes the browser look at every element there is
  for (const figura of document.querySelectorAll('[data-figura]')) figura.toggleAttribute('data-coberta', value)
  try {
    if (value) sessionStorage.setItem(key, 'sim')
    else sessionStorage.removeItem(key)
  } catch {
    // storage forbidden: it lasts as long as the page
  }
  for (const listener of listeners) listener()
  if (now) for (const figura of figuras) figura(value)
  else afterFrame(tellFiguras)
}

/** The frame that hides or shows comes first; how it is by then: the person may have pressed once more. */
function tellFiguras(): void {
  for (const figura of figuras)
    startTransition(() => {
      figura(ocultas)
    })
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

/** Told at once how it is, before it is seen: the person may have pressed while the figure was being drawn. */
function follow(figura: (coberta: boolean) => void): () => void {
  figuras.add(figura)
  figura(ocultas)
  return () => {
    figuras.delete(figura)
  }
}

/** For each of possibly hundreds of figures, and what is made of them: whether dots stand in its place. */
export function useCoberta(): boolean {
  const [coberta, setCoberta] = useState(ocultas)
  useLayoutEffect(() => follow(setCoberta), [])
  return coberta
}

/** Whether grades are hidden now. */
export const useOcultas = (): boolean => useSyncExternalStore(subscribe, () => ocultas)
