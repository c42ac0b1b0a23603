/**
 * Identifies the child of an enrollment call, and what the caller may see. ASSUMED (decisions §11). Nothing is
 * stored between calls.
 */
import type { Login, Matricula } from '@/contract'
import { digits, isCpf } from '@/domain/documents'
import { normalizeProtocolo } from '@/domain/protocol'
import { alike } from '@/domain/text'
import { refuseField } from '../operation'
import type { Crianca, MatriculaTables, Pedido } from '../tables/matricula'
import { checkLogin, checkProtocolo } from './cadastro'
import { pedidoOf } from './requests'

const same = (known: string, told: string) => told !== '' && known === told

/**
 * The children that the login may mean. The birth date must be right and the name similar; besides, the mother's name
 * must be similar or one CPF equal. Among several, a CPF decides. A different CPF of the child rules a record out,
 * unless the guardian's CPF is equal: it may be a namesake that the network does not know yet.
 */
function criancasOf(criancas: readonly Crianca[], login: Login): Crianca[] {
  const named = criancas.filter(({ dataNasc, nome }) => dataNasc === login.dataNasc && alike(nome, login.nomeAluno))
  // the child's own CPF tells twins apart, the guardian's does not
  const own = named.filter(({ cpf }) => same(cpf, login.cpfAluno))
  const byCpf = own.length > 0 ? own : named.filter((c) => same(c.cpfResponsavel, login.cpfResponsavel))
  if (byCpf.length > 0) return byCpf
  return named.filter(
    ({ cpf, nomeMae }) =>
      alike(nomeMae, login.nomeMae) && (cpf === '' || login.cpfAluno === '' || cpf === login.cpfAluno),
  )
}

/** The request of a protocol, if the birth date is its child's; null otherwise. */
export function pedidoOfProtocolo(
  tables: MatriculaTables,
  protocolo: string,
  dataNasc: string,
): { crianca: Crianca; pedido: Pedido } | null {
  const typed = normalizeProtocolo(protocolo)
  const pedido = tables.pedidos.find((one) => one.protocolo === typed)
  const crianca = pedido && tables.criancas.find(({ idPessoa }) => idPessoa === pedido.idPessoa)
  return pedido && crianca?.dataNasc === dataNasc ? { crianca, pedido } : null
}

/**
 * Whether the login may see the whole record: only with the guardian's CPF or the protocol of
 * that record (decisions §11).
 */
export function mayKnow(login: Login, typedProtocolo: string, crianca: Crianca, pedido: Pedido | null): boolean {
  // a child known by a request carries the first guardian's CPF, which must not open a later request
  // of another guardian
  if ((crianca.rede || !pedido) && same(crianca.cpfResponsavel, login.cpfResponsavel)) return true
  if (!pedido) return false
  return same(pedido.cpfResponsavel, login.cpfResponsavel) || pedido.protocolo === normalizeProtocolo(typedProtocolo)
}

/** The result of an identification. */
export interface Found {
  /** The child; null when there is none, or several are alike. */
  crianca: Crianca | null
  /** Its request: the one named by protocol, otherwise the active or latest one. */
  pedido: Pedido | null
  /** Whether the caller may see the whole record. */
  knows: boolean
  byProtocol: boolean
  /** The number of children that may be meant. */
  howMany: number
}

/** Whether a protocol was typed that does not belong to the birth date. */
export const isWrongProtocol = ({ byProtocol, crianca }: Found): boolean => byProtocol && !crianca

/** The result of a call that names nobody. */
export const noOne: Found = { crianca: null, pedido: null, knows: false, byProtocol: false, howMany: 0 }

const fields = ['nomeAluno', 'nomeMae', 'dataNasc', 'cpfResponsavel', 'cpfAluno', 'codigoProtocolo'] as const

/** CPFs are compared and stored as digits, however they were written (decisions §10). */
const withDigits = ({ cpfAluno, cpfResponsavel, ...login }: Login): Login => ({
  ...login,
  cpfAluno: isCpf(cpfAluno) ? digits(cpfAluno) : cpfAluno,
  cpfResponsavel: isCpf(cpfResponsavel) ? digits(cpfResponsavel) : cpfResponsavel,
})

/** The login of a call: it is sent twice and must be the same both times (contract, Operation table 2). */
export function loginOf(outer: Login, asked: Matricula): Login {
  const empty = (login: Login) => fields.every((field) => login[field] === '')
  if (empty(outer)) return withDigits(asked.login)
  if (!empty(asked.login) && fields.some((field) => outer[field] !== asked.login[field])) {
    const message = 'Os dados de identificação vieram diferentes nos dois lugares.'
    refuseField(message, 'login', 'login e matricula.login não são iguais.')
  }
  return withDigits(outer)
}

/** Identifies by protocol and birth date when a protocol was typed, otherwise by child. Refuses invalid fields. */
export function find(tables: MatriculaTables, login: Login, typedCancel: string, today: string): Found {
  if (login.codigoProtocolo.trim() !== '') {
    checkProtocolo(login.codigoProtocolo, login.dataNasc, today)
    const found = pedidoOfProtocolo(tables, login.codigoProtocolo, login.dataNasc)
    return { ...noOne, byProtocol: true, ...(found && { ...found, knows: true, howMany: 1 }) }
  }
  checkLogin(login, today)
  const found = criancasOf(tables.criancas, login)
  const howMany = found.length
  const [crianca] = found
  if (!crianca || howMany > 1) return { ...noOne, howMany }
  const pedido = pedidoOf(tables, crianca.idPessoa)
  return { crianca, pedido, knows: mayKnow(login, typedCancel, crianca, pedido), byProtocol: false, howMany }
}
