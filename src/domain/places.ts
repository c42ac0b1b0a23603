/** Places at a school: how many of those in a row of the offer are free. */
import type { Reserva } from '@/contract'

/** Free places of a row, `vagas − reservas`, never below zero (decisions §11). */
export const freePlaces = ({ vagas, reservas }: Pick<Reserva, 'vagas' | 'reservas'>): number =>
  Math.max(0, vagas - reservas)
