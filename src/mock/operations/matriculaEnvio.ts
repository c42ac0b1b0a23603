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
  asked: Matricula
  answer: Matricula
  match: Found
}

/** The reply to an identification without a request: found, not found (a new registration is possible) or several alike. */
export function identified({ match, asked, answer, tables }: Question): Matricula {
  if (match.kind === 'uma') return withCrianca(tables, answer, match.crianca, match.knows)
  if (match.kind === 'varias') return { ...answer, login: { ...answer.login, similarityCount: match.howMany } }
  const serie = serieOf(asked.cadastro.serieId)
  return {
    ...answer,
    processamento: 'identificado',
    documentos: documentosOf('cadastrar', serie, asked.cadastro.grauParentesco),
  }
}

/** A no: what the family chose stays in the reply. */
export const nao = (question: Question, message: string): Matricula =>
  withoutSuccess({ ...identified(question), reservas: question.asked.reservas }, message)

const severalAlike = 'Há mais de um estudante com esses dados. Informe o CPF do estudante ou do responsável.'

/** What stands in the way of any request: several children alike, an active request, a closed window. */
export function obstacle(question: Question, way: Way): Matricula | null {
  const { match, login, now, answer, tables } = question
  if (match.kind === 'varias') return nao(question, severalAlike)
  if (match.kind === 'uma') {
    const { crianca } = match
    const ativo = pedidoOf(tables, crianca.idPessoa)
    if (ativo && isActive(ativo)) {
      // Judged for this request: an old protocol of one guardian does not open the request of another.
      const knows = mayKnow(login, login.codigoProtocolo, crianca, ativo)
      const shown = withPedido(tables, withCrianca(tables, answer, crianca, knows), ativo, knows)
      const since = knows ? `, feito em ${dayInWords((ativo.historico[0]?.em ?? '').slice(0, 10))}` : ''
      return withoutSuccess(shown, `Já existe um pedido para este estudante${since}: está ${stateInWords(ativo)}.`)
    }
  }
  const closed = fechada(way, tables.timeframes[way], now)
  return closed === null ? null : nao(question, closed)
}

/** The child of a renewal or a transfer, in the network and of this guardian; or the reply that says no. */
export function matriculada(question: Question): { crianca: Crianca; rede: Vinculo } | { no: Matricula } {
  const { match } = question
  if (match.kind !== 'uma' || !match.crianca.rede) {
    return { no: nao(question, 'Não encontramos matrícula deste estudante na rede. Peça uma vaga nova.') }
  }
  if (!match.knows) {
    return { no: nao(question, 'O CPF do responsável não é o que a escola tem. Procure a secretaria da escola.') }
  }
  return { crianca: match.crianca, rede: match.crianca.rede }
}

/** Keeps a request and answers it. */
export function registrar(question: Question, crianca: Crianca, pedido: Pedido): Matricula {
  question.tables.pedidos.push(pedido)
  return withPedido(question.tables, withCrianca(question.tables, question.answer, crianca, true), pedido, true)
}

/** A request without a state yet. The receipt's address carries a number that says nothing about the family. */
export function newPedido({ login, tables }: Question, crianca: Crianca, serie: NetworkSerie, way: Way): Pedido {
  const protocolo = drawProtocolo(tables)
  return {
    protocolo,
    idPessoa: crianca.idPessoa,
    way,
    serieId: serie.id,
    escolhas: [],
    place: null,
    historico: [],
    prazo: null,
    cpfResponsavel: login.cpfResponsavel || crianca.cpfResponsavel,
    cadastro: null,
    transferencia: null,
    confirmacao: null,
    documentoUrl: `https://documentos.vilaserena.example/comprovantes/${100_000 + tables.sorteados * 7}`,
  }
}
