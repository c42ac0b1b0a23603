/** Which page stands in place of the grid. Closing one leads back to where the person was: same height, grid, button. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CellPlace } from './navigate'

/** The input of a cell, if that is what an event happened to. */
export const inputOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.dataset['chave'] !== undefined ? target : null

export type Panel =
  { tipo: 'grade' } | { tipo: 'colar'; text: string; de: CellPlace | null } | { tipo: 'publicar' | 'fechar' }

/** The buttons that open a page: they are drawn anew when it closes, and found again by their id. */
export const openers = { colar: 'abrir-colar', publicar: 'abrir-publicar', fechar: 'abrir-fechar' } as const

const grade: Panel = { tipo: 'grade' }

export function usePanel() {
  const [panel, setPanel] = useState<Panel>(grade)
  /** What stands around the grid, which scrolls in itself both ways; empty on a phone, whose list does not. */
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef({ height: 0, top: 0, left: 0 })
  const after = useRef<(() => void) | null>(null)
  const openPanel = useCallback((novo: Panel) => {
    const { scrollTop: top = 0, scrollLeft: left = 0 } = frame.current?.firstElementChild ?? {}
    place.current = { height: window.scrollY, top, left }
    setPanel(novo)
  }, [])
  /** Closes; `then` gives the focus on, else it goes back to what opened the page. */
  const fechar = useCallback((then: () => void) => {
    after.current = then
    setPanel(grade)
  }, [])
  useLayoutEffect(() => {
    const then = after.current
    if (panel.tipo !== 'grade' || !then) return
    after.current = null
    const { height, top, left } = place.current
    document.documentElement.scrollTop = height
    // drawn anew, it would begin with the first student and the first evaluation
    const region = frame.current?.firstElementChild
    if (region) Object.assign(region, { scrollTop: top, scrollLeft: left })
    then()
  }, [panel])
  return { panel, frame, openPanel, fechar }
}
