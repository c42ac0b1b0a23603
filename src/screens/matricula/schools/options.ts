/**
 * Series and shifts to choose from: the service's, else the settings', else the family's own words. An age is only a
 * hint, since the service judges whether a child fits. ASSUMED (decisions §11): numbers and words are the network's, of
 * the settings' series and shifts the `id` travels, a series without a number travels in words, an empty shift asks for
 * all, ages count on 31 March.
 */
import type { Matricula, Reserva } from '@/contract'
import { ageOn31March } from '@/domain/dates'
import { fold } from '@/domain/text'
import { settings } from '@/settings'
import { toldApart } from '@/ui/data/toldApart'
import { yearOf } from '../receipt/aggregate'
import type { Draft } from '../flow/draft'

/** A series in the service's number and words. `fits`: whether the child's age fits the settings; null without ages. */
export interface SerieOption {
  id: number
  descricao: string
  fits: boolean | null
}

const distinct = (rows: readonly Reserva[]) =>
  [...new Map(rows.map(({ serie }) => [serie.id, serie])).values()].filter(
    ({ id, descricao }) => id !== 0 && descricao !== '',
  )

/** The series to choose from; [] where none are known, so that the family types one. */
export function seriesFor(m: Matricula): SerieOption[] {
  const told = distinct(m.reservas).sort((a, b) => a.ordernacaoSerie - b.ordernacaoSerie)
  const known = settings().enrollment.series
  if (!known?.length) {
    // an offer asked for one series contains only that one, which leaves nothing to choose
    return told.length > 1 ? told.map(({ id, descricao }) => ({ id, descricao, fits: null })) : []
  }
  // a child born later counts as 0, since the first series takes babies until the year's end (mock/README §1)
  const age = Math.max(0, ageOn31March(m.login.dataNasc, yearOf(m)))
  return known.map(({ ageFrom, ageTo, id, name }) => ({
    id,
    descricao: told.find((serie) => serie.id === id)?.descricao ?? name,
    fits: ageFrom === undefined && ageTo === undefined ? null : age >= (ageFrom ?? age) && age <= (ageTo ?? age),
  }))
}

/** Splits the series into those that fit the age or are chosen and the others; all are near where no age fits. */
export function nearFirst(
  options: readonly SerieOption[],
  chosen: number,
): { near: SerieOption[]; far: SerieOption[] } {
  const isNear = ({ fits, id }: SerieOption) => fits === true || id === chosen
  if (!options.some(({ fits }) => fits === true)) return { near: [...options], far: [] }
  return { near: options.filter(isNear), far: options.filter((one) => !isNear(one)) }
}

/** Turns a chosen or typed series into what is sent: its number and words where known, else the words alone. */
export function serieChosen(
  options: readonly SerieOption[],
  answer: string,
): { serieId: number; descricaoSerie: string } {
  const found = options.find(({ id, descricao }) => String(id) === answer || fold(descricao) === fold(answer))
  return { serieId: found?.id ?? 0, descricaoSerie: found?.descricao ?? answer.trim() }
}

/** The settings' name of a shift as it travels; the service's own word where the settings know none. */
export const nameOfShift = (turno: string): string =>
  settings().enrollment.shifts?.find(({ id }) => id === turno)?.name ?? turno

/** Shifts as they travel, and whether any of them can be asked for, which reads the offer of all. */
export function shiftsFor({ matricula, oferta, way }: Draft): { shifts: string[]; offersAny: boolean } {
  const offered = [...new Set(matricula.reservas.map((row) => row.turno))].filter(Boolean)
  if (way === 'confirmar' && offered.length > 0) return { shifts: offered, offersAny: false }
  const known = settings().enrollment.shifts?.map(({ id }) => id)
  if (known?.length) return { shifts: known, offersAny: way !== 'confirmar' && known.length !== 1 }
  const { novoTurno, turnoAtual } = matricula[way === 'confirmar' ? 'confirmacao' : 'transferencia']
  // in a renewal today's shift alone would leave nothing to choose, so the family types one
  if (way === 'confirmar' && oferta.length === 0) return { shifts: [], offersAny: false }
  const words = [...oferta.map((row) => row.turno), ...offered, turnoAtual, novoTurno]
  const shifts = [...new Set(words)].filter(Boolean)
  // the shifts of a child that changes school, which may be today's alone, are not all shifts of the network
  return { shifts, offersAny: way === 'transferir' || (way !== 'confirmar' && shifts.length !== 1) }
}

/** Names the schools of an offer: where two have the same name, each with its district. */
export const namesOfSchools = (rows: readonly Reserva[]) =>
  toldApart(
    rows,
    ({ unidadeId }) => unidadeId,
    ({ nomeEscola }) => nomeEscola,
    ({ bairro }) => bairro,
  )
