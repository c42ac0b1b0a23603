/** What every way of sending an enrollment has in common: who is asked about, what stands in the way, one request kept. */
import type { Login, Matricula } from '@/contract'
import { diaEscrito } from '@/domain/dates'
import { type SerieDaRede, serieOf } from '../rules/series'
import { mayKnow } from '../rules/children'
import type { Achado } from '../rules/identity'
import { type Caminho, fechada } from '../rules/windows'
import { documentosDe } from '../rules/papers'
import { estadoEscrito, isAtivo, pedidoDa, sortearProtocolo } from '../rules/requests'
import { comCrianca, comPedido, semSucesso } from '../rules/reply'
import type { Crianca, MatriculaTables, Pedido, Vinculo } from '../tables/matricula'

/** One call: who is asked about, what came, and the reply as far as it goes without an answer. */
export interface Pergunta {
  tables: MatriculaTables
  now: number
  login: Login
  pedida: Matricula
  resposta: Matricula
  achado: Achado
}

/** The reply to an identification without a request: found, not found (a new registration is possible) or several alike. */
export function identificada({ achado, pedida, resposta, tables }: Pergunta): Matricula {
  if (achado.caso === 'uma') return comCrianca(tables, resposta, achado.crianca, achado.knows)
  if (achado.caso === 'varias') {
    return { ...resposta, login: { ...resposta.login, similarityCount: achado.quantas } }
  }
  const serie = serieOf(pedida.cadastro.serieId)
  return {
    ...resposta,
    processamento: 'identificado',
    documentos: documentosDe('cadastrar', serie, pedida.cadastro.grauParentesco),
  }
}

/** A no: what the family chose stays in the reply. */
export const nao = (pergunta: Pergunta, message: string): Matricula =>
  semSucesso({ ...identificada(pergunta), reservas: pergunta.pedida.reservas }, message)

const variasIguais = 'Há mais de um estudante com esses dados. Informe o CPF do estudante ou do responsável.'

/** What stands in the way of any request: several children alike, an active request, a closed window. */
export function obstaculo(pergunta: Pergunta, caminho: Caminho): Matricula | null {
  const { achado, login, now, resposta, tables } = pergunta
  if (achado.caso === 'varias') return nao(pergunta, variasIguais)
  if (achado.caso === 'uma') {
    const { crianca } = achado
    const ativo = pedidoDa(tables, crianca.idPessoa)
    if (ativo && isAtivo(ativo)) {
      // Judged for this request: an old protocol of one guardian does not open the request of another.
      const knows = mayKnow(login, login.codigoProtocolo, crianca, ativo)
      const shown = comPedido(tables, comCrianca(tables, resposta, crianca, knows), ativo, knows)
      const since = knows ? `, feito em ${diaEscrito((ativo.historico[0]?.em ?? '').slice(0, 10))}` : ''
      return semSucesso(shown, `Já existe um pedido para este estudante${since}: está ${estadoEscrito(ativo)}.`)
    }
  }
  const closed = fechada(caminho, tables.janelas[caminho], now)
  return closed === null ? null : nao(pergunta, closed)
}

/** The child of a renewal or a transfer, in the network and of this guardian; or the reply that says no. */
export function matriculada(pergunta: Pergunta): { crianca: Crianca; rede: Vinculo } | { no: Matricula } {
  const { achado } = pergunta
  if (achado.caso !== 'uma' || !achado.crianca.rede) {
    return { no: nao(pergunta, 'Não encontramos matrícula deste estudante na rede. Peça uma vaga nova.') }
  }
  if (!achado.knows) {
    return { no: nao(pergunta, 'O CPF do responsável não é o que a escola tem. Procure a secretaria da escola.') }
  }
  return { crianca: achado.crianca, rede: achado.crianca.rede }
}

/** Keeps a request and answers it. */
export function registrar(pergunta: Pergunta, crianca: Crianca, pedido: Pedido): Matricula {
  pergunta.tables.pedidos.push(pedido)
  return comPedido(pergunta.tables, comCrianca(pergunta.tables, pergunta.resposta, crianca, true), pedido, true)
}

/** A request without a state yet. The receipt's address carries a number that says nothing about the family. */
export function novoPedido(
  { login, tables }: Pergunta,
  crianca: Crianca,
  serie: SerieDaRede,
  caminho: Caminho,
): Pedido {
  const protocolo = sortearProtocolo(tables)
  return {
    protocolo,
    idPessoa: crianca.idPessoa,
    caminho,
    serieId: serie.id,
    escolhas: [],
    lugar: null,
    historico: [],
    prazo: null,
    cpfResponsavel: login.cpfResponsavel || crianca.cpfResponsavel,
    cadastro: null,
    transferencia: null,
    confirmacao: null,
    documentoUrl: `https://documentos.vilaserena.example/comprovantes/${100_000 + tables.sorteados * 7}`,
  }
}
