/**
 * Whether figures are so fresh on their way that it is better to wait: what they order and say would jump under the
 * finger a moment later. After `patience` what there is is shown.
 */
import { useEffect, useState } from 'react'
import type { Figura } from './figuras'

/** Milliseconds. */
const patience = 2500

export function useHeld(figuras: readonly Figura[]): boolean {
  const pending = figuras.some((figura) => figura.pending)
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => {
      setLate(true)
    }, patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [pending])
  return pending && !late
}
