/** Builds the enrollment aggregate of a reply: the service's data over the sent aggregate, unknown fields unchanged. */
import { type Cadastro, Confirmacao, type Login, type Matricula, z } from '@/contract'
import { serieOf, nextSerie } from './series'
import { maskName } from '@/domain/text'
import type { Crianca, Choice, MatriculaTables, Pedido } from '../tables/matricula'
import { withTipo, choicesOnWire, offerOnWire, serieOnWire, unidadeOf } from './wire'
import { schoolYearAt, periodoOf } from './windows'
import { documentosOf } from './papers'
import { stateOf, positionOf } from './requests'

const answersOf = ({ confirmacao, intencaoUnidadeId, novoTurno }: Confirmacao) => ({
  confirmacao,
  intencaoUnidadeId,
  novoTurno,
})

/** Empties what a child's record fills in; the family's answers and unknown fields stay. */
function withoutVinculo(typed: Confirmacao, model: string): Confirmacao {
  const { scriptType } = typed
  const emptied = { ...z.parse(Confirmacao, {}), serieSeguinte: serieOnWire(null), scriptType }
  return withTipo({ ...typed, ...emptied, ...answersOf(typed) }, model)
}

/** Shifts that the child's school offers for its next series; empty when the school ends before it. */
export function renewalTurnos(tables: MatriculaTables, crianca: Crianca): string[] {
  const next = crianca.rede && nextSerie(crianca.rede.serieId)
  if (!crianca.rede || !next) return []
  const { unidadeId } = crianca.rede
  return tables.ofertas.filter((o) => o.unidadeId === unidadeId && o.serieId === next.id).map(({ turno }) => turno)
}

/** Fills in the child's school and next series. A shift that ends is replaced by the first one offered. */
function withVinculo(tables: MatriculaTables, typed: Confirmacao, crianca: Crianca): Confirmacao {
  const { rede } = crianca
  if (!rede) return typed
  const nomeEscola = unidadeOf(tables, rede.unidadeId).nome
  const offeredTurnos = renewalTurnos(tables, crianca)
  const moves = offeredTurnos.length > 0 && !offeredTurnos.includes(rede.turno)
  return {
    ...typed,
    registroCursoId: rede.registroCursoId,
    registroCursoUnidadeEnsinoId: rede.registroCursoUnidadeEnsinoId,
    nomeEscola,
    descricaoSerie: serieOf(rede.serieId)?.descricao ?? '',
    descricaoTurma: rede.turma,
    turnoAtual: rede.turno,
    novoTurno: typed.novoTurno || (moves ? (offeredTurnos[0] ?? '') : ''),
    serieSeguinte: serieOnWire(nextSerie(rede.serieId)),
    // the question keeps its number, and the answer is the family's
    confirmacao: { ...typed.confirmacao, id: typed.confirmacao.id || rede.registroCursoId },
    escolaProcessamento: nomeEscola,
  }
}

/**
 * The base of every reply, before anybody is identified: periods, kinships, models, and nothing of an earlier answer.
 */
export function board(tables: MatriculaTables, asked: Matricula, login: Login, now: number): Matricula {
  const { timeframes } = tables
  return withTipo(
    {
      versaoModelo: 3,
      ...asked,
      login: withTipo(
        {
          ...login,
          idPessoa: 0,
          similarityCount: 0,
          nomeEncontrado: '',
          canal: login['canal'] ?? { origin: 'portal', fila: null },
        },
        'Login',
      ),
      periodoLetivo: { ...schoolYearAt(now), diasLetivos: 200 },
      confirmacao: withoutVinculo(asked.confirmacao, 'Confirmacao'),
      transferencia: withoutVinculo(asked.transferencia, 'Transferencia'),
      cadastro: withTipo(
        { ...asked.cadastro, unidadeEnsino: { ...asked.cadastro.unidadeEnsino, id: 0, nome: '' } },
        'Cadastro',
      ),
      parentescos: [...tables.parentescos],
      protocolo: '',
      documentoUrl: '',
      reservas: [],
      documentos: [],
      errorMessage: '',
      processamento: '',
      periodoConfirmacao: periodoOf('confirmar', timeframes.confirmar, now),
      periodoTransferencia: periodoOf('transferir', timeframes.transferir, now),
      periodoCadastro: periodoOf('cadastrar', timeframes.cadastrar, now),
      historico: [],
      posicao: null,
      prazo: null,
    },
    'Matricula',
  )
}

/** Adds one found child: its masked name, and its record where the caller may know it. */
export function withCrianca(tables: MatriculaTables, answer: Matricula, crianca: Crianca, knows: boolean): Matricula {
  const login = { ...answer.login, similarityCount: 1, nomeEncontrado: maskName(crianca.nome) }
  const found = { ...answer, login, processamento: 'identificado' }
  const next = crianca.rede && nextSerie(crianca.rede.serieId)
  if (!knows) return found
  return {
    ...found,
    login: { ...login, idPessoa: crianca.idPessoa },
    confirmacao: withVinculo(tables, found.confirmacao, crianca),
    transferencia: withVinculo(tables, found.transferencia, crianca),
    // the papers of a renewal, unless another school is requested: the offer then lists those of a transfer
    documentos: documentosOf(crianca.rede ? 'confirmar' : 'cadastrar', next, found.cadastro.grauParentesco),
    // the offer rows of the child's own school for the next series, which show the shifts for a renewal
    reservas: next ? offerOnWire(tables, next.id, '').filter((r) => r.unidadeId === crianca.rede?.unidadeId) : [],
  }
}

/** States in which the child owns a place: before them it is held at most, after them it was released. */
const granted = new Set(['reservada', 'convocada', 'confirmada'])

/** The granted school and shift, at whatever position of the choices; null when there is none. */
function grant(pedido: Pedido): Choice | null {
  if (!granted.has(stateOf(pedido))) return null
  // a child that stays keeps its present place
  return pedido.place ?? (pedido.way === 'confirmar' ? (pedido.escolhas[0] ?? null) : null)
}

/** The family's data with the granted school; id 0 when none is granted. */
function cadastroOf(tables: MatriculaTables, pedido: Pedido, typed: Cadastro): Cadastro {
  const at = grant(pedido)
  const cadastro = pedido.cadastro ?? typed
  const descricaoSerie = serieOf(pedido.serieId)?.descricao ?? ''
  if (!at) return { ...cadastro, descricaoSerie, unidadeEnsino: { ...cadastro.unidadeEnsino, id: 0, nome: '' } }
  const { codigoInep, id, nome } = unidadeOf(tables, at.unidadeId)
  const unidadeEnsino = { ...cadastro.unidadeEnsino, id, nome, codigoInep }
  return { ...cadastro, descricaoSerie, turno: at.turno, unidadeEnsino }
}

/** Adds a request to the reply: its state always, the rest only where the caller may know it (decisions §11). */
export function withPedido(tables: MatriculaTables, answer: Matricula, pedido: Pedido, knows: boolean): Matricula {
  const state = { ...answer, processamento: stateOf(pedido), reservas: [], documentos: [] }
  if (!knows) return state
  const { way, confirmacao, documentoUrl, escolhas, historico, prazo, protocolo, serieId, transferencia } = pedido
  const cadastro = cadastroOf(tables, pedido, state.cadastro)
  return {
    ...state,
    protocolo,
    documentoUrl,
    cadastro,
    confirmacao: confirmacao ? { ...state.confirmacao, ...answersOf(confirmacao) } : state.confirmacao,
    transferencia: transferencia ? { ...state.transferencia, ...answersOf(transferencia) } : state.transferencia,
    reservas: choicesOnWire(tables, serieId, escolhas).map((row) => ({
      ...row,
      posicao: positionOf(tables, pedido, row),
    })),
    documentos: documentosOf(way, serieOf(serieId), cadastro.grauParentesco),
    historico: historico.map((one) => ({ ...one })),
    posicao: positionOf(tables, pedido),
    prazo,
  }
}
