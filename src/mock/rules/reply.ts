/** The enrollment aggregate as the service answers it: what it knows on top of what came, unknown fields untouched. */
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

/** What the record of a child fills in, emptied: the answers of the family stay, and what nobody knows. */
function withoutVinculo(typed: Confirmacao, model: string): Confirmacao {
  const { scriptType } = typed
  const emptied = { ...z.parse(Confirmacao, {}), serieSeguinte: serieOnWire(null), scriptType }
  return withTipo({ ...typed, ...emptied, ...answersOf(typed) }, model)
}

/** Shifts that the child's own school offers for its next series; empty when the school ends before it. */
export function renewalTurnos(tables: MatriculaTables, crianca: Crianca): string[] {
  const next = crianca.rede && nextSerie(crianca.rede.serieId)
  if (!crianca.rede || !next) return []
  const { unidadeId } = crianca.rede
  return tables.ofertas.filter((o) => o.unidadeId === unidadeId && o.serieId === next.id).map(({ turno }) => turno)
}

/** Where the child studies and what comes next. A shift that ends is replaced by the first one offered. */
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
    // The question keeps its number; the answer is the family's.
    confirmacao: { ...typed.confirmacao, id: typed.confirmacao.id || rede.registroCursoId },
    escolaProcessamento: nomeEscola,
  }
}

/** What every reply has, before anybody is found: windows, kinships, models; nothing of an earlier answer stays. */
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

/** One child was found: the masked name alone, and the record too where the caller may know it. */
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
    // Who attends stays unless another school is asked for: the offer then tells what a transfer needs.
    documentos: documentosOf(crianca.rede ? 'confirmar' : 'cadastrar', next, found.cadastro.grauParentesco),
    // The own school's rows for the next series: which shifts a renewal can have.
    reservas: next ? offerOnWire(tables, next.id, '').filter((r) => r.unidadeId === crianca.rede?.unidadeId) : [],
  }
}

/** States in which a place is the child's: before, it is held at most; after, it was given back. */
const granted = new Set(['reservada', 'convocada', 'confirmada'])

/** The school and shift that were granted, wherever they stand among the wishes; null: none. */
function grant(pedido: Pedido): Choice | null {
  if (!granted.has(stateOf(pedido))) return null
  // Whoever stays holds the place of today.
  return pedido.place ?? (pedido.way === 'confirmar' ? (pedido.escolhas[0] ?? null) : null)
}

/** What the family typed for a place, with the school that was granted; id 0: none is. */
function cadastroOf(tables: MatriculaTables, pedido: Pedido, typed: Cadastro): Cadastro {
  const at = grant(pedido)
  const cadastro = pedido.cadastro ?? typed
  const descricaoSerie = serieOf(pedido.serieId)?.descricao ?? ''
  if (!at) return { ...cadastro, descricaoSerie, unidadeEnsino: { ...cadastro.unidadeEnsino, id: 0, nome: '' } }
  const { codigoInep, id, nome } = unidadeOf(tables, at.unidadeId)
  const unidadeEnsino = { ...cadastro.unidadeEnsino, id, nome, codigoInep }
  return { ...cadastro, descricaoSerie, turno: at.turno, unidadeEnsino }
}

/** The reply with a request: its state always, the rest only where the caller may know it (decisions §11). */
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
