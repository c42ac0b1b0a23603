/**
 * Rows of the offer: a place is taken when a request is sent, and never more than exist
 * (mock/README §9). ASSUMED (decisions §11).
 */
import { freePlaces } from '@/domain/places'
import type { Choice, MatriculaTables, Offer } from '../tables/matricula'

/** A choice with the number of free places that the family saw. */
export interface Wish extends Choice {
  /** Free places on the family's screen; null when the request sent none. */
  seen: number | null
}

/** The row of one school, series and shift; null when the school does not offer it. */
export function offerOf(tables: MatriculaTables, serieId: number, { unidadeId, turno }: Choice): Offer | null {
  return tables.ofertas.find((o) => o.unidadeId === unidadeId && o.serieId === serieId && o.turno === turno) ?? null
}

/** Takes one place. Returns false, and changes nothing, when none is free. */
export function occupy(oferta: Offer): boolean {
  if (freePlaces(oferta) <= 0) return false
  oferta.reservas += 1
  return true
}

/** Releases one place. */
export function release(oferta: Offer): void {
  oferta.reservas = Math.max(0, oferta.reservas - 1)
}
