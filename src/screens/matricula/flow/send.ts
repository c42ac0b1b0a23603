/** The three calls of the service: who is it, what is offered, the request. Never resent by itself. ASSUMED (decisions §11). */
import { whilePresent } from '@/session'
import { ApiError, type Outcome, write } from '@/api'
import { Matricula, op, type Reserva, z } from '@/contract'
import { freePlaces } from '@/domain/places'
import { grantOf } from '../receipt/granted'
import { toldOf } from '../receipt/receipt'
import {
  askOf,
  hasActive,
  isShut,
  saysAnything,
  stateOf,
  type Verb,
  windowOf,
  windowsOf,
  withTyped,
} from '../receipt/aggregate'
import { pass, sameRow, staysPut, withOffer } from './changes'
import { type Draft, isAsking, isCancelling, isRelease, leaves, type StepId } from './draft'
import { rememberOffer } from '../schools/schools'
import { rememberWindows } from '../start/windows'

/** An answer that says nothing is none. */
const wordless = () => new ApiError('unreadable', { operation: op.PostMatriculaMunicipal.name, status: 200 })

/** Asks something that changes nothing at the service. @throws ApiError */
async function exchange(draft: Draft, verb: Verb): Promise<Matricula> {
  const outcome = await write(op.PostMatriculaMunicipal, askOf(draft.matricula, verb), { lock: null })
  if (outcome.kind !== 'accepted') throw outcome.error
  // it says neither that there is no such child, nor that nothing has arrived
  if (!saysAnything(outcome.reply)) throw wordless()
  rememberWindows(outcome.reply)
  return outcome.reply
}

/** The aggregate that a refusal carries, where it carries one. */
function replyOf(error: ApiError): Matricula | null {
  const read = z.safeParse(Matricula, error.reply)
  // a bare refusal was repaired from nothing: it holds no aggregate to go on with
  return read.success && (read.data.scriptType !== '' || read.data.parentescos.length > 0) ? read.data : null
}

/** Takes an answered aggregate as the last one; what was typed stays. */
const answered = (draft: Draft, reply: Matricula): Draft => ({
  ...draft,
  seenAt: Date.now(),
  matricula: withTyped(reply, draft.matricula, draft.phase === 'sent'),
})

/** Consulting with a series asks for its offer of places: a draft that once asked for one must not ask again. */
function withoutOffer(draft: Draft): Draft {
  const { matricula } = draft
  return { ...draft, matricula: { ...matricula, cadastro: { ...matricula.cadastro, serieId: 0, descricaoSerie: '' } } }
}

/** Who is it? On the way to consult the request is asked for; else the child. @throws ApiError */
export async function identify(draft: Draft, id: StepId): Promise<Draft> {
  const consults = draft.way === 'consultar'
  const reply = await exchange(consults ? withoutOffer(draft) : draft, consults ? 'consultar' : 'identificar')
  const next = answered(pass({ ...draft, nameConfirmed: null }, id), reply)
  return { ...next, former: reply.protocolo }
}

/** The places of a series and shift, and the hour of the reading. @throws ApiError */
export async function offer(draft: Draft, id: StepId): Promise<Draft> {
  const isHere = whilePresent()
  const reply = await exchange(draft, 'consultar')
  if (isHere()) rememberOffer(reply.reservas, Date.now())
  return pass(withOffer(answered(draft, reply), reply.reservas, Date.now()), id)
}

/** How a sending ended, with what the family has in hand then, and the page it leads to; null: it stays where it is. */
export type Ended =
  | { kind: 'sent' | 'uncertain'; draft: Draft; error: ApiError | null; to: StepId }
  /** Certainly not accepted. `draft` holds the fresh aggregate; `to` is the page that the refusal is about. */
  | { kind: 'refused' | 'busy'; draft: Draft; error: ApiError; to: StepId | null }

function arrived(draft: Draft, reply: Matricula): boolean {
  if (isCancelling(draft)) return stateOf(reply) === 'cancelada'
  if (leaves(draft)) return isRelease(reply)
  return hasActive(reply) || (reply.protocolo !== '' && reply.protocolo !== draft.former)
}

/** The draft after sending: the service's words, the family's where it is silent. */
const sent = (draft: Draft, reply: Matricula): Draft => ({
  ...draft,
  way: isCancelling(draft) ? 'cancelar' : draft.way,
  cancels: null,
  gaveUp: isCancelling(draft) ? grantOf(draft).granted : null,
  taken: false,
  phase: 'sent',
  notThere: false,
  seenAt: Date.now(),
  before: null,
  missing: false,
  typed: {},
  matricula: withTyped(reply, draft.matricula, true),
})

const wasTaken = (draft: Draft, reply: Matricula): boolean =>
  draft.escolhas.some((chosen) => {
    const now = reply.reservas.find((row) => sameRow(row, chosen))
    return now !== undefined && freePlaces(now) === 0 && freePlaces(chosen) > 0
  })

/** Where any shift was asked for, the sending names that of the first wish: it is no answer of the family. */
const asAsked = (next: Draft, { matricula: { cadastro, transferencia } }: Draft): Draft => ({
  ...next,
  matricula: {
    ...next.matricula,
    cadastro: { ...next.matricula.cadastro, turno: cadastro.turno },
    transferencia: { ...next.matricula.transferencia, novoTurno: transferencia.novoTurno },
  },
})
/** Such a refusal knows one shift only: the rows of the others stay as last read. */
function offerWith({ matricula, oferta }: Draft, rows: Reserva[]): Reserva[] {
  if (matricula.cadastro.turno !== '') return rows
  const told = new Set(rows.map(({ turno }) => turno))
  return [...oferta.filter(({ turno }) => !told.has(turno)), ...rows]
}

/** The refusal's own aggregate is the last one answered; the offer is fresh where the reply has more than the wishes. */
function refused(draft: Draft, error: ApiError): Ended {
  const reply = replyOf(error)
  const leadsTo = (next: Draft, to: StepId | null): Ended => ({ kind: 'refused', draft: next, error, to })
  // a refusal that no longer identifies the child (a wrong protocol): go on with the last good answer
  const same = reply?.login.similarityCount === draft.matricula.login.similarityCount
  if (!reply || !(same || hasActive(reply))) return leadsTo(draft, null)
  // what was looked for in vain before is another matter now
  const next = { ...asAsked(answered(draft, reply), draft), notThere: false }
  // a refused cancelling changes nothing, and is shown on its page
  if (isCancelling(draft)) return leadsTo(next, hasActive(reply) ? null : draft.phase === 'sent' ? 'recibo' : 'pedido')
  if (hasActive(reply)) return leadsTo(next, 'pedido')
  const fresh = reply.reservas.some((row) => !draft.escolhas.some((chosen) => sameRow(row, chosen)))
  const taken = wasTaken(draft, reply)
  const offered = fresh || taken ? withOffer(next, offerWith(draft, reply.reservas), Date.now()) : next
  if (taken || draft.escolhas.some((row) => staysPut(draft, row)))
    return leadsTo({ ...offered, passed: offered.passed.filter((id) => id !== 'escola') }, 'escola')
  const shut = isAsking(draft.way) && isShut(windowOf(windowsOf(reply)[draft.way], Date.now()))
  return shut ? leadsTo({ ...offered, insists: false }, 'periodo') : leadsTo(offered, null)
}

/** 404 and 409 may mean "already there": looked up, never guessed. */
const isCertain = ({ kind, status }: ApiError): boolean =>
  kind === 'forbidden' || kind === 'unauthenticated' || (kind === 'refused' && status !== 409)

/** Sends the request, once. `onLeave` is called as it leaves this device. Never throws an ApiError: every outcome is returned. */
export async function send(draft: Draft, onLeave?: () => void): Promise<Ended> {
  const way = isCancelling(draft) ? 'cancelar' : draft.way
  if (way === 'consultar') throw new Error('Consulting sends no request')
  const rows = way === 'cadastrar' || way === 'transferir' ? draft.escolhas : undefined
  const asked = askOf(draft.matricula, way, rows)
  const outcome = await write(op.PostMatriculaMunicipal, asked, { lock: 'vagas', certain: isCertain, onLeave })
  const ended = endOf(draft, outcome)
  // not taken back: the request is shown as before
  if (ended.kind === 'busy' || ended.kind === 'refused') return { ...ended, draft: { ...ended.draft, cancels: null } }
  return ended
}

function endOf(draft: Draft, outcome: Outcome<Matricula>): Ended {
  const unseen = (error: ApiError | null): Ended => ({
    kind: 'uncertain',
    draft: { ...draft, phase: 'sending' },
    error,
    to: 'verificar',
  })
  switch (outcome.kind) {
    case 'accepted': {
      const { reply } = outcome
      if (!saysAnything(reply)) return unseen(wordless())
      rememberWindows(reply)
      const renewed = draft.way === 'confirmar' && !isCancelling(draft) && stateOf(reply) !== ''
      const there = arrived(draft, reply) || renewed
      return there ? { kind: 'sent', draft: sent(draft, reply), error: null, to: 'recibo' } : unseen(null)
    }
    case 'refused':
      return refused(draft, outcome.error)
    case 'notSent':
      return { kind: 'refused', draft, error: outcome.error, to: null }
    case 'busy':
      return { kind: 'busy', draft, error: outcome.error, to: null }
    case 'uncertain':
      return unseen(outcome.error)
  }
}

/** The request as it is now, and what it was before. Where the service tells nothing of it, what it told stays. @throws ApiError */
export async function lookAgain(draft: Draft): Promise<Draft> {
  const { login, protocolo } = draft.matricula
  // a protocol names the one request, whatever else was asked for this child since
  const named = protocolo ? { ...login, codigoProtocolo: protocolo } : login
  const reply = await exchange(withoutOffer({ ...draft, matricula: { ...draft.matricula, login: named } }), 'consultar')
  if (stateOf(reply) === '' || reply.protocolo !== protocolo) return { ...draft, missing: true }
  const { codigoProtocolo } = login
  const matricula = withTyped({ ...reply, login: { ...reply.login, codigoProtocolo } }, draft.matricula, true)
  const next = { ...draft, notThere: false, missing: false, seenAt: Date.now(), matricula }
  const [was, is] = [toldOf(draft), toldOf(next)]
  const isOld = was.state === is.state && was.posicao === is.posicao
  return isOld || draft.seenAt === null ? next : { ...next, before: { at: draft.seenAt, ...was } }
}

/**
 * After a lost answer: identifies again, which changes nothing, and sees whether the request is there. `open` again when
 * it is not: then, and only then, it may be sent anew. A refusal proves nothing. Requests that have ended are only shown by
 * consulting, not by identifying. @throws ApiError when it cannot be found out.
 */
export async function verify(draft: Draft): Promise<Draft> {
  // a protocol names what has ended too
  const ended = leaves(draft) || (isCancelling(draft) && draft.by === 'crianca')
  const reply = await (ended ? exchange(withoutOffer(draft), 'consultar') : exchange(draft, 'identificar'))
  if (arrived(draft, reply)) return sent(draft, reply)
  return { ...answered(draft, reply), phase: draft.cancels ?? 'open', cancels: null, notThere: true }
}
