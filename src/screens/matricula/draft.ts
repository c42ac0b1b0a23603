/**
 * What a family has told so far, around the aggregate of the service (house §9). Pure data and pure changes: where it is
 * kept stands in `store.ts`, in which order it is asked in `steps.ts`, how it travels in `aggregate.ts`.
 */
import { Matricula, Reserva, z } from '@/contract'
import { mayEnroll, serieOf } from '@/domain/series'
import { fold } from '@/domain/texto'
import { settings } from '@/settings'
import { anoDe } from './aggregate'

export const ways = ['cadastrar', 'confirmar', 'transferir', 'consultar', 'cancelar'] as const
/** What the family came for; for the first, second, third and last it is the verb on the wire too. */
export type Way = (typeof ways)[number]

export const stepIds = [
  'estudante',
  'cpf',
  'protocolo',
  'desempate',
  'novo',
  'nome',
  'secretaria',
  'pedido',
  'vinculo',
  'periodo',
  'continua',
  'serie',
  'turno',
  'bairro',
  'escola',
  'responsavel',
  'endereco',
  'documentos',
  'revisao',
  'cancelar',
  'verificar',
  'recibo',
] as const
/** A page of the flow; also the last part of its address. */
export type StepId = (typeof stepIds)[number]

export const Draft = z.object({
  /** Tells copies of one draft in several tabs apart from other drafts. Random: it says nothing about the family. */
  id: z.string(),
  way: z.enum(ways),
  by: z.enum(['crianca', 'protocolo']),
  /** Whether the masked name is the child's; null until asked. */
  nameConfirmed: z.nullable(z.boolean()),
  /** `sending` once a request has left whose answer nobody has seen; `sent` when it is known to exist. */
  phase: z.enum(['open', 'sending', 'sent']),
  /** Pages that were answered. */
  passed: z.array(z.enum(stepIds)),
  /** Goes on although this device's clock says that the window is closed: the service judges. */
  insists: z.boolean(),
  /** The offer of places as last read, and when: milliseconds of this device's clock. */
  oferta: z.array(Reserva),
  offerAt: z.nullable(z.number()),
  /** The chosen rows in order of preference, with the figures that the family saw. */
  escolhas: z.array(Reserva),
  /** Documents that the family has at hand already. */
  emMaos: z.array(z.string()),
  /** The protocol that was known before sending: a lost answer is told from an older request by it. */
  former: z.string(),
  /** The request was looked up after a lost answer and is not there: it may be sent now. */
  notThere: z.boolean(),
  /** What was typed on a page that was not sent yet. */
  typed: z.record(z.string(), z.record(z.string(), z.unknown())),
  matricula: Matricula,
})
export type Draft = z.infer<typeof Draft>

/** Parts of the aggregate whose `scriptType` a deployment may have to send first (decisions §11). */
function firstAggregate(): Matricula {
  const blank = z.parse(Matricula, {})
  const types = settings().enrollment.scriptTypes ?? {}
  const of = (part: string) => types[part] ?? ''
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
  return {
    id: Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join(''),
    way,
    by: way === 'consultar' || way === 'cancelar' ? 'protocolo' : 'crianca',
    nameConfirmed: null,
    phase: 'open',
    passed: [],
    insists: false,
    oferta: [],
    offerAt: null,
    escolhas: [],
    emMaos: [],
    former: '',
    notThere: false,
    typed: {},
    matricula: firstAggregate(),
  }
}

const contact = [
  'grauParentesco',
  'nomeResponsavel',
  'telefoneResponsavel',
  'emailResponsavel',
  'cep',
  'endereco',
  'bairro',
] as const

/** A draft for another child of the same guardian: nothing of the first child, everything of the guardian. */
export function anotherChild({ way, matricula: { login, cadastro } }: Draft): Draft {
  const draft = newDraft(way === 'consultar' || way === 'cancelar' ? 'cadastrar' : way)
  const { matricula } = draft
  const isMother = login.nomeMae !== '' && fold(login.nomeMae) === fold(cadastro.nomeResponsavel)
  const carried = Object.fromEntries(contact.map((name) => [name, cadastro[name]]))
  const complete = cadastro.nomeResponsavel !== '' && cadastro.cep !== ''
  return {
    ...draft,
    // what is known already is not asked again; it stands on the review, to be changed there
    passed: complete ? ['responsavel', 'endereco', 'bairro'] : [],
    matricula: {
      ...matricula,
      login: { ...matricula.login, cpfResponsavel: login.cpfResponsavel, nomeMae: isMother ? login.nomeMae : '' },
      cadastro: { ...matricula.cadastro, ...carried },
    },
  }
}

const without = (passed: readonly StepId[], ...gone: StepId[]): StepId[] => passed.filter((id) => !gone.includes(id))

/** Marks a page as answered; what was half typed there is no longer needed. */
export function pass(draft: Draft, id: StepId): Draft {
  const typed = Object.fromEntries(Object.entries(draft.typed).filter(([page]) => page !== id))
  return { ...draft, typed, passed: draft.passed.includes(id) ? draft.passed : [...draft.passed, id] }
}

/** Another child may be meant: whatever the service said about the former one goes, what was typed about the family stays. */
function unidentified(draft: Draft): Draft {
  const blank = firstAggregate()
  const { cadastro, login } = draft.matricula
  return {
    ...draft,
    nameConfirmed: null,
    insists: false,
    passed: without(draft.passed, 'cpf', 'protocolo', 'desempate', 'novo', 'nome', 'continua', 'documentos'),
    matricula: {
      ...blank,
      login: { ...blank.login, ...pickLogin(login) },
      cadastro: { ...blank.cadastro, ...cadastro },
    },
  }
}

const loginFields = ['nomeAluno', 'nomeMae', 'dataNasc', 'cpfResponsavel', 'cpfAluno', 'codigoProtocolo'] as const
/** The part of the login that people type. */
export type TypedLogin = Record<(typeof loginFields)[number], string>
const pickLogin = (login: Matricula['login']): TypedLogin =>
  Object.fromEntries(loginFields.map((name) => [name, login[name]])) as TypedLogin // the list names every field of the type

/** Who is asked about. A change identifies anew; a birth date that rules the series out asks for the series again. */
export function withLogin(draft: Draft, change: Partial<TypedLogin>): Draft {
  const before = pickLogin(draft.matricula.login)
  const login = { ...before, ...change }
  const changed = loginFields.some((name) => before[name] !== login[name])
  const next = changed ? unidentified(draft) : draft
  const serie = serieOf(draft.matricula.cadastro.serieId)
  const fits = !serie || mayEnroll(login.dataNasc, serie, anoDe(draft.matricula))
  return {
    ...next,
    passed: fits ? next.passed : without(next.passed, 'serie'),
    matricula: { ...next.matricula, login: { ...next.matricula.login, ...login } },
  }
}

/** By the child's data or by a protocol: the other one must not travel along. */
export function identifiedBy(draft: Draft, by: Draft['by']): Draft {
  const next = by === 'crianca' ? withLogin(draft, { codigoProtocolo: '' }) : draft
  return { ...unidentified(next), by }
}

/** The same family wants something else; who the child is need not be asked again. */
export function turnedTo(draft: Draft, way: Way): Draft {
  const oferta = { oferta: [], offerAt: null, escolhas: [] }
  return { ...draft, ...oferta, way, insists: false, passed: without(draft.passed, 'turno', 'escola', 'documentos') }
}

/** Series and shift decide the offer: a change asks for the following pages again. */
export function withCadastro(draft: Draft, change: Partial<Matricula['cadastro']>): Draft {
  const { cadastro } = draft.matricula
  const serie = change.serieId !== undefined && change.serieId !== cadastro.serieId
  const turno = change.turno !== undefined && change.turno !== cadastro.turno
  const passed = serie
    ? without(draft.passed, 'turno', 'escola')
    : turno
      ? without(draft.passed, 'escola')
      : draft.passed
  return {
    ...draft,
    passed,
    escolhas: serie || turno ? [] : draft.escolhas,
    matricula: { ...draft.matricula, cadastro: { ...cadastro, ...change } },
  }
}

/** Two rows of an offer that mean the same school and shift. */
export const sameRow = (a: Reserva, b: Reserva): boolean => a.unidadeId === b.unidadeId && a.turno === b.turno

/** The ordered wishes: the rows, and the same on the wire (decisions §11). */
export function withEscolhas(draft: Draft, escolhas: Reserva[]): Draft {
  const { matricula } = draft
  const first = escolhas[0]
  if (draft.way === 'transferir') {
    const transferencia = { ...matricula.transferencia, intencaoUnidadeId: escolhas.map((row) => row.unidadeId) }
    return { ...draft, escolhas, matricula: { ...matricula, transferencia } }
  }
  const cadastro = { ...matricula.cadastro, unidadeId: first?.unidadeId ?? 0 }
  return { ...draft, escolhas, matricula: { ...matricula, cadastro } }
}

/** A fresh offer: figures of the chosen rows follow it; rows that are gone from it are no longer chosen. */
export function withOferta(draft: Draft, oferta: Reserva[], now: number): Draft {
  const escolhas = draft.escolhas.flatMap((chosen) => oferta.find((row) => sameRow(row, chosen)) ?? [])
  const lost = escolhas.length < draft.escolhas.length
  const next = { ...draft, oferta, offerAt: now, passed: lost ? without(draft.passed, 'escola') : draft.passed }
  return withEscolhas(next, escolhas)
}
