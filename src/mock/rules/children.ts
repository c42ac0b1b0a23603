/** Finding a child by what the family tells, and who may see the record (decisions §11). */
import type { Login } from '@/contract'
import { normalizeProtocolo } from '@/domain/protocol'
import { alike } from '@/domain/text'
import type { Crianca, MatriculaTables, Pedido } from '../tables/matricula'

const same = (known: string, told: string) => told !== '' && known === told

/**
 * The children that the login may mean. The birth date must be right and the name alike; besides, the mother's name is
 * alike or one CPF agrees. Where several remain, a CPF decides. A CPF of the child that is another one rules a record
 * out, unless the guardian's CPF agrees: it may be a namesake that the network does not know yet.
 */
export function criancasOf(criancas: readonly Crianca[], login: Login): Crianca[] {
  const named = criancas.filter(({ dataNasc, nome }) => dataNasc === login.dataNasc && alike(nome, login.nomeAluno))
  const byCpf = named.filter((c) => same(c.cpf, login.cpfAluno) || same(c.cpfResponsavel, login.cpfResponsavel))
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

/**
 * Whether the request may see protocol, CPF, contact, address and school of a record: only when it names the guardian's
 * CPF or the protocol of that record (decisions §11).
 */
export function mayKnow(login: Login, typedProtocolo: string, crianca: Crianca, pedido: Pedido | null): boolean {
  if (same(crianca.cpfResponsavel, login.cpfResponsavel)) return true
  if (!pedido) return false
  return same(pedido.cpfResponsavel, login.cpfResponsavel) || pedido.protocolo === normalizeProtocolo(typedProtocolo)
}
