/** The life of a request: its states, effects of time, waiting list and protocol (mock/README §8, §9). */
import { addWorkdays } from '@/domain/dates'
import { protocoloOf } from '@/domain/protocol'
import type { MatriculaTables, Pedido } from '../tables/matricula'
import { dataHora, endOfDay, textOf } from './calendar'
import { release, offerOf } from './vagas'

/** The states in words, as the service uses them in a sentence. */
const words: Record<string, string> = {
  emAnalise: 'em análise',
  reservada: 'com vaga reservada',
  listaDeEspera: 'na lista de espera',
  convocada: 'com convocação aberta',
  confirmada: 'com a matrícula confirmada',
  indeferida: 'indeferido',
  cancelada: 'cancelado',
  prazoPerdido: 'com o prazo perdido',
}

/** States after which a new request is allowed; every other one, unknown words included, is active. */
const ended = new Set(['indeferida', 'cancelada', 'prazoPerdido'])

/** The present state of a request. */
export const stateOf = (pedido: Pedido): string => pedido.historico.at(-1)?.processamento ?? ''

/** The state in words, for a sentence: `o pedido está em análise`. */
export const stateInWords = (pedido: Pedido): string => words[stateOf(pedido)] ?? stateOf(pedido)

/** Whether the request prevents another one for the child. */
export const isActive = (pedido: Pedido): boolean => !ended.has(stateOf(pedido))

/** The active request of a child, of which there is at most one; otherwise the latest one, or null. */
export function pedidoOf(tables: MatriculaTables, idPessoa: number): Pedido | null {
  const all = tables.pedidos.filter((pedido) => pedido.idPessoa === idPessoa)
  return all.find(isActive) ?? all.at(-1) ?? null
}

/** The deadline to confirm at the school: the third working day after `em` (Corumbá art. 14). */
const deadlineSince = (em: string): string => endOfDay(addWorkdays(em.slice(0, 10), 3))

/** When the school has reviewed a transfer. ASSUMED (decisions §11): two working days, at 18 h. */
const reviewedUntil = (em: string): string => dataHora(addWorkdays(em.slice(0, 10), 2), '18:00')

/** Appends the next state, with a deadline where it has one. */
export function change(pedido: Pedido, processamento: string, em: string): void {
  pedido.historico.push({ processamento, em })
  pedido.prazo = processamento === 'reservada' || processamento === 'convocada' ? deadlineSince(em) : null
}

/** The requests waiting for a school in a shift, in the order in which a place is offered to them. */
function queue(tables: MatriculaTables, serieId: number, unidadeId: number, turno: string): Pedido[] {
  return tables.pedidos
    .filter((p) => p.serieId === serieId && stateOf(p) === 'listaDeEspera')
    .filter((p) => p.escolhas.some((e) => e.unidadeId === unidadeId && e.turno === turno))
    .map((p, at) => ({ p, at, em: p.historico.at(-1)?.em ?? '' }))
    .sort((a, b) => (a.em < b.em ? -1 : a.em > b.em ? 1 : a.at - b.at))
    .map(({ p }) => p)
}

/**
 * The position in the waiting list of a choice (by default the first), counted from 1; null when the request
 * does not wait.
 */
export function positionOf(tables: MatriculaTables, pedido: Pedido, wish = pedido.escolhas[0]): number | null {
  if (!wish || stateOf(pedido) !== 'listaDeEspera') return null
  return queue(tables, pedido.serieId, wish.unidadeId, wish.turno).indexOf(pedido) + 1
}

/** The number of requests waiting for a row. */
export const waiting = (tables: MatriculaTables, serieId: number, unidadeId: number, turno: string): number =>
  queue(tables, serieId, unidadeId, turno).length

/** Releases the place of a request: the first waiting request is called, with its own deadline. */
export function releasePlace(tables: MatriculaTables, pedido: Pedido, em: string): void {
  const { place, serieId } = pedido
  const oferta = place && offerOf(tables, serieId, place)
  pedido.place = null
  if (!oferta) return
  const next = queue(tables, serieId, oferta.unidadeId, oferta.turno)[0]
  if (!next) {
    release(oferta)
    return
  }
  // the place passes on directly, so the number of reservations stays the same
  next.place = { unidadeId: oferta.unidadeId, turno: oferta.turno }
  change(next, 'convocada', em)
}

/** When time alone changes a request next; null for never. */
function expiresAt(pedido: Pedido): string | null {
  const last = pedido.historico.at(-1)
  if (last?.processamento === 'emAnalise') return pedido.place ? reviewedUntil(last.em) : null
  return pedido.prazo
}

/** Applies the effects of time up to `now`: reviews end, places are lost or passed on, in chronological order. */
export function passTime(tables: MatriculaTables, now: number): void {
  const until = textOf(now)
  for (;;) {
    let due: { pedido: Pedido; em: string } | null = null
    for (const pedido of tables.pedidos) {
      const em = expiresAt(pedido)
      if (em !== null && em < until && (due === null || em < due.em)) due = { pedido, em }
    }
    if (!due) return
    if (stateOf(due.pedido) === 'emAnalise') {
      change(due.pedido, 'reservada', due.em)
    } else {
      change(due.pedido, 'prazoPerdido', due.em)
      releasePlace(tables, due.pedido, due.em)
    }
  }
}

/** Draws an unused protocol. */
export function drawProtocolo(tables: MatriculaTables): string {
  for (;;) {
    tables.sorteados += 1
    const protocolo = protocoloOf(tables.sorteados)
    if (!tables.pedidos.some((pedido) => pedido.protocolo === protocolo)) return protocolo
  }
}
