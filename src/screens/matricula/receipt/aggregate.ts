/** The aggregate: what is asked, kept and read. It travels whole, unknown fields unchanged (decisions §11). */
import {
  type Ask,
  bySchoolClock,
  Matricula,
  momentAtSchool,
  momentOf,
  type op,
  type Periodo,
  type Reserva,
} from '@/contract'
import { enrollmentYear } from '@/domain/dates'
import { settings } from '@/settings'
import type { Tone } from '@/ui/look/tone'
import { today } from '../flow/clock'

const verbs = ['identificar', 'consultar', 'confirmar', 'transferir', 'cadastrar', 'cancelar'] as const
export type Verb = (typeof verbs)[number]

/** States of a request that the portal has words for, each with its tone; `liberada` is its own word for a place given up (`stateFor`). */
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
} as const satisfies Record<string, Tone>
export const isKnown = (state: string): state is keyof typeof knownStates => Object.hasOwn(knownStates, state)

const ended = new Set<string>(['indeferida', 'cancelada', 'prazoPerdido'])

/** The state of a request in a reply: '' when the reply is about no request. A service may echo the verb. */
export const stateOf = ({ processamento }: Matricula): string =>
  ['identificado', ...verbs].includes(processamento) ? '' : processamento

/** Whether the child has a request that keeps it from making another one. Words that nobody documented count as active. */
export const hasActive = (m: Matricula): boolean => stateOf(m) !== '' && !isOver(m)
/** Whether a request no longer stands: there is nothing to bring for it. */
export const isOver = (m: Matricula): boolean => ended.has(stateOf(m))

/**
 * A deadline. At the last minute of a day the day is meant: the school's office closes earlier. So it is at a midnight
 * without an offset: what a service writes where it knows the day alone. ASSUMED (decisions §11).
 */
export const deadlineOf = ({ prazo }: Pick<Matricula, 'prazo'>): string =>
  bySchoolClock((prazo ?? '').replace(/[T ]00:00(?::00(?:\.0+)?)?$/, '')).replace(/[T ]23:59.*$/, '')

/** The papers to bring, each once: what is ticked and photographed is known by its name. */
export const papersOf = ({ documentos }: Pick<Matricula, 'documentos'>): string[] =>
  [...new Set(documentos)].filter(Boolean)

/** The school year that is asked for: what the service says, else what the calendar says. */
export function yearOf({ periodoLetivo }: Matricula): number {
  const told = /^20\d{2}/.exec(periodoLetivo.codigo) ?? /\b20\d{2}\b/.exec(periodoLetivo.descricao)
  return told ? Number(told[0]) : enrollmentYear(today())
}

/** The body of a call: login twice, identical; with `rows`, the places that travel instead of those last answered. */
export function askOf(m: Matricula, verb: Verb, rows?: Reserva[]): Ask<typeof op.PostMatriculaMunicipal> {
  const matricula = { ...m, processamento: verb, errorMessage: '' }
  if (!rows) return { login: m.login, matricula }
  // who asked for the offer of all shifts chose one with the school
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

/** Whether a value says something, or holds something that does. */
const says = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value).some(says)
    : value != null && told(value)
/** Whether an answer says anything that is documented: one without a word (`{}`, nothing but nulls) is none. */
export const saysAnything = (m: Matricula): boolean => Object.keys(Matricula.shape).some((name) => says(m[name]))

/** `theirs` with the fields named, where mine say something; with `blanks`, only where theirs say nothing. */
function over<T extends Words>(theirs: T, mine: T, names: readonly (keyof T & string)[], blanks: boolean): T {
  const kept = names.filter((name) => told(mine[name]) && (!blanks || !told(theirs[name])))
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) }
}

/** What a family types to say who the child is. */
export const identity = ['nomeAluno', 'nomeMae', 'dataNasc', 'cpfResponsavel', 'cpfAluno', 'codigoProtocolo'] as const
/** What a family tells about itself: whose adult it is, and where it lives. */
export const guardian = ['grauParentesco', 'nomeResponsavel', 'telefoneResponsavel'] as const
export const home = ['cep', 'endereco', 'bairro', 'emailResponsavel'] as const
/** Which of these a new place cannot do without, by the page that asks. The kinship too, where the service has a list. */
const needed = {
  responsavel: ['nomeResponsavel', 'telefoneResponsavel'],
  endereco: ['cep', 'endereco', 'bairro'],
} as const
/** Whether there is a kinship to choose: without a list from the service, or one of which nothing can be read, it is left out. */
export const asksKin = (parentescos: readonly string[]): boolean => parentescos.some(Boolean)
/** Whether a page about the family is answered whole: a draft of an earlier release may lack what is asked today. */
export function isAnswered({ cadastro, parentescos }: Matricula, page: keyof typeof needed): boolean {
  const kin = page !== 'responsavel' || !asksKin(parentescos) || cadastro.grauParentesco !== 0
  return kin && needed[page].every((name) => cadastro[name] !== '')
}
/** The part of `cadastro` that people answer. */
export const answers = [...guardian, ...home, 'serieId', 'descricaoSerie', 'turno', 'unidadeId'] as const

/**
 * A reply with what the family typed: nothing typed is ever lost to an answer. With `blanks` (the answer to a request that
 * exists) the service's word stands, and what the family typed only fills what the answer left empty.
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
 * A window as a family needs it: `untold` means that the service judges. `byClock`: only this device's clock says so.
 * `edge`: when an open one ends or a future one begins (milliseconds), where that is known and still ahead.
 */
export interface Window {
  state: 'open' | 'future' | 'closed' | 'untold' | 'none'
  inicio: string | null
  fim: string | null
  byClock: boolean
  edge: number | null
}

/** Whether nothing can be asked for in it now, as far as is known. */
export const isShut = ({ state }: Window): boolean => state === 'future' || state === 'closed' || state === 'none'

/** The moment of a limit, in milliseconds; a day without an hour is that hour of it, by the school's clock. */
function limitAt(limit: string | null | undefined, hour: string, isEnd = false): number {
  const written = limit?.trim() ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? momentAtSchool(`${written}T${hour}`, isEnd) : momentOf(written, isEnd)
}

/** "Until 23:59" is the whole day: its last minute belongs to it. */
const wholeDay = (fim: string | null) => fim?.replace(/[T ]23:59(?::\d{2}(?:\.\d+)?)?/, 'T23:59:59.999')

/** The window of a way now (milliseconds). `ativo` is the service's own judgement, where it gives one. */
export function windowOf(periodo: Periodo | null, now: number): Window {
  if (!periodo) return { state: 'none', inicio: null, fim: null, byClock: false, edge: null }
  const [inicio = null, fim = null] = [periodo.inicio, periodo.fim].map((limit) =>
    limit ? bySchoolClock(limit) : null,
  )
  const { ativo } = periodo
  const [from, to] = [limitAt(inicio, '00:00'), limitAt(wholeDay(fim), '23:59:59.999', true)]
  const byClock = ativo == null
  const open = ativo ?? (!(now < from) && !(now > to))
  const ahead = (moment: number) => (moment > now ? moment : null)
  if (open) return { state: inicio || fim || !byClock ? 'open' : 'untold', inicio, fim, byClock, edge: ahead(to) }
  return { state: now < from ? 'future' : 'closed', inicio, fim, byClock, edge: ahead(from) }
}

/** The three windows as the service told them. */
export const windowsTold = (m: Matricula) => ({
  cadastrar: m.periodoCadastro,
  confirmar: m.periodoConfirmacao,
  transferir: m.periodoTransferencia,
})

type Told = Periodo | null | undefined
/** The windows that hold: what the service told of each, else what the settings say. */
export function windowsHolding(told: Record<'cadastrar' | 'confirmar' | 'transferir', Told> | null) {
  const { windows } = settings().enrollment
  const known = (answer: Told, set: Periodo | undefined): Periodo | null =>
    answer === null || answer?.inicio || answer?.fim || answer?.ativo != null ? answer : (set ?? answer ?? {})
  return {
    cadastrar: known(told?.cadastrar, windows?.cadastro),
    confirmar: known(told?.confirmar, windows?.confirmacao),
    transferir: known(told?.transferir, windows?.transferencia),
  }
}
export const windowsOf = (m: Matricula) => windowsHolding(windowsTold(m))
