/**
 * The twelve schools of Vila Serena: one list for the diary, the enrollment, the attendance and the map of the town.
 */
import type { Posicao } from '@/domain/geo'
import type { Turno } from '../tables/diario'

/** The five districts of Vila Serena. */
export const bairros = ['Centro', 'Jardim das Acácias', 'Ribeira', 'Alto da Serra', 'Vila Nova'] as const

/** A school of the seed, with the series that it teaches (mock/README §1) and its shift. */
export interface SeedEscola {
  id: number
  nome: string
  bairro: string
  series: readonly number[]
  turno: Turno
  /** Null when the school was never placed on the map. */
  place: Posicao | null
}

const finals = [36, 37, 38, 39]
const initials = [31, 32, 33, 34, 35]
const infantil = [11, 12, 13, 20, 21]
const eja = [41, 42]
const [center, acacias, ribeira, alto, nova] = bairros

type Line = readonly [string, string, readonly number[], Turno, readonly [latitude: number, longitude: number] | null]
/** By id, counted from 1: the school of Ana and Bruno, that of Pedro, and ten others. */
const lines: readonly Line[] = [
  ['EMEF Professora Cecília Meireles', center, finals, 'Manhã', [-26.9101, -48.6606]],
  ['CMEI Pingo de Gente', center, infantil, 'Integral', null],
  ['EMEF Monteiro Lobato', acacias, initials, 'Manhã', [-26.9178, -48.6712]],
  ['EMEF Dom Hélder Câmara', acacias, finals, 'Tarde', [-26.9189, -48.6694]],
  ['CMEI Jardim Encantado', acacias, infantil, 'Integral', [-26.9165, -48.6731]],
  ['EMEF Zumbi dos Palmares', ribeira, initials, 'Tarde', [-26.9022, -48.6548]],
  ['EMEF Anísio Teixeira', ribeira, finals, 'Manhã', [-26.9013, -48.6571]],
  ['CEJA Paulo Freire', ribeira, eja, 'Noite', [-26.9007, -48.6533]],
  ['EMEF Maria Quitéria', alto, initials, 'Integral', [-26.9254, -48.6829]],
  ['CMEI Alto da Serra', alto, infantil, 'Manhã', [-26.9267, -48.6851]],
  ['EMEF Darcy Ribeiro', nova, finals, 'Tarde', [-26.8951, -48.6689]],
  ['EMEF Carolina Maria de Jesus', nova, initials, 'Manhã', [-26.8943, -48.6702]],
]

/** The twelve schools, by id from 1. */
export const escolas: readonly SeedEscola[] = lines.map(([nome, bairro, series, turno, at], i) => {
  const place = at && { latitude: at[0], longitude: at[1] }
  return { id: i + 1, nome, bairro, series, turno, place }
})

/** The first `howMany` schools. Beyond the twelfth the plans repeat, with the number in the name. */
export const escolasOf = (howMany: number): SeedEscola[] => Array.from({ length: howMany }, (_, i) => escolaOf(i + 1))

/** The school of an id, counted from 1. */
export function escolaOf(id: number): SeedEscola {
  const base = escolas[(id - 1) % escolas.length]
  // the remainder always selects one of the twelve
  if (!base) throw new RangeError(`No school ${id}`)
  return id <= escolas.length ? base : { ...base, id, nome: `${base.nome.split(' ')[0] ?? ''} Vila Serena ${id}` }
}
