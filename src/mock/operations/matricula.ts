/**
 * School-place enrollment: one operation, six questions by `processamento` (decisions §11). Refusals of business answer
 * the fresh aggregate with `errorMessage`; fields that cannot be right are named by `Validation`. The rules: `rules/`.
 */
import { type Matricula, own } from '@/contract'
import { serieEscrita, serieOf, serieSeguinte } from '../rules/series'
import { type Operations, refuse } from '../operation'
import { isTurno, refuseFields } from '../rules/cadastro'
import { pedidoDoProtocolo } from '../rules/children'
import { achar, loginDe } from '../rules/identity'
import { motivoDaSerie } from '../rules/reasons'
import { estadoEscrito, isAtivo, liberar, mudar, passarTempo } from '../rules/requests'
import { ofertaNoFio } from '../rules/wire'
import { anoEm } from '../rules/windows'
import { documentosDe } from '../rules/papers'
import { comCrianca, comPedido, quadro, semSucesso } from '../rules/reply'
import { diaDe, textoDe } from '../rules/tempo'
import { identificada, type Pergunta } from './matriculaEnvio'
import { cadastrar, confirmar, transferir } from './matriculaVias'

/** The same words whether the protocol, the birth date or both are wrong; and whatever is wrong about a child. */
const naoEncontrado =
  'Não encontramos um pedido com esses dados. Confira o protocolo, letra por letra, e a data de nascimento.'
const criancaNaoEncontrada =
  'Não encontramos um pedido com esses dados. Confira o nome, o nascimento e a mãe do estudante, e o CPF do responsável.'

/** Who is it? An active request is shown instead of a second one. */
function identificar(pergunta: Pergunta): Matricula {
  const { achado, resposta, tables } = pergunta
  switch (achado.caso) {
    case 'protocoloErrado':
      return semSucesso(resposta, naoEncontrado)
    case 'varias':
    case 'nenhuma':
      return identificada(pergunta)
    case 'uma': {
      const { crianca, knows, pedido, porProtocolo } = achado
      const found = comCrianca(tables, resposta, crianca, knows)
      return pedido && (porProtocolo || isAtivo(pedido)) ? comPedido(tables, found, pedido, knows) : found
    }
  }
}

/** The offer of places, and the state of the request where there is one. Changes nothing. */
function consultar(pergunta: Pergunta): Matricula {
  const { achado, pedida, resposta, tables } = pergunta
  const { serieId, turno } = pedida.cadastro
  const wantsOffer = serieId !== 0
  if (achado.caso === 'protocoloErrado') return semSucesso(resposta, naoEncontrado)
  if (!wantsOffer && achado.caso === 'nenhuma') return semSucesso(identificada(pergunta), criancaNaoEncontrada)
  const pedido = achado.caso === 'uma' ? achado.pedido : null
  const shown = pedido && achado.caso === 'uma' && (!wantsOffer || achado.porProtocolo || isAtivo(pedido))
  const reply = shown ? comPedido(tables, identificada(pergunta), pedido, achado.knows) : identificada(pergunta)
  if (!wantsOffer) return reply
  const serie = serieOf(serieId)
  if (!serie) refuse('Validation', 'Série desconhecida.', { fields: { serieId: 'Escolha uma série da rede.' } })
  if (turno !== '' && !isTurno(turno)) refuseFields({ turno: 'Escolha um turno da rede.' })
  // A child that already attends goes on, whatever its birth date (mock/README §1).
  const rede = achado.caso === 'uma' ? achado.crianca.rede : null
  const goesOn = rede !== null && serieSeguinte(rede.serieId)?.id === serieId
  const { dataNasc } = pergunta.login
  const motivo = goesOn || dataNasc === '' ? null : motivoDaSerie(dataNasc, serie, anoEm(pergunta.now))
  if (motivo) return semSucesso(reply, motivo)
  if (turno === 'Noite' && serie.etapa !== 'eja') {
    return semSucesso(reply, 'À noite só há turmas de EJA, a partir de 15 anos.')
  }
  const documentos =
    rede && !shown ? documentosDe('transferir', serie, pedida.cadastro.grauParentesco) : reply.documentos
  return { ...reply, documentos, reservas: ofertaNoFio(tables, serieId, turno) }
}

/** Cancels the request of the typed protocol. Its place goes to the next who waits, or back to the offer. */
function cancelar(pergunta: Pergunta): Matricula {
  const { achado, login, now, pedida, resposta, tables } = pergunta
  const typed = pedida.cancelamento.protocolo
  if (typed.trim() === '') refuseFields({ protocolo: 'Informe o protocolo do pedido.' })
  const named = pedidoDoProtocolo(tables, typed, login.dataNasc)
  const same =
    achado.caso === 'uma' &&
    named !== null &&
    (achado.porProtocolo ? achado.pedido === named.pedido : achado.crianca === named.crianca)
  // Alike names: the typed protocol tells which child is meant.
  if (!named || (!same && achado.caso !== 'varias')) return semSucesso(resposta, naoEncontrado)
  const { crianca, pedido } = named
  const found = comCrianca(tables, resposta, crianca, true)
  if (!isAtivo(pedido)) {
    return semSucesso(comPedido(tables, found, pedido, true), `Este pedido já está ${estadoEscrito(pedido)}.`)
  }
  const em = textoDe(now)
  mudar(pedido, 'cancelada', em)
  liberar(tables, pedido, em)
  return comPedido(tables, found, pedido, true)
}

/** What only looks. */
const olhares = new Set(['', 'identificar', 'consultar'])

const perguntas: Record<string, (pergunta: Pergunta) => Matricula> = {
  identificar,
  consultar,
  confirmar,
  transferir,
  cadastrar,
  cancelar,
}

export const matricula: Operations<'PostMatriculaMunicipal'> = {
  PostMatriculaMunicipal: ({ db: { matricula: tables }, looked, now }, input) => {
    passarTempo(tables, now)
    const { cadastro } = input.matricula
    const serieId = serieEscrita(cadastro.serieId, cadastro.descricaoSerie)
    const pedida = { ...input.matricula, cadastro: { ...cadastro, serieId } }
    const login = loginDe(input.login, pedida)
    const resposta = quadro(tables, pedida, login, now)
    const { processamento } = pedida
    if (olhares.has(processamento)) looked()
    // ASSUMED: an aggregate that asks nothing is answered with the windows and the kinships alone.
    if (processamento === '') return resposta
    const ask = own(perguntas, processamento)
    if (!ask) {
      refuse('Validation', 'O pedido não diz o que quer.', {
        fields: { processamento: `Use ${Object.keys(perguntas).join(', ')}.` },
      })
    }
    // The offer alone needs nobody: series and shift are enough.
    const anonymous = processamento === 'consultar' && pedida.cadastro.serieId !== 0 && login.nomeAluno === ''
    const achado =
      anonymous && login.codigoProtocolo === ''
        ? ({ caso: 'nenhuma' } as const)
        : achar(tables, login, pedida.cancelamento.protocolo, diaDe(now))
    return ask({ tables, now, login, pedida, resposta, achado })
  },
}
