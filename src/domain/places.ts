/** School places: free places of a row of the offer, and names of districts. */
import type { Reserva } from '@/contract'
import { nameWords } from './text'

/** Free places of a row, `vagas − reservas`, never below zero (decisions §11). */
export const freePlaces = ({ vagas, reservas }: Pick<Reserva, 'vagas' | 'reservas'>): number =>
  Math.max(0, vagas - reservas)

/** Whether a row tells its places: without both figures (0 where the service sends none) nobody knows of any. */
export const saysPlaces = ({ vagas, reservas }: Pick<Reserva, 'vagas' | 'reservas'>): boolean =>
  vagas !== 0 || reservas !== 0

/** Usual abbreviations at the beginning of district names. */
const shortened: Readonly<Record<string, string>> = {
  ...{ jd: 'jardim', jdim: 'jardim', vl: 'vila', v: 'vila', pq: 'parque', pque: 'parque', res: 'residencial' },
  ...{ conj: 'conjunto', lot: 'loteamento', sta: 'santa', sto: 'santo', s: 'sao', n: 'nossa', sra: 'senhora' },
}

/** The normalised name of a district: "bairro Jd. Acácias" equals "Jardim das Acácias". */
export const bairroKey = (bairro: string): string =>
  nameWords(bairro)
    .filter((word) => word !== 'bairro')
    .map((word) => shortened[word] ?? word)
    .join(' ')
