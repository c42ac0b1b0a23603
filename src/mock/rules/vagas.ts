/** Rows of the offer: the place is taken at sending, and never more of them than there are (mock/README §9). ASSUMED (decisions §11). */
import { freePlaces } from '@/domain/places'
import type { Choice, MatriculaTables, Offer } from '../tables/matricula'

/** A wish with the figures that the family saw when it chose. */
export interface Wish extends Choice {
  /** Free places on the family's screen; null when the request told none. */
  seen: number | null
}

/** The row of one school, series and shift, or null when the school does not offer it. */
export function offerOf(tables: MatriculaTables, serieId: number, { unidadeId, turno }: Choice): Offer | null {
  return tables.ofertas.find((o) => o.unidadeId === unidadeId && o.serieId === serieId && o.turno === turno) ?? null
}

/** Takes one place. Returns false, and changes nothing, when there is none. */
export function occupy(oferta: Offer): boolean {
  if (freePlaces(oferta) <= 0) return false
  oferta.reservas += 1
  return true
}

/** Gives one place back. */
export function release(oferta: Offer): void {
  oferta.reservas = Math.max(0, oferta.reservas - 1)
}
