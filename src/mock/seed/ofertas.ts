/** The places of the coming school year: per school, series and shift, with the schools of note of the cast. */
import { serieOf } from '@/domain/series'
import { random } from '../random'
import type { Oferta } from '../tables/matricula'
import { escolas } from './escolas'

/** The schools that people, tests and demonstrations reach by name. Ids are `unidadeId` on the wire. */
export const escolaDeNota = {
  /** School of Ana and Bruno; Ana's next series has places in the morning and in the afternoon. */
  deAna: 1,
  /** School of Pedro: it ends with the pre-school, so he cannot renew there. */
  dePedro: 2,
  /** Not one free place. */
  semVagas: 3,
  /** Afternoon this year, morning only in the next. */
  mudaDeTurno: 6,
  /** Places only at night. */
  soNoturna: 8,
  /** School of João Pedro; its last place in the 1º ano, morning, goes to whoever sends first. */
  ultimaVaga: 12,
} as const

/** Shifts of next year, where they are more than, or other than, the school's shift of today. */
const turnosDoProximoAno: Record<number, readonly string[]> = {
  1: ['Manhã', 'Tarde'],
  3: ['Manhã', 'Tarde'],
  4: ['Tarde', 'Manhã'],
  6: ['Manhã'],
  7: ['Manhã', 'Tarde'],
  9: ['Integral', 'Manhã'],
  12: ['Manhã', 'Tarde'],
}

/** Nurseries: the crèche all day; the pre-school also by half days. */
const turnosDaInfantil = (serieId: number): readonly string[] =>
  serieOf(serieId)?.etapa === 'pre' ? ['Integral', 'Manhã', 'Tarde'] : ['Integral']

/** Series of a school next year: the two central nurseries open a group for babies. */
const seriesDe = (id: number, series: readonly number[]): readonly number[] =>
  id === 2 || id === 5 ? [10, ...series] : series

/** `vagas` and `reservas` before anybody of the cast asks: believable, never full by chance. */
export function ofertasDaRede(seed: number): Oferta[] {
  return escolas.flatMap(({ id, series, turno }) =>
    seriesDe(id, series).flatMap((serieId) => {
      const turnos = serieId < 31 ? turnosDaInfantil(serieId) : (turnosDoProximoAno[id] ?? [turno])
      return turnos.map((one) => oferta(seed, id, serieId, one))
    }),
  )
}

function oferta(seed: number, unidadeId: number, serieId: number, turno: string): Oferta {
  const chance = random(seed, 'vagas', unidadeId, serieId, turno)
  const vagas = chance.int(8, 30)
  const reservas = chance.int(0, vagas - 4)
  if (unidadeId === escolaDeNota.semVagas) return { unidadeId, serieId, turno, vagas, reservas: vagas }
  if (unidadeId === escolaDeNota.ultimaVaga && serieId === 31 && turno === 'Manhã') {
    return { unidadeId, serieId, turno, vagas: 25, reservas: 24 }
  }
  return { unidadeId, serieId, turno, vagas, reservas }
}
