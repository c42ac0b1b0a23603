/** Builds, merges and reads the aggregate, which travels whole, unknown fields unchanged (decisions §11). */
import {
  type Ask,
  bySchoolClock,
  Matricula,
  momentAtSchool,
  momentOf,
  type op,
  type Periodo,
  type Reserva,
  type states,
  verbs,
} from '@/contract'
import { enrollmentYear } from '@/domain/dates'
import { onceBy } from '@/domain/onceBy'
import { fold } from '@/domain/text'
import { wallClock } from '@/i18n'
import { settings } from '@/settings'
import type { Tone } from '@/ui/look/tone'
import { today } from '../flow/clock'

export type Verb = (typeof verbs)[number]

/** Known states of a request with their tones; `liberada`, a place given up, is the portal's own (`stateFor`). */
export const knownStates = {
  emAnalise: 'info',
  reservada: 'ok',
  listaDeEspera: 'warn',
  convocada: 'ok',
  confirmada: 'ok',
  indeferida: 'bad',
  cancelada: 'neutral',
  prazoPerdido: 'bad',
  liberada: 'neutral',
} as const satisfies Record<(typeof states)[number] | 'liberada', Tone>
export const isKnown = (state: string): state is keyof typeof knownStates => Object.hasOwn(knownStates, state)

const ended = new Set<string>(['indeferida', 'cancelada', 'prazoPerdido'])

/** The state of a request in a reply; '' when the reply contains no request, where a service may echo the verb. */
export const stateOf = ({ processamento }: Matricula): string =>
  ['identificado', ...verbs].includes(processamento) ? '' : processamento

/** Whether the child has a request that rules out another one; undocumented states count as active. */
export const hasActive = (m: Matricula): boolean => stateOf(m) !== '' && !isOver(m)
/** Whether a request has ended, so that there is nothing to bring for it. */
export const isOver = (m: Matricula): boolean => ended.has(stateOf(m))
/** Whether the request in a reply is another guardian's: the service then reports its state, and not its protocol. */
export const isOfOther = (m: Matricula): boolean => stateOf(m) !== '' && m.protocolo === ''

/**
 * How many children a reply found: at least one where it tells a request, a name or a school, since a service may only
 * echo the count. ASSUMED (decisions §11).
 */
export function countFound(m: Matricula): number {
  const { confirmacao, login, transferencia } = m
  const told = [stateOf(m), login.nomeEncontrado, confirmacao.nomeEscola, transferencia.nomeEscola]
  return login.similarityCount || Number(told.some(Boolean))
}

/** A midnight without an offset as its day: a service that knows no hour writes it so. ASSUMED (decisions §11). */
const withoutMidnight = (limit: string): string => limit.trim().replace(/[T ]00:00(?::00(?:\.0+)?)?$/, '')

/**
 * The deadline, as a day where its hour means none: a midnight without an offset, or 23:59, since the school's office
 * closes earlier. ASSUMED (decisions §11).
 */
export const deadlineOf = ({ prazo }: Pick<Matricula, 'prazo'>): string =>
  bySchoolClock(withoutMidnight(prazo ?? '')).replace(/[T ]23:59.*$/, '')

/** The documents to bring, each once, however it is spelled: ticks and photos are stored by a document's name. */
export const papersOf = ({ documentos }: Pick<Matricula, 'documentos'>): string[] =>
  onceBy(documentos, fold).filter(Boolean)

/** The school year that is asked for: the service's, else the calendar's. */
export function yearOf({ periodoLetivo }: Matricula): number {
  const told = /^20\d{2}/.exec(periodoLetivo.codigo) ?? /\b20\d{2}\b/.exec(periodoLetivo.descricao)
  return told ? Number(told[0]) : enrollmentYear(today())
}

/** The body of a call, which contains `login` twice. `rows`: the wishes to send instead of the rows last answered. */
export function askOf(m: Matricula, verb: Verb, rows?: Reserva[]): Ask<typeof op.PostMatriculaMunicipal> {
  const matricula = { ...m, processamento: verb, errorMessage: '' }
  if (!rows) return { login: m.login, matricula }
  // a family that asked for the offer of all shifts chose the shift with the school
  const shift = rows[0]?.turno ?? ''
  const { cadastro, transferencia } = m
  const turno = cadastro.turno || shift
  const novoTurno = verb === 'transferir' ? transferencia.novoTurno || shift : transferencia.novoTurno
  return {
    login: m.login,
    matricula: {
      ...matricula,
      reservas: rows,
      cadastro: { ...cadastro, turno },
      transferencia: { ...transferencia, novoTurno },
    },
  }
}

type Words = Readonly<Record<string, unknown>>
const told = (value: unknown) =>
  value !== '' && value !== 0 && value !== false && !(Array.isArray(value) && value.length === 0)

/** Whether a value is not blank, or contains one that is not. */
const says = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value).some(says)
    : value != null && told(value)
/** Whether a reply has any documented content; a blank one (`{}`, only nulls) does not count as a reply. */
export const saysAnything = (m: Matricula): boolean => Object.keys(Matricula.shape).some((name) => says(m[name]))

/** `theirs` with the named fields of `mine` that are not blank; with `blanks`, only where `theirs` is blank. */
function over<T extends Words>(theirs: T, mine: T, names: readonly (keyof T & string)[], blanks: boolean): T {
  const kept = names.filter((name) => told(mine[name]) && (!blanks || !told(theirs[name])))
  return { ...theirs, ...pick(mine, kept) }
}

/** The fields of an object that have these names. */
export const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K> // every name is a field of it

/** Fields of `login` that identify the child. */
export const identity = ['nomeAluno', 'nomeMae', 'dataNasc', 'cpfResponsavel', 'cpfAluno', 'codigoProtocolo'] as const
/** Fields of `cadastro` about the guardian, and about the home (`home`). */
export const guardian = ['grauParentesco', 'nomeResponsavel', 'telefoneResponsavel'] as const
export const home = ['cep', 'endereco', 'bairro', 'emailResponsavel'] as const
/** The required ones, by the page that asks; the kinship too, where the service has a list (`isAnswered`). */
const needed = {
  responsavel: ['nomeResponsavel', 'telefoneResponsavel'],
  endereco: ['cep', 'endereco', 'bairro'],
} as const
/** Whether the service's list has a readable kinship to choose; otherwise the question is left out. */
export const asksKin = (parentescos: readonly string[]): boolean => parentescos.some(Boolean)
/** Whether the service's list has a kinship at this position, counted from 1; a kept answer may be there no more. */
export const isKin = (parentescos: readonly string[], kin: number): boolean => Boolean(parentescos[kin - 1])
/** Whether a page about the family is complete, since a draft of an earlier release may lack answers asked today. */
export function isAnswered({ cadastro, parentescos }: Matricula, page: keyof typeof needed): boolean {
  const kin = page !== 'responsavel' || !asksKin(parentescos) || isKin(parentescos, cadastro.grauParentesco)
  return kin && needed[page].every((name) => cadastro[name] !== '')
}
/** All fields of `cadastro` that families answer. */
export const answers = [...guardian, ...home, 'serieId', 'descricaoSerie', 'turno', 'unidadeId'] as const

/**
 * Merges the family's answers (`mine`) into a reply, so that no answer is lost. With `blanks` (the reply is about an
 * existing request) the service's values win, and the answers only fill fields that the reply left empty.
 */
export function withTyped(reply: Matricula, mine: Matricula, blanks = false): Matricula {
  const valor = blanks ? reply.confirmacao.confirmacao.valor : mine.confirmacao.confirmacao.valor
  const confirmacao = over(reply.confirmacao, mine.confirmacao, ['novoTurno'], blanks)
  return {
    ...reply,
    errorMessage: '',
    login: over(reply.login, mine.login, identity, blanks),
    cadastro: over(reply.cadastro, mine.cadastro, answers, blanks),
    confirmacao: { ...confirmacao, confirmacao: { ...confirmacao.confirmacao, valor } },
    transferencia: over(reply.transferencia, mine.transferencia, ['novoTurno', 'intencaoUnidadeId'], blanks),
    cancelamento: over(reply.cancelamento, mine.cancelamento, ['protocolo'], blanks),
  }
}

/**
 * The enrollment window of a way. `untold`: only the service knows its state. `byClock`: judged by this device's clock.
 * `edge`: when an open window ends or a future one begins (milliseconds), where that is known and still ahead.
 */
export interface Window {
  state: 'open' | 'future' | 'closed' | 'untold' | 'none'
  inicio: string | null
  fim: string | null
  byClock: boolean
  edge: number | null
}

/** Whether nothing can be asked for in the window now, as far as is known. */
export const isShut = ({ state }: Window): boolean => state === 'future' || state === 'closed' || state === 'none'

/** A window's limit in milliseconds; a day without an hour gets `hour`, by the school's clock. */
function limitAt(limit: string | null | undefined, hour: string, isEnd = false): number {
  const written = limit ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? momentAtSchool(`${written}T${hour}`, isEnd) : momentOf(written, isEnd)
}

/** Extends "until 23:59" to the end of that minute, since the whole day is meant. */
const wholeDay = (fim: string | null) => fim?.replace(/[T ]23:59(?::\d{2}(?:\.\d+)?)?/, 'T23:59:59.999')

/** A limit by the school's clock; null where none is told, also by a day that stands for none (`wallClock`). */
function toldLimit(limit: string | null | undefined): string | null {
  const at = bySchoolClock(withoutMidnight(limit ?? ''))
  return wallClock(at) && at
}

/** The window of a way at `now` (milliseconds); the service's own judgement `ativo` wins, where it gives one. */
export function windowOf(periodo: Periodo | null, now: number): Window {
  if (!periodo) return { state: 'none', inicio: null, fim: null, byClock: false, edge: null }
  const [inicio, fim] = [toldLimit(periodo.inicio), toldLimit(periodo.fim)]
  const { ativo } = periodo
  const [from, to] = [limitAt(inicio, '00:00'), limitAt(wholeDay(fim), '23:59:59.999', true)]
  const byClock = ativo == null
  const open = ativo ?? (!(now < from) && !(now > to))
  const ahead = (moment: number) => (moment > now ? moment : null)
  if (open) return { state: inicio || fim || !byClock ? 'open' : 'untold', inicio, fim, byClock, edge: ahead(to) }
  return { state: now < from ? 'future' : 'closed', inicio, fim, byClock, edge: ahead(from) }
}

/** The three windows of a reply by way. */
export const windowsTold = (m: Matricula) => ({
  cadastrar: m.periodoCadastro,
  confirmar: m.periodoConfirmacao,
  transferir: m.periodoTransferencia,
})

type Told = Periodo | null | undefined
/** The windows in force: each from the service where it says anything, else from the settings. */
export function windowsHolding(told: Record<'cadastrar' | 'confirmar' | 'transferir', Told> | null) {
  const { windows } = settings().enrollment
  const says = ({ ativo, fim, inicio }: Periodo) => (toldLimit(inicio) ?? toldLimit(fim) ?? ativo) != null
  const known = (answer: Told, set: Periodo | undefined): Periodo | null =>
    answer === null || (answer && says(answer)) ? answer : (set ?? answer ?? {})
  return {
    cadastrar: known(told?.cadastrar, windows?.cadastro),
    confirmar: known(told?.confirmar, windows?.confirmacao),
    transferir: known(told?.transferir, windows?.transferencia),
  }
}
export const windowsOf = (m: Matricula) => windowsHolding(windowsTold(m))
