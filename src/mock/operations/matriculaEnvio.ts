/** The three ways of sending an enrollment: renewal, transfer, new registration. Each makes one request, or says why not. */
import type { Login, Matricula } from '@/contract'
import { dayInWords } from '@/domain/dates'
import { checkCadastro } from '../rules/cadastro'
import { type Found, mayKnow } from '../rules/identity'
import { documentosOf } from '../rules/papers'
import { renewalTurnos, withCrianca, withoutSuccess, withPedido } from '../rules/reply'
import { change, drawProtocolo, isActive, pedidoOf, stateInWords, waiting } from '../rules/requests'
import { type NetworkSerie, nextSerie, serieOf, serieReason } from '../rules/series'
import { textOf } from '../rules/tempo'
import { occupy, offerOf, serve, type Wish } from '../rules/vagas'
import { fechada, type Way, yearAt } from '../rules/windows'
import { offerOnWire, unidadeOf } from '../rules/wire'
import { registrationWishes, transferWishes, wishesReason } from '../rules/wishes'
import type { Crianca, MatriculaTables, Pedido } from '../tables/matricula'

/** One call: who it is about, what was sent, and the reply before the question is answered. */
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

/** Thrown by `nao` and caught where the operation answers: the reply that says why not. */
export class Declined extends Error {
  readonly reply: Matricula
  constructor(reply: Matricula) {
    super(reply.errorMessage)
    this.reply = reply
  }
}

/** A no: the reply as far as it goes, with what the family chose unless `shown` is another. Never returns. */
function nao(question: Question, message: string, shown: Partial<Matricula> = {}): never {
  const reply = { ...identified(question), reservas: question.asked.reservas, ...shown }
  throw new Declined(withoutSuccess(reply, message))
}

/** Says no where any request is impossible: several children alike, an active request, a closed window. */
function refuseObstacles(question: Question, way: Way): void {
  const { match, login, now, answer, tables } = question
  if (match.kind === 'varias') {
    nao(question, 'Há mais de um estudante com esses dados. Informe o CPF do estudante ou do responsável.')
  }
  const crianca = match.kind === 'uma' ? match.crianca : null
  const ativo = crianca && pedidoOf(tables, crianca.idPessoa)
  if (ativo && isActive(ativo)) {
    // Judged for this request: an old protocol of one guardian does not open the request of another.
    const knows = mayKnow(login, login.codigoProtocolo, crianca, ativo)
    const shown = withPedido(tables, withCrianca(tables, answer, crianca, knows), ativo, knows)
    const since = knows ? `, feito em ${dayInWords((ativo.historico[0]?.em ?? '').slice(0, 10))}` : ''
    nao(question, `Já existe um pedido para este estudante${since}: está ${stateInWords(ativo)}.`, shown)
  }
  const closed = fechada(way, tables.timeframes[way], now)
  if (closed !== null) nao(question, closed)
}

/** Keeps a request and answers it. */
function registrar(question: Question, crianca: Crianca, pedido: Pedido): Matricula {
  question.tables.pedidos.push(pedido)
  return withPedido(question.tables, withCrianca(question.tables, question.answer, crianca, true), pedido, true)
}

/** A request without a state yet. The receipt's address carries a number that says nothing about the family. */
function newPedido({ login, tables }: Question, crianca: Crianca, serie: NetworkSerie, way: Way): Pedido {
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

/** How many may wait for one school, series and shift. ASSUMED. */
export const maxWait = 30

/** Who may renew or be transferred: a child of the network and of this guardian, and the series that it goes on to. */
function daRede(question: Question, way: 'confirmar' | 'transferir') {
  refuseObstacles(question, way)
  const { match } = question
  const crianca = match.kind === 'uma' ? match.crianca : null
  if (!crianca?.rede) return nao(question, 'Não encontramos matrícula deste estudante na rede. Peça uma vaga nova.')
  if (match.kind !== 'uma' || !match.knows)
    return nao(question, 'O CPF do responsável não é o que a escola tem. Procure a secretaria da escola.')
  const { rede } = crianca
  const serie = nextSerie(rede.serieId)
  if (serie) return { crianca, rede, serie }
  return nao(question, `O estudante conclui ${serieOf(rede.serieId)?.descricao ?? 'a série'}: não há série seguinte.`)
}

/** Renewal: stays in the school (`confirmacao.confirmacao.valor`), in the shift of today or in another with a place. */
export function confirmPlace(question: Question): Matricula {
  const { now, asked, tables } = question
  const { crianca, rede, serie } = daRede(question, 'confirmar')
  const escola = unidadeOf(tables, rede.unidadeId).nome
  const turnos = renewalTurnos(tables, crianca)
  const keep = (processamento: string, parts: Partial<Pedido> = {}): Matricula => {
    const { confirmacao } = asked
    const pedido = { ...newPedido(question, crianca, serie, 'confirmar'), confirmacao, ...parts }
    change(pedido, processamento, textOf(now))
    return registrar(question, crianca, pedido)
  }
  // ASSUMED: "does not stay" ends the renewal; the family may ask again while the window is open.
  if (!asked.confirmacao.confirmacao.valor) return keep('cancelada')
  if (turnos.length === 0) return nao(question, `${escola} não oferece ${serie.descricao}. Peça transferência.`)
  const turno = asked.confirmacao.novoTurno || (turnos.includes(rede.turno) ? rede.turno : (turnos[0] ?? ''))
  const escolha = { unidadeId: rede.unidadeId, turno }
  const oferta = offerOf(tables, serie.id, escolha)
  if (!oferta)
    return nao(question, `${escola} não oferece ${serie.descricao} no turno ${turno}. Há: ${turnos.join(', ')}.`)
  // Whoever keeps the shift, or whose shift ends, has a place already; a change of one's own will needs a free one.
  const moves = turno !== rede.turno && turnos.includes(rede.turno)
  if (moves && !occupy(oferta)) {
    const reservas = offerOnWire(tables, serie.id, '').filter((r) => r.unidadeId === rede.unidadeId)
    const message = `Vaga ocupada: ${escola} não tem mais vagas para ${serie.descricao} no turno ${turno}.`
    return nao(question, message, { reservas })
  }
  return keep('confirmada', { escolhas: [escolha], place: moves ? escolha : null })
}

/** The place of the first wish that has one; the waiting list when all were known to be full; or a no with fresh rows. */
function put(
  question: Question,
  serie: NetworkSerie,
  wishes: readonly Wish[],
  open: () => { crianca: Crianca; pedido: Pedido },
  withPlace: 'reservada' | 'emAnalise',
): Matricula {
  const { now, tables } = question
  const result = serve(tables, serie.id, wishes)
  const first = wishes[0]
  if (result.kind === 'tomada') {
    const { turno, unidadeId } = result.wish
    const where = `${unidadeOf(tables, unidadeId).nome} não tem mais vagas para ${serie.descricao} no turno ${turno}`
    const message = `Vaga ocupada: ${where}. Escolha de novo; a lista foi atualizada.`
    return nao(question, message, { reservas: offerOnWire(tables, serie.id, turno) })
  }
  if (result.kind === 'espera' && first && waiting(tables, serie.id, first.unidadeId, first.turno) >= maxWait) {
    return nao(question, 'O limite de inscrição em lista de espera já foi atingido. Escolha outra escola.')
  }
  const { crianca, pedido } = open()
  pedido.escolhas = wishes.map(({ turno, unidadeId }) => ({ unidadeId, turno }))
  if (result.kind === 'lugar' && occupy(result.oferta)) {
    pedido.place = { unidadeId: result.oferta.unidadeId, turno: result.oferta.turno }
    change(pedido, withPlace, textOf(now))
  } else {
    change(pedido, 'listaDeEspera', textOf(now))
  }
  return registrar(question, crianca, pedido)
}

/** Transfer to another school, or to another shift of the same one. The school looks at it first (`emAnalise`), the place held. */
export function transferPlace(question: Question): Matricula {
  const { asked, tables } = question
  const { crianca, rede, serie } = daRede(question, 'transferir')
  const wishes = transferWishes(asked.transferencia, asked.reservas, rede.turno)
  const motivo = wishesReason(tables, serie, wishes)
  if (motivo) nao(question, motivo)
  if (wishes.some(({ turno, unidadeId }) => unidadeId === rede.unidadeId && turno === rede.turno)) {
    return nao(question, 'O estudante já estuda nesta escola e neste turno. Escolha outro turno ou outra escola.')
  }
  const open = () => ({
    crianca,
    pedido: { ...newPedido(question, crianca, serie, 'transferir'), transferencia: asked.transferencia },
  })
  return put(question, serie, wishes, open, 'emAnalise')
}

/** The child of a new registration: the record of an earlier request, or a new one. */
function criancaNova({ match, login, asked, tables }: Question): Crianca {
  if (match.kind === 'uma') return match.crianca
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

/** A new place for a child that does not study in the network. */
export function register(question: Question): Matricula {
  const { match, login, asked, tables } = question
  refuseObstacles(question, 'cadastrar')
  if (match.kind === 'protocoloErrado') return nao(question, 'Não encontramos um pedido com esses dados.')
  if (match.kind === 'uma' && match.crianca.rede) {
    return nao(question, 'O estudante já estuda na rede. Confirme a matrícula ou peça transferência.')
  }
  checkCadastro(login, asked.cadastro)
  const mine = match.kind === 'uma' ? match.crianca : null
  if (login.cpfAluno !== '' && tables.criancas.some((c) => c !== mine && c.cpf === login.cpfAluno)) {
    return nao(question, 'Este CPF de estudante já está em outro cadastro. Procure a secretaria.')
  }
  const serie = serieOf(asked.cadastro.serieId)
  // `checkCadastro` has made sure that there is one
  if (!serie) throw new RangeError(`no series ${asked.cadastro.serieId}`)
  const dataNasc = mine?.dataNasc ?? login.dataNasc
  const wishes = registrationWishes(asked)
  const motivo = serieReason(dataNasc, serie, yearAt(question.now)) ?? wishesReason(tables, serie, wishes)
  if (motivo) nao(question, motivo)
  const open = () => {
    const crianca = criancaNova(question)
    const cadastro = { ...asked.cadastro, descricaoSerie: serie.descricao }
    return { crianca, pedido: { ...newPedido(question, crianca, serie, 'cadastrar'), cadastro } }
  }
  return put(question, serie, wishes, open, 'reservada')
}
