/** Which page stands in place of the grid. Closing one leads back to where the person was: same height, same button. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Celula } from './navegar'

export type Painel = { tipo: 'grade' } | { tipo: 'colar'; texto: string; de: Celula | null } | { tipo: 'publicar' }

/** The buttons that open a page: they are drawn anew when it closes, and found again by their id. */
export const abridores = { colar: 'abrir-colar', publicar: 'abrir-publicar' } as const

const grade: Painel = { tipo: 'grade' }

export function usePainel() {
  const [painel, setPainel] = useState<Painel>(grade)
  const altura = useRef(0)
  const depois = useRef<(() => void) | null>(null)
  const abrir = useCallback((novo: Painel) => {
    altura.current = window.scrollY
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
    document.documentElement.scrollTop = altura.current
    then()
  }, [painel])
  return { painel, abrir, fechar }
}
