/** The places of the coming school year: per school, series and shift, with the notable schools of the cast. */
import { serieOf } from '../rules/series'
import { random } from './random'
import type { Offer } from '../tables/matricula'
import { type SeedEscola, escolas, escolasOf } from './schools'

/** The schools that people, tests and demonstrations use by name. Ids are `unidadeId` on the wire. */
export const notableEscola = {
  ofAna: 1, // School of Ana and Bruno; Ana's next series has places in the morning and in the afternoon
  ofPedro: 2, // School of Pedro: it ends with the pre-school, so he cannot renew there
  noVagas: 3, // Not one free place
  changesTurno: 6, // Afternoon this year, morning only in the next
  onlyEvening: 8, // Places only at night
  lastPlace: 12, // School of João Pedro; its last place in the 1º ano, morning, goes to whoever sends first
} as const

/** The shifts of next year, where they differ from the school's present shift. */
const nextYearTurnos: Record<number, readonly string[]> = {
  1: ['Manhã', 'Tarde'],
  3: ['Manhã', 'Tarde'],
  4: ['Tarde', 'Manhã'],
  6: ['Manhã'],
  7: ['Manhã', 'Tarde'],
  9: ['Integral', 'Manhã'],
  12: ['Manhã', 'Tarde'],
}

/** The shifts of nurseries: the crèche all day; the pre-school also half days. */
const kindergartenTurnos = (serieId: number): readonly string[] =>
  serieOf(serieId)?.stage === 'pre' ? ['Integral', 'Manhã', 'Tarde'] : ['Integral']

/** The one of the twelve schools whose plan a school repeats. */
const modelOf = (id: number): number => ((id - 1) % escolas.length) + 1

/** The series of a school next year: the two central nurseries open a group for babies. */
const seriesDe = ({ id, series }: SeedEscola): readonly number[] =>
  modelOf(id) === 2 || modelOf(id) === 5 ? [10, ...series] : series

function turnosDe({ id, turno }: SeedEscola, serieId: number): readonly string[] {
  return serieId < 31 ? kindergartenTurnos(serieId) : (nextYearTurnos[modelOf(id)] ?? [turno])
}

/**
 * The places of so many schools before the cast's requests: never full by chance; special cases in the
 * first twelve only.
 */
export function networkOffers(seed: number, howMany = escolas.length): Offer[] {
  return escolasOf(howMany).flatMap((escola) =>
    seriesDe(escola).flatMap((serieId) =>
      turnosDe(escola, serieId).map((turno) => oferta(seed, escola.id, serieId, turno)),
    ),
  )
}

function oferta(seed: number, unidadeId: number, serieId: number, turno: string): Offer {
  const chance = random(seed, 'vagas', unidadeId, serieId, turno)
  const vagas = chance.int(8, 30)
  const reservas = chance.int(0, vagas - 4)
  if (unidadeId === notableEscola.noVagas) return { unidadeId, serieId, turno, vagas, reservas: vagas }
  if (unidadeId === notableEscola.lastPlace && serieId === 31 && turno === 'Manhã') {
    return { unidadeId, serieId, turno, vagas: 25, reservas: 24 }
  }
  return { unidadeId, serieId, turno, vagas, reservas }
}
