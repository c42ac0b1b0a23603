/**
 * The twelve schools of Vila Serena: one list for the diary (class groups: `turmas.ts`), the enrollment and the attendance.
 * Id 1 is the school of Ana and Bruno; where each stands and which has places is told by those subjects.
 */
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
}

const finals = [36, 37, 38, 39]
const initials = [31, 32, 33, 34, 35]
const infantil = [11, 12, 13, 20, 21]
const eja = [41, 42]
const [center, acacias, ribeira, alto, nova] = bairros

const lines: readonly (readonly [string, string, readonly number[], Turno])[] = [
  ['EMEF Professora Cecília Meireles', center, finals, 'Manhã'],
  ['CMEI Pingo de Gente', center, infantil, 'Integral'],
  ['EMEF Monteiro Lobato', acacias, initials, 'Manhã'],
  ['EMEF Dom Hélder Câmara', acacias, finals, 'Tarde'],
  ['CMEI Jardim Encantado', acacias, infantil, 'Integral'],
  ['EMEF Zumbi dos Palmares', ribeira, initials, 'Tarde'],
  ['EMEF Anísio Teixeira', ribeira, finals, 'Manhã'],
  ['CEJA Paulo Freire', ribeira, eja, 'Noite'],
  ['EMEF Maria Quitéria', alto, initials, 'Integral'],
  ['CMEI Alto da Serra', alto, infantil, 'Manhã'],
  ['EMEF Darcy Ribeiro', nova, finals, 'Tarde'],
  ['EMEF Carolina Maria de Jesus', nova, initials, 'Manhã'],
]

/** By id, 1 to 12. */
export const escolas: readonly SeedEscola[] = lines.map(([nome, bairro, series, turno], i) => ({
  id: i + 1,
  nome,
  bairro,
  series,
  turno,
}))

/** The school number `id`, from 1. Beyond the twelfth the plans repeat, with the number in the name. */
export function escolaOf(id: number): SeedEscola {
  const base = escolas[(id - 1) % escolas.length]
  // the remainder always falls on one of the twelve
  if (!base) throw new RangeError(`No school ${id}`)
  return id <= escolas.length ? base : { ...base, id, nome: `${base.nome.split(' ')[0] ?? ''} Vila Serena ${id}` }
}
