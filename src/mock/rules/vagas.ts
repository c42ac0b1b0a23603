/** Places: free = `vagas − reservas`, never below zero. The place is taken at sending (decisions §11; mock/README §9). */
import type { Escolha, MatriculaTables, Oferta } from '../tables/matricula'

/** A wish with the figures that the family saw when it chose. */
export interface Desejo extends Escolha {
  /** Free places on the family's screen; null when the request told none. */
  vistas: number | null
}

/** Free places of a row. */
export const livres = (oferta: Oferta): number => oferta.vagas - oferta.reservas

/** The row of one school, series and shift, or null when the school does not offer it. */
export function ofertaDe(tables: MatriculaTables, serieId: number, { unidadeId, turno }: Escolha): Oferta | null {
  return tables.ofertas.find((o) => o.unidadeId === unidadeId && o.serieId === serieId && o.turno === turno) ?? null
}

/** Takes one place. Returns false, and changes nothing, when there is none. */
export function ocupar(oferta: Oferta): boolean {
  if (livres(oferta) <= 0) return false
  oferta.reservas += 1
  return true
}

/** Gives one place back. */
export function desocupar(oferta: Oferta): void {
  oferta.reservas = Math.max(0, oferta.reservas - 1)
}

/**
 * Which wish is met: the first with a free place (`lugar`), none (`espera`: the family knew that they were full), or
 * `tomada`, a wish that still had places on the family's screen and has none now: the family chooses again.
 */
export function atender(
  tables: MatriculaTables,
  serieId: number,
  desejos: readonly Desejo[],
): { caso: 'lugar'; oferta: Oferta } | { caso: 'espera' } | { caso: 'tomada'; desejo: Desejo } {
  for (const desejo of desejos) {
    const oferta = ofertaDe(tables, serieId, desejo)
    if (oferta && livres(oferta) > 0) return { caso: 'lugar', oferta }
    if (desejo.vistas === null || desejo.vistas > 0) return { caso: 'tomada', desejo }
  }
  return { caso: 'espera' }
}
