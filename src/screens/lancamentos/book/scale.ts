/**
 * The highest usual grade of a class: from the settings, else learned from refused grades and from the largest grade of
 * the class. A grade above it (75 for 7,5 without the comma) asks for a confirmation, and is never blocked.
 */

import { stepOf, toHundredths } from '@/domain/notas/hundredths'

/** Why a grade needs a confirmation, and the limit that it exceeds. */
export interface Above {
  why: 'scale' | 'refused' | 'point'
  max: number
  /** The grade probably meant where the comma was forgotten: 7,0 for 70. */
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

/** @param told The limit of the settings; null: the settings have none. */
export function createScale(told: number | null, decimals = 2) {
  let largest = 0
  let refused = Infinity
  return {
    /** Takes a saved grade: the scale reaches at least that far. */
    saw(valor: number | null): void {
      if (valor !== null && valor > largest) largest = valor
    },
    /** Takes refused grades: if the highest is above every saved grade, the service probably refused it as too high. */
    wasRefused(values: readonly (number | null | undefined)[]): void {
      const highest = Math.max(0, ...values.map((valor) => valor ?? 0))
      if (highest > largest && highest < refused) refused = highest
    },
    /** Null: no confirmation is needed. */
    above(valor: number | null): Above | null {
      if (valor === null) return null
      if (told !== null) return overScale(valor, told, decimals)
      if (valor >= refused) return { why: 'refused', max: refused }
      return largest === 0 ? null : overScale(valor, roundUp(largest), decimals)
    },
  }
}
