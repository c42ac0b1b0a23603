/** Calls to the enrollment in tests: the tables of one day, and a family that sends the whole aggregate each time. */
import { type Ask, type Login, Matricula, op, z } from '@/contract'
import type { Db } from '@/mock/db'
import { Refused } from '@/mock/operation'
import { matricula } from '@/mock/operations/matricula'
import { freePlaces } from '@/domain/places'
import type { Family } from '@/mock/seed/children'
import { createSeed } from '@/mock/seed/index'
import { guardian, home } from '../../support/family'

/** Friday, 20 November 2026, 10:05 in Vila Serena. */
export const today = '2026-11-20'
export const morning = Date.parse('2026-11-20T10:05:00-03:00')

export const newDb = (): Db => createSeed(1, today)

type Part = z.input<typeof Matricula>

/** What a family types to be identified. */
export const loginOf = ({ cpf, cpfResponsavel, dataNasc, nome, nomeMae }: Family): Partial<Login> => ({
  nomeAluno: nome,
  dataNasc,
  nomeMae,
  cpfAluno: cpf,
  cpfResponsavel,
})

/** One call; the reply is checked against the contract. */
export function call(db: Db, processamento: string, login: Partial<Login>, part: Part = {}, now = morning): Matricula {
  const aggregate: Part = { ...part, login: { ...part.login, ...login }, processamento }
  const ask: Ask<typeof op.PostMatriculaMunicipal> = { login: aggregate.login, matricula: aggregate }
  const input = z.parse(op.PostMatriculaMunicipal.input, ask)
  // The tables must not hold what the caller holds: over the wire nothing is shared.
  const context = { db, dialects: new Set<never>(), caller: null, now, draw: () => '', looked: () => undefined }
  return structuredClone(z.parse(Matricula, matricula.PostMatriculaMunicipal(context, input)))
}

/** A complete `cadastro`; the school and its row are added by `pedir`. */
export const cadastroFor = (serieId: number, turno: string) => ({
  ...guardian,
  ...home,
  serieId,
  turno,
})

/** Asks for a new place as the portal does: reads the offer, chooses rows by school, sends. */
export function askForPlace(
  db: Db,
  who: Family,
  serieId: number,
  turno: string,
  escolas: number[],
  now = morning,
): Matricula {
  const offer = call(db, 'consultar', loginOf(who), { cadastro: { serieId, turno } }, now)
  return send(db, who, offer, serieId, turno, escolas, now)
}

/** Sends with an offer that was read before. */
export function send(
  db: Db,
  who: Family,
  offer: Matricula,
  serieId: number,
  turno: string,
  escolas: number[],
  now = morning,
): Matricula {
  const reservas = escolas.flatMap((id) => offer.reservas.filter((row) => row.unidadeId === id))
  const cadastro = { ...offer.cadastro, ...cadastroFor(serieId, turno), unidadeId: escolas[0] ?? 0 }
  return call(db, 'cadastrar', loginOf(who), { ...offer, cadastro, reservas }, now)
}

/** Free places of a row. */
export function freePlacesIn(db: Db, unidadeId: number, serieId: number, turno: string): number {
  const oferta = db.matricula.ofertas.find(
    (o) => o.unidadeId === unidadeId && o.serieId === serieId && o.turno === turno,
  )
  if (!oferta) throw new Error(`no row ${unidadeId} ${serieId} ${turno}`)
  return freePlaces(oferta)
}

/** The fields that a `Validation` names, in order of name; [] when nothing is refused. Any other error is thrown on. */
export function fieldsOf(run: () => unknown): string[] {
  try {
    run()
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === 'Validation') return Object.keys(error.refusal.fields).sort()
    throw error
  }
  return []
}

/** A moment of the school's clock, in milliseconds. */
export const at = (dia: string, hour: string): number => Date.parse(`${dia}T${hour}:00-03:00`)
/** A day in milliseconds. */
export const dia = 86_400_000
