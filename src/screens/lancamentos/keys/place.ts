/** Which page stands in place of the grid. Closing one leads back to where the person was: same height, grid, button. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CellPlace } from './navigate'

/** The input of a cell, if that is what an event happened to. */
export const inputOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.dataset['chave'] !== undefined ? target : null

export type Panel =
  { tipo: 'grade' } | { tipo: 'colar'; texto: string; de: CellPlace | null } | { tipo: 'publicar' | 'fechar' }

/** The buttons that open a page: they are drawn anew when it closes, and found again by their id. */
export const openers = { colar: 'abrir-colar', publicar: 'abrir-publicar', fechar: 'abrir-fechar' } as const

const grade: Panel = { tipo: 'grade' }

export function usePanel() {
  const [painel, setPainel] = useState<Panel>(grade)
  /** What stands around the grid, which scrolls in itself both ways; empty on a phone, whose list does not. */
  const quadro = useRef<HTMLDivElement>(null)
  const lugar = useRef({ altura: 0, top: 0, left: 0 })
  const depois = useRef<(() => void) | null>(null)
  const abrir = useCallback((novo: Panel) => {
    const { scrollTop: top = 0, scrollLeft: left = 0 } = quadro.current?.firstElementChild ?? {}
    lugar.current = { altura: window.scrollY, top, left }
    setPainel(novo)
  }, [])
  /** Closes; `then` gives the focus on, else it goes back to what opened the page. */
  const fechar = useCallback((then: () => void) => {
    depois.current = then
    setPainel(grade)
  }, [])
  useLayoutEffect(() => {
    const then = depois.current
    if (painel.tipo !== 'grade' || !then) return
    depois.current = null
    const { altura, top, left } = lugar.current
    document.documentElement.scrollTop = altura
    // drawn anew, it would begin with the first student and the first evaluation
    const regiao = quadro.current?.firstElementChild
    if (regiao) Object.assign(regiao, { scrollTop: top, scrollLeft: left })
    then()
  }, [painel])
  return { painel, quadro, abrir, fechar }
}
