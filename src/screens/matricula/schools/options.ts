/**
 * Series and shifts that a family may ask for: from the service, else from the settings, else the family's own
 * words. Whether a child fits the service judges; an age is a hint. ASSUMED (decisions §11): numbers and words are the
 * network's, a series without a number travels in words, an empty shift asks for all, ages count on 31 March.
 */
import type { Matricula, Reserva } from '@/contract'
import { ageOn31March } from '@/domain/dates'
import { fold } from '@/domain/text'
import { settings } from '@/settings'
import { yearOf } from '../receipt/aggregate'
import type { Draft } from '../flow/draft'

/** A series in the service's number and words. `fits`: the age of the settings holds; null where they tell none. */
export interface SerieOption {
  id: number
  descricao: string
  fits: boolean | null
}

const distinct = (rows: readonly Reserva[]) =>
  [...new Map(rows.map(({ serie }) => [serie.id, serie])).values()].filter(
    ({ id, descricao }) => id !== 0 && descricao !== '',
  )

/** [] where none are known: then the family types it. */
export function seriesFor(m: Matricula): SerieOption[] {
  const told = distinct(m.reservas).sort((a, b) => a.ordernacaoSerie - b.ordernacaoSerie)
  const known = settings().enrollment.series
  if (!known?.length) {
    // an offer for one series contains only that one: nothing to choose from
    return told.length > 1 ? told.map(({ id, descricao }) => ({ id, descricao, fits: null })) : []
  }
  // who is born after that day is a baby of that year: the first series takes them until its end (mock/README §1)
  const age = Math.max(0, ageOn31March(m.login.dataNasc, yearOf(m)))
  return known.map(({ ageFrom, ageTo, id, name }) => ({
    id,
    descricao: told.find((serie) => serie.id === id)?.descricao ?? name,
    fits: ageFrom === undefined && ageTo === undefined ? null : age >= (ageFrom ?? age) && age <= (ageTo ?? age),
  }))
}

/** The series that fit the age, with the one that was chosen, and the others; all near where no age is known. */
export function nearFirst(
  options: readonly SerieOption[],
  chosen: number,
): { near: SerieOption[]; far: SerieOption[] } {
  const isNear = ({ fits, id }: SerieOption) => fits === true || id === chosen
  if (!options.some(({ fits }) => fits === true)) return { near: [...options], far: [] }
  return { near: options.filter(isNear), far: options.filter((one) => !isNear(one)) }
}

/** What was chosen or written as it travels: the number that is known for these words, else the words alone. */
export function serieChosen(
  options: readonly SerieOption[],
  answer: string,
): { serieId: number; descricaoSerie: string } {
  const found = options.find(({ id, descricao }) => String(id) === answer || fold(descricao) === fold(answer))
  return { serieId: found?.id ?? 0, descricaoSerie: found?.descricao ?? answer.trim() }
}

/** Shifts in the service's words; [] where none are known: then the offer is asked for all. */
export function shiftsFor({ matricula, oferta, way }: Draft): string[] {
  const offered = [...new Set(matricula.reservas.map((row) => row.turno))].filter(Boolean)
  if (way === 'confirmar' && offered.length > 0) return offered
  const known = settings().enrollment.shifts?.map(({ name }) => name)
  if (known?.length) return known
  const { novoTurno, turnoAtual } = matricula[way === 'confirmar' ? 'confirmacao' : 'transferencia']
  const words = [...oferta.map((row) => row.turno), ...offered, turnoAtual, novoTurno]
  return [...new Set(words)].filter(Boolean)
}
