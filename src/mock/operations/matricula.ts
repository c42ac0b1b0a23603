/**
 * School-place enrollment: one operation, six actions by `processamento` (decisions §11); a refusal is the
 * reply with `errorMessage`.
 */
import { type Matricula, own } from '@/contract'
import { type Operations, refuseField } from '../operation'
import { isTurno, refuseFields } from '../rules/cadastro'
import { find, isWrongProtocol, loginOf, noOne, pedidoOfProtocolo } from '../rules/identity'
import { documentosOf } from '../rules/papers'
import { board, withCrianca, withPedido } from '../rules/reply'
import { change, isActive, passTime, releasePlace, stateInWords } from '../rules/requests'
import { nextSerie, serieInWords, serieOf, serieReason } from '../rules/series'
import { dayOf, textOf } from '../rules/calendar'
import { yearAt } from '../rules/windows'
import { offerOnWire } from '../rules/wire'
import { confirmPlace, Declined, identified, type Question, register, transferPlace } from './matriculaSending'

/** The same words whichever of protocol and birth date is wrong, and whatever is wrong about a child. */
const notFound =
  'Não encontramos um pedido com esses dados. Confira o protocolo, letra por letra, e a data de nascimento.'
const childNotFound =
  'Não encontramos um pedido com esses dados. Confira o nome, o nascimento e a mãe do estudante, e o CPF do responsável.'

/** Identifies a student. An active request is shown instead of allowing a second one. */
function identificar(question: Question): Matricula {
  const { match, answer, tables } = question
  if (isWrongProtocol(match)) return { ...answer, errorMessage: notFound }
  const { knows, pedido, byProtocol } = match
  const found = identified(question)
  return pedido && (byProtocol || isActive(pedido)) ? withPedido(tables, found, pedido, knows) : found
}

/** The offer of places, and the state of the request where there is one. Changes nothing. */
function consultar(question: Question): Matricula {
  const { match, asked, answer, tables } = question
  const { serieId, turno, grauParentesco } = asked.cadastro
  const wantsOffer = serieId !== 0
  if (isWrongProtocol(match)) return { ...answer, errorMessage: notFound }
  const found = identified(question)
  if (!wantsOffer && match.howMany === 0) return { ...found, errorMessage: childNotFound }
  const { pedido } = match
  const shown = pedido && (!wantsOffer || match.byProtocol || isActive(pedido))
  const reply = shown ? withPedido(tables, found, pedido, match.knows) : found
  if (!wantsOffer) return reply
  const serie = serieOf(serieId)
  if (!serie) refuseField('Série desconhecida.', 'serieId', 'Escolha uma série da rede.')
  if (turno !== '' && !isTurno(turno)) refuseFields({ turno: 'Escolha um turno da rede.' })
  // a child that already attends a school moves on, whatever its birth date (mock/README §1); a stranger is not told so
  const rede = match.knows ? match.crianca?.rede : null
  const goesOn = rede && nextSerie(rede.serieId)?.id === serieId
  const { dataNasc } = question.login
  const motivo = goesOn || dataNasc === '' ? null : serieReason(dataNasc, serie, yearAt(question.now))
  if (motivo) return { ...reply, errorMessage: motivo }
  if (turno === 'Noite' && serie.stage !== 'eja') {
    return { ...reply, errorMessage: 'À noite só há turmas de EJA, a partir de 15 anos.' }
  }
  const documentos = rede && !shown ? documentosOf('transferir', serie, grauParentesco) : reply.documentos
  return { ...reply, documentos, reservas: offerOnWire(tables, serieId, turno) }
}

/** Cancels the request of the typed protocol. Its place goes to the next in the waiting list, or back to the offer. */
function cancelar(question: Question): Matricula {
  const { match, login, now, asked, answer, tables } = question
  const typed = asked.cancelamento.protocolo
  if (typed.trim() === '') refuseFields({ protocolo: 'Informe o protocolo do pedido.' })
  const named = pedidoOfProtocolo(tables, typed, login.dataNasc)
  const same = match.byProtocol ? match.pedido === named?.pedido : match.crianca === named?.crianca
  // among similar names the typed protocol decides which child is meant
  if (!named || (!same && match.howMany < 2)) return { ...answer, errorMessage: notFound }
  const { crianca, pedido } = named
  const found = withCrianca(tables, answer, crianca, true)
  if (!isActive(pedido)) {
    return { ...withPedido(tables, found, pedido, true), errorMessage: `Este pedido já está ${stateInWords(pedido)}.` }
  }
  const em = textOf(now)
  change(pedido, 'cancelada', em)
  releasePlace(tables, pedido, em)
  return withPedido(tables, found, pedido, true)
}

const looks = new Set(['', 'identificar', 'consultar'])

const questions: Record<string, (question: Question) => Matricula> = {
  identificar,
  consultar,
  confirmar: confirmPlace,
  transferir: transferPlace,
  cadastrar: register,
  cancelar,
}

/** The operation of the families' enrollment. */
export const matricula: Operations<'PostMatriculaMunicipal'> = {
  PostMatriculaMunicipal: ({ db: { matricula: tables }, looked, now }, input) => {
    passTime(tables, now)
    const { cadastro } = input.matricula
    const serieId = serieInWords(cadastro.serieId, cadastro.descricaoSerie)
    const asked = { ...input.matricula, cadastro: { ...cadastro, serieId } }
    const login = loginOf(input.login, asked)
    const answer = board(tables, asked, login, now)
    const { processamento } = asked
    if (looks.has(processamento)) looked()
    // ASSUMED (decisions §11): an aggregate without an action is answered with the periods and the kinships alone.
    if (processamento === '') return answer
    const ask = own(questions, processamento)
    if (!ask) refuseField('O pedido não diz o que quer.', 'processamento', `Use ${Object.keys(questions).join(', ')}.`)
    // the offer alone needs no identification: series and shift are enough
    const anonymous = processamento === 'consultar' && asked.cadastro.serieId !== 0 && login.nomeAluno === ''
    const match =
      anonymous && login.codigoProtocolo === '' ? noOne : find(tables, login, asked.cancelamento.protocolo, dayOf(now))
    try {
      return ask({ tables, now, login, asked, answer, match })
    } catch (error) {
      if (error instanceof Declined) return error.reply
      throw error
    }
  },
}
