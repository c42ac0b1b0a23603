/** The service calls: identify a child, read the offer, send the request; none retries. ASSUMED (decisions §11). */
import { whilePresent } from '@/session'
import { ApiError, type Outcome, write } from '@/api'
import { Matricula, op, type Reserva, z } from '@/contract'
import { freePlaces } from '@/domain/places'
import { grantOf } from '../receipt/granted'
import { toldOf } from '../receipt/receipt'
import {
  askOf,
  hasActive,
  isOfOther,
  isShut,
  saysAnything,
  stateOf,
  type Verb,
  windowOf,
  windowsOf,
  withTyped,
} from '../receipt/aggregate'
import { pass, sameRow, staysPut, without, withOffer } from './changes'
import { type Draft, isAsking, isCancelling, isRelease, leaves, type StepId } from './draft'
import { rememberOffer } from '../schools/schools'
import { rememberWindows } from '../start/windows'

/** The error for a reply without any content, which counts as no answer. */
const wordless = () => new ApiError('unreadable', { operation: op.PostMatriculaMunicipal.name, status: 200 })

/** Makes a call that changes nothing at the service. @throws ApiError */
async function exchange(draft: Draft, verb: Verb): Promise<Matricula> {
  const outcome = await write(op.PostMatriculaMunicipal, askOf(draft.matricula, verb), { lock: null })
  if (outcome.kind !== 'accepted') throw outcome.error
  // an empty reply proves neither that the child is unknown nor that no request arrived
  if (!saysAnything(outcome.reply)) throw wordless()
  rememberWindows(outcome.reply)
  return outcome.reply
}

/** The aggregate that a refusal carries, where it carries one. */
function replyOf(error: ApiError): Matricula | null {
  const read = z.safeParse(Matricula, error.reply)
  // a refusal without a body was repaired into a blank aggregate, which is of no use
  return read.success && (read.data.scriptType !== '' || read.data.parentescos.length > 0) ? read.data : null
}

/**
 * Replaces the draft's aggregate by the reply's, keeping what the family typed. Series and shift of an existing request
 * are the service's, so that its page shows no answers of the family; another child is then asked them again.
 */
function answered(draft: Draft, reply: Matricula): Draft {
  const next = { ...draft, seenAt: Date.now(), matricula: withTyped(reply, draft.matricula, draft.phase === 'sent') }
  if (draft.phase === 'sent' || isCancelling(draft)) return next
  if (!hasActive(reply) || isOfOther(reply)) return draft.passed.includes('turno') ? asAsked(next, draft) : next
  const { descricaoSerie, serieId, turno } = reply.cadastro
  const cadastro = { ...next.matricula.cadastro, descricaoSerie, serieId, turno }
  const passed = without(next.passed, 'serie', 'turno', 'escola')
  return { ...next, passed, matricula: { ...next.matricula, cadastro } }
}

/** Restores the family's shift, since it may have asked for any, and the reply may name one all the same. */
const asAsked = (next: Draft, { matricula: { cadastro, transferencia } }: Draft): Draft => ({
  ...next,
  matricula: {
    ...next.matricula,
    cadastro: { ...next.matricula.cadastro, turno: cadastro.turno },
    transferencia: { ...next.matricula.transferencia, novoTurno: transferencia.novoTurno },
  },
})

/** Removes series and shift, since consulting with them returns an offer of places instead of the request. */
function withoutOffer(draft: Draft): Draft {
  const { matricula } = draft
  const cadastro = { ...matricula.cadastro, serieId: 0, descricaoSerie: '', turno: '' }
  return { ...draft, matricula: { ...matricula, cadastro } }
}

/** Identifies the child, or reads its request where the family came to consult. @throws ApiError */
export async function identify(draft: Draft, id: StepId): Promise<Draft> {
  const consults = draft.way === 'consultar'
  const reply = await exchange(consults ? withoutOffer(draft) : draft, consults ? 'consultar' : 'identificar')
  const next = answered(pass({ ...draft, nameConfirmed: null }, id), reply)
  return { ...next, former: reply.protocolo }
}

/** Reads the places of a series and shift, with the time of the reading. @throws ApiError */
export async function offer(draft: Draft, id: StepId): Promise<Draft> {
  const isHere = whilePresent()
  const reply = await exchange(draft, 'consultar')
  if (isHere()) rememberOffer(reply.reservas, Date.now())
  // the rows are the offer, not the wishes of a request that was made meanwhile
  const told = hasActive(reply) ? { ...reply, reservas: [] } : reply
  return pass(withOffer(answered(pass(draft, id), told), reply.reservas, Date.now()), id)
}

/** The outcome of sending, with the draft after it and the page that follows; `to` null: the page stays. */
export type Ended =
  | { kind: 'sent' | 'uncertain'; draft: Draft; error: ApiError | null; to: StepId }
  /** Certainly not accepted. `draft` holds the fresh aggregate; `to` is the page that the refusal is about. */
  | { kind: 'refused' | 'busy'; draft: Draft; error: ApiError; to: StepId | null }

function arrived(draft: Draft, reply: Matricula): boolean {
  if (isCancelling(draft)) return stateOf(reply) === 'cancelada'
  if (leaves(draft)) return isRelease(reply)
  return hasActive(reply) || (reply.protocolo !== '' && reply.protocolo !== draft.former)
}

/** The draft after sending, with the service's values, and the family's where the reply has none. */
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

const received = (draft: Draft, reply: Matricula): Ended => ({
  kind: 'sent',
  draft: sent(draft, reply),
  error: null,
  to: 'recibo',
})

const wasTaken = (draft: Draft, reply: Matricula): boolean =>
  draft.escolhas.some((chosen) => {
    const now = reply.reservas.find((row) => sameRow(row, chosen))
    return now !== undefined && freePlaces(now) === 0 && freePlaces(chosen) > 0
  })

/** Merges a refusal's rows into an offer of all shifts: a refusal covers one shift, so other rows stay as last read. */
function offerWith({ matricula, oferta }: Draft, rows: Reserva[]): Reserva[] {
  if (matricula.cadastro.turno !== '') return rows
  const told = new Set(rows.map(({ turno }) => turno))
  return [...oferta.filter(({ turno }) => !told.has(turno)), ...rows]
}

/** Continues from the refusal's own aggregate; its rows are a fresh offer where they contain more than the wishes. */
function refused(draft: Draft, error: ApiError): Ended {
  const reply = replyOf(error)
  const leadsTo = (next: Draft, to: StepId | null): Ended => ({ kind: 'refused', draft: next, error, to })
  // goes on with the last good answer where the refusal does not identify the child (a wrong protocol)
  const same = reply?.login.similarityCount === draft.matricula.login.similarityCount
  if (!reply || !(same || hasActive(reply))) return leadsTo(draft, null)
  // a refusal ends the notice of an earlier look-up that found nothing
  const next = { ...answered(draft, reply), notThere: false }
  // cancelled before, or by a first sending that the browser repeated by itself
  if (isCancelling(draft) && arrived(draft, reply)) return received(draft, reply)
  // a refused cancelling changes nothing, so its page stays while the request is active
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

/** Whether a refusal proves that nothing arrived; 404 and 409 may mean "already there", which is looked up instead. */
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
  // the cancelling failed, so the request is shown as before
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
      return there ? received(draft, reply) : unseen(null)
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

/** The wishes in a reading of a request: as told before where it has none, without the waiting-list positions of then. */
const wishesIn = (reply: Matricula, { matricula: { reservas } }: Draft): Reserva[] =>
  reply.reservas.length > 0 || !hasActive(reply) ? reply.reservas : reservas.map((row) => ({ ...row, posicao: null }))

/** Reads the request again and notes its former state; one missing from the reply keeps its data. @throws ApiError */
export async function lookAgain(draft: Draft): Promise<Draft> {
  const { login, protocolo } = draft.matricula
  // the protocol names this very request, even if others were made for the child since
  const named = protocolo ? { ...login, codigoProtocolo: protocolo } : login
  const reply = await exchange(withoutOffer({ ...draft, matricula: { ...draft.matricula, login: named } }), 'consultar')
  if (stateOf(reply) === '' || reply.protocolo !== protocolo) return { ...draft, missing: true }
  const { codigoProtocolo } = login
  const told = { ...reply, login: { ...reply.login, codigoProtocolo }, reservas: wishesIn(reply, draft) }
  const matricula = withTyped(told, draft.matricula, true)
  const next = { ...draft, notThere: false, missing: false, seenAt: Date.now(), matricula }
  const [was, is] = [toldOf(draft), toldOf(next)]
  const isOld = was.state === is.state && was.posicao === is.posicao
  return isOld || draft.seenAt === null ? next : { ...next, before: { at: draft.seenAt, ...was } }
}

/**
 * Looks up after a lost answer whether the request arrived, by a call that changes nothing. Only where the request is
 * missing does the draft become `open` again and may be resent; a refusal proves nothing. Where the reply proves nothing
 * either, the draft stays `sending`. Consulting returns requests that have ended, identifying by the child's data does
 * not. @throws ApiError when the look-up fails.
 */
export async function verify(draft: Draft): Promise<Draft> {
  // identifying by protocol returns a request that has ended, too
  const ended = leaves(draft) || (isCancelling(draft) && draft.by === 'crianca')
  const reply = await (ended ? exchange(withoutOffer(draft), 'consultar') : exchange(draft, 'identificar'))
  // the page of the request says whose it is
  const isOthers = hasActive(reply) && isOfOther(reply)
  if (isOthers && !leaves(draft) && !isCancelling(draft))
    return { ...answered(draft, reply), phase: 'open', notThere: false }
  // an older protocol names that older request alone, so that nothing is known of the new one
  if (draft.by === 'protocolo' && !isCancelling(draft) && reply.protocolo === draft.former) return draft
  if (arrived(draft, reply)) return sent(draft, reply)
  return { ...answered(draft, reply), phase: draft.cancels ?? 'open', cancels: null, notThere: true }
}
