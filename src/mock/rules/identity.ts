/** Who a call to the enrollment is about, and what it may see. Every call identifies again: nothing is remembered. */
import type { Login, Matricula } from '@/contract'
import { refuse } from '../operation'
import type { Crianca, MatriculaTables, Pedido } from '../tables/matricula'
import { checkLogin, checkProtocolo } from './cadastro'
import { criancasOf, mayKnow, pedidoOfProtocolo } from './children'
import { pedidoOf } from './requests'

/** What the login leads to. `pedido`: the one named by protocol, else the child's active or latest one. */
export type Found =
  | { kind: 'nenhuma' }
  | { kind: 'protocoloErrado' }
  | { kind: 'varias'; howMany: number }
  | { kind: 'uma'; crianca: Crianca; pedido: Pedido | null; knows: boolean; byProtocol: boolean }

const fields = ['nomeAluno', 'nomeMae', 'dataNasc', 'cpfResponsavel', 'cpfAluno', 'codigoProtocolo'] as const

/** The login of a call: it travels twice and must be the same both times (contract, rule 2). */
export function loginOf(outer: Login, asked: Matricula): Login {
  const empty = (login: Login) => fields.every((field) => login[field] === '')
  if (empty(outer)) return asked.login
  if (!empty(asked.login) && fields.some((field) => outer[field] !== asked.login[field])) {
    refuse('Validation', 'Os dados de identificação vieram diferentes nos dois lugares.', {
      fields: { login: 'login e matricula.login não são iguais.' },
    })
  }
  return outer
}

/** Finds by protocol and birth date when a protocol was typed, else by child. Refuses fields that cannot be right. */
export function find(tables: MatriculaTables, login: Login, typedCancel: string, today: string): Found {
  if (login.codigoProtocolo.trim() !== '') {
    checkProtocolo(login.codigoProtocolo, login.dataNasc, today)
    const found = pedidoOfProtocolo(tables, login.codigoProtocolo, login.dataNasc)
    return found ? { kind: 'uma', ...found, knows: true, byProtocol: true } : { kind: 'protocoloErrado' }
  }
  checkLogin(login, today)
  const found = criancasOf(tables.criancas, login)
  const [crianca] = found
  if (!crianca) return { kind: 'nenhuma' }
  if (found.length > 1) return { kind: 'varias', howMany: found.length }
  const pedido = pedidoOf(tables, crianca.idPessoa)
  return { kind: 'uma', crianca, pedido, knows: mayKnow(login, typedCancel, crianca, pedido), byProtocol: false }
}
