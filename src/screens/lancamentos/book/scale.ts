/**
 * Up to where grades go here: as the settings tell, else learned from what the service has refused and from the largest
 * grade of the class. A figure above it is asked about while it is typed (7,5 without its comma), and never held back.
 */

import { stepOf, toHundredths } from '@/domain/notas/hundredths'

/** Why a figure is asked about, and the figure that it passes. */
export interface Above {
  why: 'scale' | 'refused' | 'point'
  max: number
  /** With its comma forgotten: 70 for 7,0. */
  meant?: number
}

/** The next of 10, 100, 1000. ASSUMED (decisions §14): no smaller scale is concluded from low grades. */
const roundUp = (largest: number): number => 10 ** Math.max(1, Math.ceil(Math.log10(largest)))

function overScale(valor: number, max: number, decimals: number): Above | null {
  if (valor <= max) return null
  const meant = Number.isInteger(valor)
    ? [valor / 10, valor / 100].find((one) => one <= max && toHundredths(one) % stepOf(decimals) === 0)
    : undefined
  return meant === undefined ? { why: 'scale', max } : { why: 'point', max, meant }
}

export type Scale = ReturnType<typeof createScale>

/** @param told by the settings; null: none is told. */
export function createScale(told: number | null, decimals = 2) {
  let largest = 0
  let refused = Infinity
  return {
    /** A grade that the service holds already: its height needs no question. */
    saw(valor: number | null): void {
      if (valor !== null && valor > largest) largest = valor
    },
    /** The service did not take these: the highest of them, where it is above every grade there is, was too high. */
    wasRefused(values: readonly (number | null | undefined)[]): void {
      const highest = Math.max(0, ...values.map((valor) => valor ?? 0))
      if (highest > largest && highest < refused) refused = highest
    },
    /** Null: nothing to ask. */
    above(valor: number | null): Above | null {
      if (valor === null) return null
      if (told !== null) return overScale(valor, told, decimals)
      if (valor >= refused) return { why: 'refused', max: refused }
      return largest === 0 ? null : overScale(valor, roundUp(largest), decimals)
    },
  }
}
