/**
 * The three ways of sending an enrollment: renewal, transfer, new registration. Each creates one request, or refuses
 * with a reason.
 */
import { freePlaces } from '@/domain/places'
import type { Login, Matricula } from '@/contract'
import { ageAt, dayInWords } from '@/domain/dates'
import { dayOf, textOf } from '../rules/calendar'
import { checkCadastro } from '../rules/cadastro'
import { type Found, isWrongProtocol, mayKnow } from '../rules/identity'
import { documentosOf } from '../rules/papers'
import { renewalTurnos, withCrianca, withPedido } from '../rules/reply'
import { change, drawProtocolo, isActive, pedidoOf, stateInWords, waiting } from '../rules/requests'
import { type NetworkSerie, nextSerie, serieOf, serieReason } from '../rules/series'
import { occupy, offerOf, type Wish } from '../rules/vagas'
import { whyClosed, type Way, yearAt } from '../rules/windows'
import { offerOnWire, unidadeOf } from '../rules/wire'
import { registrationWishes, transferWishes, wishesReason } from '../rules/wishes'
import type { Crianca, MatriculaTables, Offer, Pedido } from '../tables/matricula'

/** One call: the child, the sent aggregate, and the reply before the action runs. */
export interface Question {
  tables: MatriculaTables
  now: number
  login: Login
  asked: Matricula
  answer: Matricula
  match: Found
}

/**
 * The reply to an identification without a request: found, not found (a new registration is possible) or several alike.
 */
export function identified({ match: { crianca, howMany, knows }, asked, answer, tables }: Question): Matricula {
  if (crianca) return withCrianca(tables, answer, crianca, knows)
  if (howMany > 1) return { ...answer, login: { ...answer.login, similarityCount: howMany } }
  const { grauParentesco, serieId } = asked.cadastro
  const documentos = documentosOf('cadastrar', serieOf(serieId), grauParentesco)
  return { ...answer, processamento: 'identificado', documentos }
}

/** Thrown to refuse with a whole reply; caught where the operation answers. */
export class Declined extends Error {
  readonly reply: Matricula
  constructor(reply: Matricula) {
    super(reply.errorMessage)
    this.reply = reply
  }
}

/** Throws a refusal: the reply so far with the family's choices, unless `shown` overrides them. */
function refuseAsk(question: Question, errorMessage: string, shown: Partial<Matricula> = {}): never {
  throw new Declined({ ...identified(question), reservas: question.asked.reservas, ...shown, errorMessage })
}

/** Refuses where no request is possible: several children alike, an active request, a closed period. */
function refuseObstacles(question: Question, way: Way): void {
  const { match, login, now, answer, tables } = question
  if (match.howMany > 1) {
    refuseAsk(question, 'Há mais de um estudante com esses dados. Informe o CPF do estudante ou do responsável.')
  }
  const { crianca } = match
  const ativo = crianca && pedidoOf(tables, crianca.idPessoa)
  if (ativo && isActive(ativo)) {
    // judged by the active request, since an old protocol of one guardian does not open another's request
    const knows = mayKnow(login, login.codigoProtocolo, crianca, ativo)
    const shown = withPedido(tables, withCrianca(tables, answer, crianca, knows), ativo, knows)
    const since = knows ? `, feito em ${dayInWords((ativo.historico[0]?.em ?? '').slice(0, 10))}` : ''
    refuseAsk(question, `Já existe um pedido para este estudante${since}: está ${stateInWords(ativo)}.`, shown)
  }
  const closed = whyClosed(way, tables.timeframes[way], now)
  if (closed !== null) refuseAsk(question, closed)
}

/**
 * Stores a new request and answers with it. The receipt's address carries a number that says nothing about the family.
 */
function registrar(
  { answer, login, now, tables }: Question,
  crianca: Crianca,
  processamento: string,
  { way, serieId, ...parts }: Pick<Pedido, 'way' | 'serieId'> & Partial<Pedido>,
): Matricula {
  const pedido: Pedido = {
    protocolo: drawProtocolo(tables),
    idPessoa: crianca.idPessoa,
    way,
    serieId,
    escolhas: [],
    place: null,
    historico: [],
    prazo: null,
    cpfResponsavel: login.cpfResponsavel || crianca.cpfResponsavel,
    cadastro: null,
    transferencia: null,
    confirmacao: null,
    documentoUrl: `https://documentos.vilaserena.example/comprovantes/${100_000 + tables.sorteados * 7}`,
    ...parts,
  }
  change(pedido, processamento, textOf(now))
  tables.pedidos.push(pedido)
  return withPedido(tables, withCrianca(tables, answer, crianca, true), pedido, true)
}

/** The most requests waiting for one school, series and shift. ASSUMED (decisions §11). */
const maxWait = 30

/**
 * Refuses a renewal or transfer unless the child is in the network and this guardian's; returns its next series too.
 */
function ofNetwork(question: Question, way: 'confirmar' | 'transferir') {
  refuseObstacles(question, way)
  const { crianca, knows } = question.match
  if (!crianca?.rede)
    return refuseAsk(question, 'Não encontramos matrícula deste estudante na rede. Peça uma vaga nova.')
  if (!knows) refuseAsk(question, 'O CPF do responsável não é o que a escola tem. Procure a secretaria da escola.')
  const { rede } = crianca
  const serie = nextSerie(rede.serieId)
  if (serie) return { crianca, rede, serie }
  return refuseAsk(
    question,
    `O estudante conclui ${serieOf(rede.serieId)?.descricao ?? 'a série'}: não há série seguinte.`,
  )
}

/**
 * Renewal: the child stays in the school (`confirmacao.confirmacao.valor`), in the present shift or in another with
 * a free place.
 */
export function confirmPlace(question: Question): Matricula {
  const { asked, tables } = question
  const { confirmacao } = asked
  const { crianca, rede, serie } = ofNetwork(question, 'confirmar')
  const escola = unidadeOf(tables, rede.unidadeId).nome
  const turnos = renewalTurnos(tables, crianca)
  const parts = { way: 'confirmar', serieId: serie.id, confirmacao } as const
  // ASSUMED (decisions §11): "does not stay" ends the renewal; the family may ask again while the period is open.
  if (!confirmacao.confirmacao.valor) return registrar(question, crianca, 'cancelada', parts)
  if (turnos.length === 0) refuseAsk(question, `${escola} não oferece ${serie.descricao}. Peça transferência.`)
  const turno = confirmacao.novoTurno || (turnos.includes(rede.turno) ? rede.turno : (turnos[0] ?? ''))
  const escolha = { unidadeId: rede.unidadeId, turno }
  const oferta = offerOf(tables, serie.id, escolha)
  if (!oferta)
    return refuseAsk(question, `${escola} não oferece ${serie.descricao} no turno ${turno}. Há: ${turnos.join(', ')}.`)
  // a child that keeps its shift, or whose shift ends, has a place; a voluntary change needs a free one
  const moves = turno !== rede.turno && turnos.includes(rede.turno)
  if (moves && !occupy(oferta)) {
    const reservas = offerOnWire(tables, serie.id, '').filter((r) => r.unidadeId === rede.unidadeId)
    const message = `Vaga ocupada: ${escola} não tem mais vagas para ${serie.descricao} no turno ${turno}.`
    refuseAsk(question, message, { reservas })
  }
  const place = moves ? escolha : null
  return registrar(question, crianca, 'confirmada', { ...parts, escolhas: [escolha], place })
}

/**
 * The offer row of the first choice with a free place; null (waiting list) when all were known to be full. Refuses with
 * fresh rows otherwise.
 */
function placeFor(question: Question, serie: NetworkSerie, wishes: readonly Wish[]): Offer | null {
  const { tables } = question
  for (const wish of wishes) {
    const oferta = offerOf(tables, serie.id, wish)
    if (oferta && freePlaces(oferta) > 0) return oferta
    // the family's screen showed free places, or is unknown
    if (wish.seen !== null && wish.seen <= 0) continue
    const where = `${unidadeOf(tables, wish.unidadeId).nome} não tem mais vagas para ${serie.descricao} no turno ${wish.turno}`
    const message = `Vaga ocupada: ${where}. Escolha de novo; a lista foi atualizada.`
    refuseAsk(question, message, { reservas: offerOnWire(tables, serie.id, wish.turno) })
  }
  const [first] = wishes
  if (first && waiting(tables, serie.id, first.unidadeId, first.turno) >= maxWait) {
    refuseAsk(question, 'O limite de inscrição em lista de espera já foi atingido. Escolha outra escola.')
  }
  return null
}

/** The choices of a request, and the place that it takes from a row. */
const holding = (wishes: readonly Wish[], oferta: Offer | null) => ({
  escolhas: wishes.map(({ turno, unidadeId }) => ({ unidadeId, turno })),
  place: oferta && occupy(oferta) ? { unidadeId: oferta.unidadeId, turno: oferta.turno } : null,
})

/**
 * Transfer to another school, or to another shift of the same one. The school reviews it first (`emAnalise`) while the
 * place is held.
 */
export function transferPlace(question: Question): Matricula {
  const { asked, tables } = question
  const { transferencia } = asked
  const { crianca, rede, serie } = ofNetwork(question, 'transferir')
  const wishes = transferWishes(transferencia, asked.reservas, rede.turno)
  const motivo = wishesReason(tables, serie, wishes)
  if (motivo) refuseAsk(question, motivo)
  if (wishes.some(({ turno, unidadeId }) => unidadeId === rede.unidadeId && turno === rede.turno)) {
    refuseAsk(question, 'O estudante já estuda nesta escola e neste turno. Escolha outro turno ou outra escola.')
  }
  const oferta = placeFor(question, serie, wishes)
  const parts = { way: 'transferir', serieId: serie.id, transferencia, ...holding(wishes, oferta) } as const
  return registrar(question, crianca, oferta ? 'emAnalise' : 'listaDeEspera', parts)
}

/** The child of a new registration: the record of an earlier request, or a new one. */
function newCrianca({ match, login, asked, tables }: Question): Crianca {
  if (match.crianca) return match.crianca
  const crianca: Crianca = {
    idPessoa: tables.nextPessoa++,
    nome: login.nomeAluno.trim().replace(/\s+/g, ' '),
    dataNasc: login.dataNasc,
    nomeMae: login.nomeMae.trim().replace(/\s+/g, ' '),
    cpf: login.cpfAluno,
    cpfResponsavel: login.cpfResponsavel,
    nomeResponsavel: asked.cadastro.nomeResponsavel.trim(),
    rede: null,
  }
  tables.criancas.push(crianca)
  return crianca
}

/** A new place for a child that does not attend the network. */
export function register(question: Question): Matricula {
  const { match, login, asked, tables } = question
  refuseObstacles(question, 'cadastrar')
  if (isWrongProtocol(match)) refuseAsk(question, 'Não encontramos um pedido com esses dados.')
  if (match.crianca?.rede)
    refuseAsk(question, 'O estudante já estuda na rede. Confirme a matrícula ou peça transferência.')
  const dataNasc = match.crianca?.dataNasc ?? login.dataNasc
  checkCadastro(login, asked.cadastro, ageAt(dataNasc, dayOf(question.now)))
  if (login.cpfAluno !== '' && tables.criancas.some((c) => c !== match.crianca && c.cpf === login.cpfAluno)) {
    refuseAsk(question, 'Este CPF de estudante já está em outro cadastro. Procure a secretaria.')
  }
  const serie = serieOf(asked.cadastro.serieId)
  // `checkCadastro` has verified the series
  if (!serie) throw new RangeError(`no series ${asked.cadastro.serieId}`)
  const wishes = registrationWishes(asked)
  const motivo = serieReason(dataNasc, serie, yearAt(question.now)) ?? wishesReason(tables, serie, wishes)
  if (motivo) refuseAsk(question, motivo)
  const oferta = placeFor(question, serie, wishes)
  const cadastro = { ...asked.cadastro, descricaoSerie: serie.descricao }
  const parts = { way: 'cadastrar', serieId: serie.id, cadastro, ...holding(wishes, oferta) } as const
  return registrar(question, newCrianca(question), oferta ? 'reservada' : 'listaDeEspera', parts)
}
