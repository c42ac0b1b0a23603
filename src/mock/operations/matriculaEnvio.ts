/** What every way of sending an enrollment has in common: who is asked about, what stands in the way, one request kept. */
import type { Login, Matricula } from '@/contract'
import { dayInWords } from '@/domain/dates'
import { type NetworkSerie, serieOf } from '../rules/series'
import { mayKnow } from '../rules/children'
import type { Found } from '../rules/identity'
import { type Way, fechada } from '../rules/windows'
import { documentosOf } from '../rules/papers'
import { stateInWords, isActive, pedidoOf, drawProtocolo } from '../rules/requests'
import { withCrianca, withPedido, withoutSuccess } from '../rules/reply'
import type { Crianca, MatriculaTables, Pedido, Vinculo } from '../tables/matricula'

/** One call: who is asked about, what came, and the reply as far as it goes without an answer. */
export interface Question {
  tables: MatriculaTables
  now: number
  login: Login
  pedida: Matricula
  resposta: Matricula
  achado: Found
}

/** The reply to an identification without a request: found, not found (a new registration is possible) or several alike. */
export function identified({ achado, pedida, resposta, tables }: Question): Matricula {
  if (achado.caso === 'uma') return withCrianca(tables, resposta, achado.crianca, achado.knows)
  if (achado.caso === 'varias') return { ...resposta, login: { ...resposta.login, similarityCount: achado.quantas } }
  const serie = serieOf(pedida.cadastro.serieId)
  return {
    ...resposta,
    processamento: 'identificado',
    documentos: documentosOf('cadastrar', serie, pedida.cadastro.grauParentesco),
  }
}

/** A no: what the family chose stays in the reply. */
export const nao = (pergunta: Question, message: string): Matricula =>
  withoutSuccess({ ...identified(pergunta), reservas: pergunta.pedida.reservas }, message)

const variasIguais = 'Há mais de um estudante com esses dados. Informe o CPF do estudante ou do responsável.'

/** What stands in the way of any request: several children alike, an active request, a closed window. */
export function obstacle(pergunta: Question, caminho: Way): Matricula | null {
  const { achado, login, now, resposta, tables } = pergunta
  if (achado.caso === 'varias') return nao(pergunta, variasIguais)
  if (achado.caso === 'uma') {
    const { crianca } = achado
    const ativo = pedidoOf(tables, crianca.idPessoa)
    if (ativo && isActive(ativo)) {
      // Judged for this request: an old protocol of one guardian does not open the request of another.
      const knows = mayKnow(login, login.codigoProtocolo, crianca, ativo)
      const shown = withPedido(tables, withCrianca(tables, resposta, crianca, knows), ativo, knows)
      const since = knows ? `, feito em ${dayInWords((ativo.historico[0]?.em ?? '').slice(0, 10))}` : ''
      return withoutSuccess(shown, `Já existe um pedido para este estudante${since}: está ${stateInWords(ativo)}.`)
    }
  }
  const closed = fechada(caminho, tables.janelas[caminho], now)
  return closed === null ? null : nao(pergunta, closed)
}

/** The child of a renewal or a transfer, in the network and of this guardian; or the reply that says no. */
export function matriculada(pergunta: Question): { crianca: Crianca; rede: Vinculo } | { no: Matricula } {
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
export function registrar(pergunta: Question, crianca: Crianca, pedido: Pedido): Matricula {
  pergunta.tables.pedidos.push(pedido)
  return withPedido(pergunta.tables, withCrianca(pergunta.tables, pergunta.resposta, crianca, true), pedido, true)
}

/** A request without a state yet. The receipt's address carries a number that says nothing about the family. */
export function newPedido({ login, tables }: Question, crianca: Crianca, serie: NetworkSerie, caminho: Way): Pedido {
  const protocolo = drawProtocolo(tables)
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
