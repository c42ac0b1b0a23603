/** Which page stands in place of the grid. Closing one leads back to where the person was: same height, grid, button. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CellPlace } from './navigate'

export type Panel = { tipo: 'colar'; text: string; de: CellPlace | null } | { tipo: 'publicar' | 'fechar' }

/** The buttons that open a page: they are drawn anew when it closes, and found again by their id. */
export const openers = { colar: 'abrir-colar', publicar: 'abrir-publicar', fechar: 'abrir-fechar' } as const

/** Null: the grid is there. */
export function usePanel() {
  const [panel, setPanel] = useState<Panel | null>(null)
  /** What stands around the grid, which scrolls in itself both ways; empty on a phone, whose list does not. */
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef({ height: 0, top: 0, left: 0 })
  const after = useRef<(() => void) | null>(null)
  const openPanel = (next: Panel) => {
    const { scrollTop: top = 0, scrollLeft: left = 0 } = frame.current?.firstElementChild ?? {}
    place.current = { height: window.scrollY, top, left }
    setPanel(next)
  }
  /** `then` gives the focus on. */
  const close = useCallback((then: () => void) => {
    after.current = then
    setPanel(null)
  }, [])
  useLayoutEffect(() => {
    const then = after.current
    if (panel || !then) return
    after.current = null
    const { height, top, left } = place.current
    document.documentElement.scrollTop = height
    // drawn anew, it would begin with the first student and the first evaluation
    const region = frame.current?.firstElementChild
    if (region) Object.assign(region, { scrollTop: top, scrollLeft: left })
    then()
  }, [panel])
  return { panel, frame, openPanel, close }
}
