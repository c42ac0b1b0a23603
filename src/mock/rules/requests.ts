/** The life of a request: its states, what time does to it, the waiting list and the protocol (mock/README §8, §9). */
import { addDiasUteis } from '@/domain/dates'
import { protocoloOf } from '@/domain/protocol'
import type { MatriculaTables, Pedido } from '../tables/matricula'
import { dataHora, textoDe } from './tempo'
import { fimDoDia } from './hours'
import { desocupar, ofertaDe } from './vagas'

/** Words for `processamento`, as the service says them in a sentence. */
const palavras: Record<string, string> = {
  emAnalise: 'em análise',
  reservada: 'com vaga reservada',
  listaDeEspera: 'na lista de espera',
  convocada: 'com convocação aberta',
  confirmada: 'com a matrícula confirmada',
  indeferida: 'indeferido',
  cancelada: 'cancelado',
  prazoPerdido: 'com o prazo perdido',
}

/** States after which a new request may be made; every other one, unknown words included, is active. */
const encerrados = new Set(['indeferida', 'cancelada', 'prazoPerdido'])

/** The state of a request now. */
export const estadoDe = (pedido: Pedido): string => pedido.historico.at(-1)?.processamento ?? ''

/** The state in a sentence: `o pedido está em análise`. */
export const estadoEscrito = (pedido: Pedido): string => palavras[estadoDe(pedido)] ?? estadoDe(pedido)

/** Whether the request keeps the child from making another one. */
export const isAtivo = (pedido: Pedido): boolean => !encerrados.has(estadoDe(pedido))

/** The active request of a child, of which there is at most one; else the latest one; else null. */
export function pedidoDa(tables: MatriculaTables, idPessoa: number): Pedido | null {
  const all = tables.pedidos.filter((pedido) => pedido.idPessoa === idPessoa)
  return all.find(isAtivo) ?? all.at(-1) ?? null
}

/** The end of the time to confirm at the school: the third working day after `em` (Corumbá art. 14). */
export const prazoDesde = (em: string): string => fimDoDia(addDiasUteis(em.slice(0, 10), 3))

/** When the school has looked at a transfer. ASSUMED: two working days, at 18 h. */
const analiseAte = (em: string): string => dataHora(addDiasUteis(em.slice(0, 10), 2), '18:00')

/** Writes the next state, and the time to confirm where one begins. */
export function mudar(pedido: Pedido, processamento: string, em: string): void {
  pedido.historico.push({ processamento, em })
  pedido.prazo = processamento === 'reservada' || processamento === 'convocada' ? prazoDesde(em) : null
}

/** Those waiting for a school in a shift, in the order in which the place would be offered to them. */
function fila(tables: MatriculaTables, serieId: number, unidadeId: number, turno: string): Pedido[] {
  return tables.pedidos
    .filter((p) => p.serieId === serieId && estadoDe(p) === 'listaDeEspera')
    .filter((p) => p.escolhas.some((e) => e.unidadeId === unidadeId && e.turno === turno))
    .map((p, at) => ({ p, at, em: p.historico.at(-1)?.em ?? '' }))
    .sort((a, b) => (a.em < b.em ? -1 : a.em > b.em ? 1 : a.at - b.at))
    .map(({ p }) => p)
}

/** Position in the waiting list of a wish, the first unless told, counted from 1; null when the request does not wait. */
export function posicaoDe(tables: MatriculaTables, pedido: Pedido, wish = pedido.escolhas[0]): number | null {
  if (!wish || estadoDe(pedido) !== 'listaDeEspera') return null
  return fila(tables, pedido.serieId, wish.unidadeId, wish.turno).indexOf(pedido) + 1
}

/** How many wait for a row. */
export const esperando = (tables: MatriculaTables, serieId: number, unidadeId: number, turno: string): number =>
  fila(tables, serieId, unidadeId, turno).length

/** Gives the place of a request back; the first who waits for it is called, with a time of their own. */
export function liberar(tables: MatriculaTables, pedido: Pedido, em: string): void {
  const { lugar, serieId } = pedido
  const oferta = lugar && ofertaDe(tables, serieId, lugar)
  pedido.lugar = null
  if (!oferta) return
  const next = fila(tables, serieId, oferta.unidadeId, oferta.turno)[0]
  if (!next) {
    desocupar(oferta)
    return
  }
  // The place goes from hand to hand: the count of reservations does not move.
  next.lugar = { unidadeId: oferta.unidadeId, turno: oferta.turno }
  mudar(next, 'convocada', em)
}

/** When something happens to a request by itself, or null. */
function venceEm(pedido: Pedido): string | null {
  const last = pedido.historico.at(-1)
  if (last?.processamento === 'emAnalise') return pedido.lugar ? analiseAte(last.em) : null
  return pedido.prazo
}

/**
 * Lets time pass up to `now`: an analysis ends, a time to confirm runs out, its place goes to the next who waits. Each
 * happens at its own hour, not at the hour of the call, so that it does not matter when anybody looks.
 */
export function passarTempo(tables: MatriculaTables, now: number): void {
  const until = textoDe(now)
  for (;;) {
    let due: { pedido: Pedido; em: string } | null = null
    for (const pedido of tables.pedidos) {
      const em = venceEm(pedido)
      if (em !== null && em < until && (due === null || em < due.em)) due = { pedido, em }
    }
    if (!due) return
    if (estadoDe(due.pedido) === 'emAnalise') {
      mudar(due.pedido, 'reservada', due.em)
    } else {
      mudar(due.pedido, 'prazoPerdido', due.em)
      liberar(tables, due.pedido, due.em)
    }
  }
}

/** A protocol that nobody has. */
export function sortearProtocolo(tables: MatriculaTables): string {
  for (;;) {
    tables.sorteados += 1
    const protocolo = protocoloOf(tables.sorteados)
    if (!tables.pedidos.some((pedido) => pedido.protocolo === protocolo)) return protocolo
  }
}
