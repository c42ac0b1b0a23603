/** Places at a school: how many of those in a row of the offer are free. */
import type { Reserva } from '@/contract'
import { fold } from './text'

/** Free places of a row, `vagas − reservas`, never below zero (decisions §11). */
export const freePlaces = ({ vagas, reservas }: Pick<Reserva, 'vagas' | 'reservas'>): number =>
  Math.max(0, vagas - reservas)

/** How families shorten the words that districts begin with. */
const shortened: Readonly<Record<string, string>> = {
  ...{ jd: 'jardim', jdim: 'jardim', vl: 'vila', v: 'vila', pq: 'parque', pque: 'parque', res: 'residencial' },
  ...{ conj: 'conjunto', lot: 'loteamento', sta: 'santa', sto: 'santo', s: 'sao', n: 'nossa', sra: 'senhora' },
}

/** What names a district, however it is spelled or shortened: "Jd. das Acácias" is "Jardim das Acácias". */
export const bairroKey = (bairro: string): string =>
  fold(bairro)
    .split(/[\s.]+/)
    .filter(Boolean)
    .map((word) => shortened[word] ?? word)
    .join(' ')
