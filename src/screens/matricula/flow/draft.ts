/** A family's answers so far, around the service's aggregate (matricula/README §1). Pure data and changes. */
import { Matricula, Reserva, z } from '@/contract'
import { fold } from '@/domain/text'
import { stepIds } from '@/params'
import { settings } from '@/settings'
import { guardian, home, isAnswered, stateOf } from '../receipt/aggregate'
import { isAsking, type Way, ways } from '../start/ways'

export { type StepId, stepIds } from '@/params'
export { isAsking, type Way, ways } from '../start/ways'

/** A school with the series and the shift; `id` 0 where only its name is known. */
export const Place = z.object({
  id: z.number(),
  escola: z.string(),
  serie: z.string(),
  turno: z.string(),
  /** Its place in the waiting list, where the service says it. */
  posicao: z.nullable(z.number()),
})
export type Place = z.infer<typeof Place>

export const Draft = z.object({
  /** Tells copies of one draft in several tabs apart from other drafts. Random: it says nothing about the family. */
  id: z.string(),
  way: z.enum(ways),
  by: z.enum(['crianca', 'protocolo']),
  /** Whether the masked name is the child's; null until asked. */
  nameConfirmed: z._default(z.nullable(z.boolean()), null),
  /** `sending` once a request has left whose answer nobody has seen; `sent` when it is known to exist. */
  phase: z._default(z.enum(['open', 'sending', 'sent']), 'open'),
  passed: z._default(z.array(z.enum(stepIds)), []),
  /** Goes on although this device's clock says that the window is closed: the service judges. */
  insists: z._default(z.boolean(), false),
  /** The offer of places as last read, and when: milliseconds of this device's clock. */
  oferta: z._default(z.array(Reserva), []),
  offerAt: z._default(z.nullable(z.number()), null),
  /** The chosen rows in order of preference, with the figures that the family saw. */
  escolhas: z._default(z.array(Reserva), []),
  /** Chosen schools missing from the last offer: shown until the family chooses again. */
  leftOut: z._default(z.array(Reserva), []),
  /** The school of the child that was asked for before this one, 0 for none: siblings have a right to one school (Law 13.845/2019). */
  sibling: z._default(z.number(), 0),
  /** A school that was asked for before the flow began, 0 for none: it becomes a wish when it is offered. */
  wanted: z._default(z.number(), 0),
  emMaos: z._default(z.array(z.string()), []),
  /** The protocol known before sending: it distinguishes a new request from an older one after a lost answer. */
  former: z._default(z.string(), ''),
  /** The request was looked up after a lost answer and is not there: it may be sent now. */
  notThere: z._default(z.boolean(), false),
  /** The request at hand is being cancelled from the page that shows it: the phase to come back to; null: it is not. */
  cancels: z._default(z.nullable(z.enum(['open', 'sent'])), null),
  /** The place that was cancelled: the service names none of what no longer stands. */
  gaveUp: z._default(z.nullable(Place), null),
  /** The receipt was printed, shared, copied or saved as a picture. */
  taken: z._default(z.boolean(), false),
  /** What was typed on a page that was not sent yet. */
  typed: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
  /** What is known of the guardian and the home was said for another child. */
  carried: z._default(z.boolean(), false),
  /** When the service told of the request last, milliseconds of this device's clock; null: by a former release. */
  seenAt: z._default(z.nullable(z.number()), null),
  /** The state and the place in the list that it told of before these. */
  before: z._default(
    z.nullable(z.object({ at: z.number(), state: z.string(), posicao: z.nullable(z.number()) })),
    null,
  ),
  /** Asked for once more, the service told nothing of the request that it had told of before. */
  missing: z._default(z.boolean(), false),
  matricula: Matricula,
})
export type Draft = z.infer<typeof Draft>

/** Parts of the aggregate whose `scriptType` a deployment may have to send first (decisions §11). */
export function firstAggregate(): Matricula {
  const blank = z.parse(Matricula, {})
  const types = settings().enrollment.scriptTypes ?? {}
  const of = (part: keyof typeof types) => types[part] ?? ''
  return {
    ...blank,
    scriptType: of('matricula'),
    login: { ...blank.login, scriptType: of('login') },
    confirmacao: { ...blank.confirmacao, scriptType: of('confirmacao') },
    transferencia: { ...blank.transferencia, scriptType: of('transferencia') },
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

/** Whether a draft holds anything that would be missed. */
export const isBegun = (draft: Draft | null): boolean =>
  draft !== null && (draft.phase !== 'open' || draft.passed.length > 0 || Object.keys(draft.typed).length > 0)

/** Whether sending cancels a request. */
export const isCancelling = ({ cancels, way }: Draft): boolean => way === 'cancelar' || cancels !== null

/** A renewal answered with "does not stay": sending it gives up the place of next year. */
export const leaves = ({ matricula, passed, way }: Draft): boolean =>
  way === 'confirmar' && passed.includes('continua') && !matricula.confirmacao.confirmacao.valor

/** Whether a cancelled request is a place given up: a renewal answered with "does not stay". */
export function isRelease(m: Matricula): boolean {
  const { confirmacao } = m.confirmacao
  const asked = m.reservas.length > 0 || m.transferencia.intencaoUnidadeId.length > 0
  return stateOf(m) === 'cancelada' && confirmacao.id !== 0 && !confirmacao.valor && !asked
}

export function stateFor(draft: Draft): string {
  const state = stateOf(draft.matricula)
  const released = state === 'cancelada' && draft.way !== 'cancelar' && (leaves(draft) || isRelease(draft.matricula))
  return released ? 'liberada' : state
}

/** What somebody is to the child, by their place in the service's list, counted from 1. ASSUMED (decisions §11): known by these words. */
export function kinOf(parentescos: readonly string[], kin: number): 'mother' | 'self' | 'other' {
  const word = fold(parentescos[kin - 1] ?? '')
  return word === 'mae' ? 'mother' : /^o proprio (aluno|estudante)/.test(word) ? 'self' : 'other'
}

/** Whether the guardian has the mother's name. */
export const isMother = (nomeMae: string, { nomeResponsavel }: Matricula['cadastro']): boolean =>
  nomeMae !== '' && fold(nomeMae) === fold(nomeResponsavel)

/** A draft for another child of the same guardian: nothing of the first child but its school, everything of the guardian. */
export function anotherChild({ way, matricula: { login, cadastro, parentescos } }: Draft, sibling = 0): Draft {
  const draft = newDraft(isAsking(way) ? way : 'cadastrar')
  const { matricula } = draft
  const nomeMae = isMother(login.nomeMae, cadastro) ? login.nomeMae : ''
  const carried = Object.fromEntries([...guardian, ...home].map((name) => [name, cadastro[name]]))
  // who asked for themself is something else to another child
  const isSelf = kinOf(parentescos, cadastro.grauParentesco) === 'self'
  if (isSelf) carried['grauParentesco'] = 0
  const known: Matricula = {
    ...matricula,
    login: { ...matricula.login, cpfResponsavel: login.cpfResponsavel, nomeMae },
    cadastro: { ...matricula.cadastro, ...carried },
  }
  const pages = ['responsavel', 'endereco'] as const
  // known answers are not asked again; they can be changed on the review
  return {
    ...draft,
    sibling,
    carried: true,
    passed: pages.filter((page) => isAnswered(known, page) && !(isSelf && page === 'responsavel')),
    matricula: known,
  }
}
