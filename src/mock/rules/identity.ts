/** Who a call to the enrollment is about, and what it may see. ASSUMED (decisions §11). Nothing is remembered between two calls. */
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
 * The children that the login may mean. The birth date must be right and the name alike; besides, the mother's name is
 * alike or one CPF agrees. Where several remain, a CPF decides. A CPF of the child that is another one rules a record
 * out, unless the guardian's CPF agrees: it may be a namesake that the network does not know yet.
 */
export function criancasOf(criancas: readonly Crianca[], login: Login): Crianca[] {
  const named = criancas.filter(({ dataNasc, nome }) => dataNasc === login.dataNasc && alike(nome, login.nomeAluno))
  // of twins the own CPF names one, the guardian's both
  const own = named.filter(({ cpf }) => same(cpf, login.cpfAluno))
  const byCpf = own.length > 0 ? own : named.filter((c) => same(c.cpfResponsavel, login.cpfResponsavel))
  if (byCpf.length > 0) return byCpf
  return named.filter(
    ({ cpf, nomeMae }) =>
      alike(nomeMae, login.nomeMae) && (cpf === '' || login.cpfAluno === '' || cpf === login.cpfAluno),
  )
}

/** The request of a protocol, when the birth date is that of its child: one without the other finds nothing. */
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

/** Whether the login may see the whole record: only with the guardian's CPF or the protocol of that record (decisions §11). */
export function mayKnow(login: Login, typedProtocolo: string, crianca: Crianca, pedido: Pedido | null): boolean {
  // of a child that came by a request the CPF is whoever's asked first: it opens no later request of another guardian
  if ((crianca.rede || !pedido) && same(crianca.cpfResponsavel, login.cpfResponsavel)) return true
  if (!pedido) return false
  return same(pedido.cpfResponsavel, login.cpfResponsavel) || pedido.protocolo === normalizeProtocolo(typedProtocolo)
}

/** Whom a login means. */
export interface Found {
  /** The child that is meant; null where none is, or several are alike. */
  crianca: Crianca | null
  /** Its request: the one named by protocol, else the active or latest one. */
  pedido: Pedido | null
  /** Whether the caller may see the whole record. */
  knows: boolean
  byProtocol: boolean
  /** How many children may be meant. */
  howMany: number
}

/** A protocol and a birth date were typed that do not belong together. */
export const isWrongProtocol = ({ byProtocol, crianca }: Found): boolean => byProtocol && !crianca

/** A call that names nobody. */
export const noOne: Found = { crianca: null, pedido: null, knows: false, byProtocol: false, howMany: 0 }

const fields = ['nomeAluno', 'nomeMae', 'dataNasc', 'cpfResponsavel', 'cpfAluno', 'codigoProtocolo'] as const

/** A CPF is compared and kept as its digits, however it was written (decisions §10). */
const withDigits = ({ cpfAluno, cpfResponsavel, ...login }: Login): Login => ({
  ...login,
  cpfAluno: isCpf(cpfAluno) ? digits(cpfAluno) : cpfAluno,
  cpfResponsavel: isCpf(cpfResponsavel) ? digits(cpfResponsavel) : cpfResponsavel,
})

/** The login of a call: it travels twice and must be the same both times (contract, Operation table 2). */
export function loginOf(outer: Login, asked: Matricula): Login {
  const empty = (login: Login) => fields.every((field) => login[field] === '')
  if (empty(outer)) return withDigits(asked.login)
  if (!empty(asked.login) && fields.some((field) => outer[field] !== asked.login[field])) {
    const message = 'Os dados de identificação vieram diferentes nos dois lugares.'
    refuseField(message, 'login', 'login e matricula.login não são iguais.')
  }
  return withDigits(outer)
}

/** Finds by protocol and birth date when a protocol was typed, else by child. Refuses fields that cannot be right. */
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
