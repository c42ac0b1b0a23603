/** The draft: a family's answers so far, around the service's aggregate, as pure data (matricula/README §1). */
import { Matricula, Reserva, z } from '@/contract'
import { fold } from '@/domain/text'
import { stepIds } from '@/params'
import { settings } from '@/settings'
import { guardian, home, isAnswered, pick, stateOf } from '../receipt/aggregate'
import { isAsking, type Way, ways } from '../start/ways'

export { type StepId, stepIds } from '@/params'
export { isAsking, type Way, ways } from '../start/ways'

/** A place: school, series and shift; `id` 0 where only the school's name is known. */
export const Place = z.object({
  id: z.number(),
  escola: z.string(),
  serie: z.string(),
  turno: z.string(),
  /** The position in the waiting list; null where the service does not say it. */
  posicao: z.nullable(z.number()),
})
export type Place = z.infer<typeof Place>

export const Draft = z.object({
  /** Identifies copies of one draft in several tabs; random, so that it says nothing about the family. */
  id: z.string(),
  way: z.enum(ways),
  by: z.enum(['crianca', 'protocolo']),
  /** Whether the masked name is the child's; null until the family has answered. */
  nameConfirmed: z._default(z.nullable(z.boolean()), null),
  /** `sending`: a request has left and its answer was not seen; `sent`: the request is known to exist. */
  phase: z._default(z.enum(['open', 'sending', 'sent']), 'open'),
  passed: z._default(z.array(z.enum(stepIds)), []),
  /** The family goes on although this device's clock says that the window is closed: the service judges. */
  insists: z._default(z.boolean(), false),
  /** The offer of places as last read, and when: milliseconds of this device's clock. */
  oferta: z._default(z.array(Reserva), []),
  offerAt: z._default(z.nullable(z.number()), null),
  /** The chosen rows in order of preference, with the figures that the family saw. */
  escolhas: z._default(z.array(Reserva), []),
  /** Chosen schools missing from the last offer: shown until the family chooses again. */
  leftOut: z._default(z.array(Reserva), []),
  /** The school granted to the sibling before, 0 for none: siblings have a right to one school (Law 13.845/2019). */
  sibling: z._default(z.number(), 0),
  /** The school picked before the flow began, 0 for none; it becomes a wish once the offer contains it. */
  wanted: z._default(z.number(), 0),
  /** Names of the documents that the family has ticked as ready. */
  emMaos: z._default(z.array(z.string()), []),
  /** The protocol known before sending: it distinguishes a new request from an older one after a lost answer. */
  former: z._default(z.string(), ''),
  /** The request was looked up after a lost answer and not found, so that it may be sent again. */
  notThere: z._default(z.boolean(), false),
  /** The phase to return to while a request is cancelled from the page that shows it; null: it is not. */
  cancels: z._default(z.nullable(z.enum(['open', 'sent'])), null),
  /** The cancelled place, kept since the service names no place of a request that has ended. */
  gaveUp: z._default(z.nullable(Place), null),
  /** The receipt was printed, shared, copied or saved as a picture. */
  taken: z._default(z.boolean(), false),
  /** Values typed on pages that were not submitted yet, by page and field. */
  typed: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
  /** The answers about guardian and home were given for another child. */
  carried: z._default(z.boolean(), false),
  /** When the service last reported the request (milliseconds of this device's clock); null: from a former release. */
  seenAt: z._default(z.nullable(z.number()), null),
  /** The state and list position that the service reported before the present ones, and when. */
  before: z._default(
    z.nullable(z.object({ at: z.number(), state: z.string(), posicao: z.nullable(z.number()) })),
    null,
  ),
  /** The last reading returned nothing about a request that the service had reported before. */
  missing: z._default(z.boolean(), false),
  matricula: Matricula,
})
export type Draft = z.infer<typeof Draft>

/** A blank aggregate, with the `scriptType` of each part that a deployment may have to send first (decisions §11). */
export function firstAggregate(): Matricula {
  const blank = z.parse(Matricula, {})
  const types = settings().enrollment.scriptTypes ?? {}
  const of = (part: keyof typeof types) => types[part] ?? ''
  const serieSeguinte = { ...blank.confirmacao.serieSeguinte, scriptType: of('serie') }
  return {
    ...blank,
    scriptType: of('matricula'),
    login: { ...blank.login, scriptType: of('login') },
    confirmacao: { ...blank.confirmacao, serieSeguinte, scriptType: of('confirmacao') },
    transferencia: { ...blank.transferencia, serieSeguinte, scriptType: of('transferencia') },
    cadastro: { ...blank.cadastro, scriptType: of('cadastro') },
  }
}

export function newDraft(way: Way): Draft {
  return z.parse(Draft, {
    id: Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join(''),
    way,
    by: isAsking(way) ? 'crianca' : 'protocolo',
    matricula: firstAggregate(),
  })
}

/** Whether a draft holds anything worth keeping. */
export const isBegun = (draft: Draft | null): boolean =>
  draft !== null && (draft.phase !== 'open' || draft.passed.length > 0 || Object.keys(draft.typed).length > 0)

/** Whether sending cancels a request. */
export const isCancelling = ({ cancels, way }: Draft): boolean => way === 'cancelar' || cancels !== null

/** Whether a renewal was answered with "does not stay", so that sending gives up next year's place. */
export const leaves = ({ matricula, passed, way }: Draft): boolean =>
  way === 'confirmar' && passed.includes('continua') && !matricula.confirmacao.confirmacao.valor

/** Whether a cancelled request is a renewal answered with "does not stay", so that a place was given up. */
export function isRelease(m: Matricula): boolean {
  const { confirmacao } = m.confirmacao
  const asked = m.reservas.length > 0 || m.transferencia.intencaoUnidadeId.length > 0
  return stateOf(m) === 'cancelada' && confirmacao.id !== 0 && !confirmacao.valor && !asked
}

/** The state to show: `liberada` where a renewal gave up its place, else the service's own. */
export function stateFor(draft: Draft): string {
  const state = stateOf(draft.matricula)
  const released = state === 'cancelada' && draft.way !== 'cancelar' && (leaves(draft) || isRelease(draft.matricula))
  return released ? 'liberada' : state
}

/** The kinship at position `kin` (from 1) of the service's list. ASSUMED (decisions §11): known by these words. */
export function kinOf(parentescos: readonly string[], kin: number): 'mother' | 'self' | 'other' {
  const word = fold(parentescos[kin - 1] ?? '')
  return word === 'mae' ? 'mother' : /^o proprio (aluno|estudante)/.test(word) ? 'self' : 'other'
}

/** Whether the guardian has the mother's name. */
export const isMother = (nomeMae: string, { nomeResponsavel }: Matricula['cadastro']): boolean =>
  nomeMae !== '' && fold(nomeMae) === fold(nomeResponsavel)

/** A draft for another child of the same guardian: it keeps the guardian's answers, and the first child's school. */
export function anotherChild({ way, matricula: { login, cadastro, parentescos } }: Draft, sibling = 0): Draft {
  const draft = newDraft(isAsking(way) ? way : 'cadastrar')
  const { matricula } = draft
  const nomeMae = isMother(login.nomeMae, cadastro) ? login.nomeMae : ''
  const carried = pick(cadastro, [...guardian, ...home])
  // an adult who asked for themself has another kinship to this child
  const isSelf = kinOf(parentescos, cadastro.grauParentesco) === 'self'
  if (isSelf) carried.grauParentesco = 0
  const known: Matricula = {
    ...matricula,
    login: { ...matricula.login, cpfResponsavel: login.cpfResponsavel, nomeMae },
    cadastro: { ...matricula.cadastro, ...carried },
  }
  const pages = ['responsavel', 'endereco'] as const
  // pages with known answers count as passed; the answers can be changed on the review
  return {
    ...draft,
    sibling,
    carried: true,
    passed: pages.filter((page) => isAnswered(known, page) && !(isSelf && page === 'responsavel')),
    matricula: known,
  }
}
