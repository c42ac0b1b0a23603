/** Pure functions that apply an answer to a draft; each drops exactly the data that the answer makes untrue. */
import type { Matricula, Periodo, Reserva } from '@/contract'
import { formatCpf } from '@/domain/documents'
import { onceBy } from '@/domain/onceBy'
import { fold } from '@/domain/text'
import { answers, guardian, home, identity, pick } from '../receipt/aggregate'
import { isAdult } from './clock'
import { type Draft, firstAggregate, isMother, kinOf, type StepId, type Way } from './draft'

/** The passed pages but these. */
export const without = (passed: readonly StepId[], ...gone: StepId[]): StepId[] =>
  passed.filter((id) => !gone.includes(id))

/** Marks a page as answered and drops its unsubmitted values. */
export function pass(draft: Draft, id: StepId): Draft {
  const typed = Object.fromEntries(Object.entries(draft.typed).filter(([page]) => page !== id))
  return { ...draft, typed, passed: draft.passed.includes(id) ? draft.passed : [...draft.passed, id] }
}

/** Pages whose answers are about the child that the service found. */
const aboutChild: readonly StepId[] = ['cpf', 'protocolo', 'desempate', 'novo', 'nome', 'continua']
/** Pages that ask about the service's answer; their unsubmitted values are dropped with it. */
const aboutAnswer = new Set<string>(['desempate', 'novo', 'nome', 'continua'])

/** The fields of `cadastro` by the page that asks them. */
const asked = [
  ['responsavel', guardian],
  ['endereco', home],
  ['serie', ['serieId', 'descricaoSerie']],
  ['turno', ['turno']],
  ['escola', ['unidadeId']],
] as const

/** The family's answers. Once a request was looked up, those of pages that were not passed are that request's. */
function ownAnswers({ matricula: { cadastro, protocolo }, passed }: Draft): Partial<Matricula['cadastro']> {
  const names = protocolo === '' ? answers : asked.flatMap(([page, names]) => (passed.includes(page) ? [...names] : []))
  return pick(cadastro, names)
}

/** Drops all that the service said, since another child may be meant; what was typed about the family stays. */
function unidentified(draft: Draft): Draft {
  const blank = firstAggregate()
  const { login } = draft.matricula
  // a transfer takes its series from the child's record, so that the schools must be offered again
  const isTransfer = draft.way === 'transferir'
  const told = without(draft.passed, ...aboutChild)
  return {
    ...draft,
    nameConfirmed: null,
    insists: false,
    passed: isTransfer ? without(told, 'turno', 'escola') : told,
    ...(isTransfer && { oferta: [], offerAt: null }),
    typed: Object.fromEntries(Object.entries(draft.typed).filter(([page]) => !aboutAnswer.has(page))),
    matricula: {
      ...blank,
      login: { ...blank.login, ...pick(login, identity) },
      cadastro: { ...blank.cadastro, ...ownAnswers(draft) },
    },
  }
}

export type TypedLogin = Record<(typeof identity)[number], string>

/** Asks the kinship again where it stops fitting: another mother is named, or the student who asked is not an adult. */
function withKin(draft: Draft, { cadastro, login: before, parentescos }: Matricula, login: TypedLogin): Draft {
  const wasMother = isMother(before.nomeMae, cadastro) && !isMother(login.nomeMae, cadastro)
  const wasAdult = kinOf(parentescos, cadastro.grauParentesco) === 'self' && !isAdult(login)
  if (!wasMother && !wasAdult) return draft
  const matricula = { ...draft.matricula, cadastro: { ...cadastro, grauParentesco: 0 } }
  return { ...draft, matricula, passed: without(draft.passed, 'responsavel') }
}

/** Drops the service's judgement of the windows (`ativo`) from a draft reopened hours later; their dates still hold. */
export function reopened(draft: Draft): Draft {
  const { periodoCadastro, periodoConfirmacao, periodoTransferencia } = draft.matricula
  const dated = (periodo: Periodo | null) => (periodo?.ativo == null ? periodo : { ...periodo, ativo: null })
  const windows = {
    periodoCadastro: dated(periodoCadastro),
    periodoConfirmacao: dated(periodoConfirmacao),
    periodoTransferencia: dated(periodoTransferencia),
  }
  return { ...draft, matricula: { ...draft.matricula, ...windows } }
}

/** Changes the child's data, so that the child must be identified again; another birth date asks the series again. */
export function withLogin(draft: Draft, change: Partial<TypedLogin>): Draft {
  const before = pick(draft.matricula.login, identity)
  const login = { ...before, ...change }
  const changed = identity.some((name) => before[name] !== login[name])
  const next = withKin(changed ? unidentified(draft) : draft, draft.matricula, login)
  return {
    ...next,
    passed: login.dataNasc === before.dataNasc ? next.passed : without(next.passed, 'serie'),
    matricula: { ...next.matricula, login: { ...next.matricula.login, ...login } },
  }
}

/** Moves the child's data back to the pages that ask them, since a protocol may be that of another child. */
function withoutChild(draft: Draft): Draft {
  const { nomeAluno, nomeMae, dataNasc, cpfAluno, cpfResponsavel } = draft.matricula.login
  const asked = {
    ...(nomeAluno && { estudante: { nomeAluno, nomeMae, dataNasc, cpfAluno: formatCpf(cpfAluno) } }),
    ...(cpfResponsavel && { cpf: { cpfResponsavel: formatCpf(cpfResponsavel) } }),
  }
  const next = withLogin(draft, { nomeAluno: '', nomeMae: '', cpfAluno: '', cpfResponsavel: '' })
  return { ...next, typed: { ...asked, ...next.typed } }
}

/** Switches to the child's data or to a protocol: the one must not be sent with the other. */
export function identifiedBy(draft: Draft, by: Draft['by']): Draft {
  const next = by === 'crianca' ? withLogin(draft, { codigoProtocolo: '' }) : withoutChild(draft)
  return { ...unidentified(next), by }
}

/** Switches to another way, keeping who the child is, since that need not be asked again. */
export function turnedTo(draft: Draft, way: Way): Draft {
  const oferta = { oferta: [], offerAt: null, escolhas: [], leftOut: [] }
  const { cadastro, transferencia } = draft.matricula
  // school and wishes of an earlier request do not belong to the next one
  const unidadeEnsino = { ...cadastro.unidadeEnsino, id: 0, nome: '' }
  // in a transfer series and shift are those of the found child, who need not be the next one
  const ofTransfer = draft.way === 'transferir' ? { serieId: 0, descricaoSerie: '', turno: '' } : {}
  const matricula = {
    ...draft.matricula,
    cadastro: { ...cadastro, ...ofTransfer, unidadeEnsino, unidadeId: 0 },
    transferencia: { ...transferencia, intencaoUnidadeId: [] },
  }
  return { ...draft, ...oferta, matricula, way, insists: false, passed: without(draft.passed, 'turno', 'escola') }
}

/** Changes `cadastro`. Another series or shift asks for the offer again; chosen schools stay until the offer comes. */
export function withCadastro(draft: Draft, change: Partial<Matricula['cadastro']>): Draft {
  const { cadastro } = draft.matricula
  const serie =
    (change.serieId !== undefined && change.serieId !== cadastro.serieId) ||
    (change.descricaoSerie !== undefined && change.descricaoSerie !== cadastro.descricaoSerie)
  const turno = change.turno !== undefined && change.turno !== cadastro.turno
  return {
    ...draft,
    passed: serie || turno ? without(draft.passed, 'turno', 'escola') : draft.passed,
    matricula: { ...draft.matricula, cadastro: { ...cadastro, ...change } },
  }
}

export const sameRow = (a: Reserva, b: Reserva): boolean => a.unidadeId === b.unidadeId && a.turno === b.turno

/** Whether a row is of the school that a transfer leaves, by name, since the record gives no `unidadeId`. */
export const isOwnSchool = ({ matricula: { transferencia }, way }: Draft, row: Reserva): boolean =>
  way === 'transferir' && transferencia.nomeEscola !== '' && fold(row.nomeEscola) === fold(transferencia.nomeEscola)

/** Whether a transfer to this row would change neither the school nor the shift. */
export const staysPut = (draft: Draft, row: Reserva): boolean =>
  isOwnSchool(draft, row) && row.turno === draft.matricula.transferencia.turnoAtual

/** Sets the ordered wishes, as rows and in the fields that are sent. ASSUMED (decisions §11). */
export function withChoices(draft: Draft, escolhas: Reserva[]): Draft {
  const { matricula } = draft
  const first = escolhas[0]
  if (draft.way === 'transferir') {
    const transferencia = { ...matricula.transferencia, intencaoUnidadeId: escolhas.map((row) => row.unidadeId) }
    return { ...draft, escolhas, matricula: { ...matricula, transferencia } }
  }
  // a series written in words gets the number that the offer gives it
  const serieId = matricula.cadastro.serieId || (first?.serie.id ?? 0)
  const cadastro = { ...matricula.cadastro, serieId, unidadeId: first?.unidadeId ?? 0 }
  return { ...draft, escolhas, matricula: { ...matricula, cadastro } }
}

/** Finds the chosen row in a fresh offer, else the same school in the shift asked for now. */
function rowNow(chosen: Reserva, oferta: readonly Reserva[], turno: string): Reserva | undefined {
  const moved = turno !== '' && chosen.turno !== turno ? { ...chosen, turno } : chosen
  return oferta.find((row) => sameRow(row, chosen)) ?? oferta.find((row) => sameRow(row, moved))
}

/** A row's key for removing duplicates, so that a family does not see and compare the same school twice. */
const keyOfRow = ({ nomeEscola, serie, turno, unidadeId }: Reserva): string =>
  JSON.stringify([unidadeId, nomeEscola, turno, serie.id])

/** The rows of the series and the shift that were asked for: a service that heeds only one of them sends all others. */
function askedOf(told: readonly Reserva[], { serieId, turno }: Matricula['cadastro']): readonly Reserva[] {
  // words or numbers of which no row knows are another spelling
  const only = (rows: readonly Reserva[], isAsked: (row: Reserva) => boolean) =>
    rows.some(isAsked) ? rows.filter(isAsked) : rows
  return only(
    only(told, ({ serie }) => serie.id === serieId),
    (row) => row.turno === turno,
  )
}

/** Takes a fresh offer: chosen schools are updated from it, and those missing from it move to `leftOut`. */
export function withOffer(draft: Draft, told: readonly Reserva[], now: number): Draft {
  const { cadastro } = draft.matricula
  const { turno } = cadastro
  const oferta = onceBy(askedOf(told, cadastro), keyOfRow)
  const asked = oferta.find((row) => row.unidadeId === draft.wanted && !staysPut(draft, row))
  const wishes = asked && draft.escolhas.length === 0 ? [asked] : draft.escolhas
  const kept = wishes.flatMap((chosen) => rowNow(chosen, oferta, turno) ?? [])
  const escolhas = kept.filter((row, i) => kept.findIndex((other) => sameRow(other, row)) === i)
  const leftOut = draft.escolhas.filter((chosen) => !rowNow(chosen, oferta, turno))
  const passed = leftOut.length > 0 ? without(draft.passed, 'escola') : draft.passed
  const wanted = asked ? 0 : draft.wanted
  const next = { ...draft, oferta, offerAt: now, leftOut, wanted, passed }
  return withChoices(next, escolhas)
}

/** Merges the reply to `before` with what was chosen, ticked or saved since; choices are matched to its offer. */
export function withMeanwhile(answer: Draft, before: Draft, since: Draft): Draft {
  const { emMaos, escolhas, passed, taken } = since
  const next = {
    ...answer,
    ...(emMaos !== before.emMaos && { emMaos }),
    ...(taken !== before.taken && { taken }),
  }
  if (escolhas === before.escolhas || next.offerAt === null) return next
  return withOffer({ ...next, escolhas, passed }, next.oferta, next.offerAt)
}
