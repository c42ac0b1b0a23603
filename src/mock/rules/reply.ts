/** The enrollment aggregate as the service answers it: what it knows on top of what came, unknown fields untouched. */
import type { Cadastro, Confirmacao, Login, Matricula } from '@/contract'
import { serieOf, nextSerie } from './series'
import { maskName } from '@/domain/text'
import type { Crianca, Choice, MatriculaTables, Pedido } from '../tables/matricula'
import { withTipo, choicesOnWire, offerOnWire, serieOnWire, unidadeOf } from './wire'
import { schoolYearAt, periodoOf } from './windows'
import { documentosOf } from './papers'
import { stateOf, positionOf } from './requests'

/** What the record of a child fills in, emptied: the answers of the family stay. */
const semVinculo = (typed: Confirmacao, modelo: string): Confirmacao =>
  withTipo(
    {
      ...typed,
      registroCursoId: 0,
      registroCursoUnidadeEnsinoId: 0,
      nomeEscola: '',
      descricaoSerie: '',
      descricaoTurma: '',
      turnoAtual: '',
      escolaProcessamento: '',
      serieSeguinte: serieOnWire(null),
    },
    modelo,
  )

/** Shifts that the child's own school offers for its next series; empty when the school ends before it. */
export function renewalTurnos(tables: MatriculaTables, crianca: Crianca): string[] {
  const next = crianca.rede && nextSerie(crianca.rede.serieId)
  if (!crianca.rede || !next) return []
  const { unidadeId } = crianca.rede
  return tables.ofertas.filter((o) => o.unidadeId === unidadeId && o.serieId === next.id).map(({ turno }) => turno)
}

/** Where the child studies and what comes next. A shift that ends is replaced by the first one offered. */
function comVinculo(tables: MatriculaTables, typed: Confirmacao, crianca: Crianca): Confirmacao {
  const { rede } = crianca
  if (!rede) return typed
  const nomeEscola = unidadeOf(tables, rede.unidadeId).nome
  const turnosOferecidos = renewalTurnos(tables, crianca)
  const moves = turnosOferecidos.length > 0 && !turnosOferecidos.includes(rede.turno)
  return {
    ...typed,
    registroCursoId: rede.registroCursoId,
    registroCursoUnidadeEnsinoId: rede.registroCursoUnidadeEnsinoId,
    nomeEscola,
    descricaoSerie: serieOf(rede.serieId)?.descricao ?? '',
    descricaoTurma: rede.turma,
    turnoAtual: rede.turno,
    novoTurno: typed.novoTurno || (moves ? (turnosOferecidos[0] ?? '') : ''),
    serieSeguinte: serieOnWire(nextSerie(rede.serieId)),
    // The question keeps its number; the answer is the family's.
    confirmacao: { ...typed.confirmacao, id: typed.confirmacao.id || rede.registroCursoId },
    escolaProcessamento: nomeEscola,
  }
}

/** What every reply has, before anybody is found: windows, kinships, models; nothing of an earlier answer stays. */
export function board(tables: MatriculaTables, pedida: Matricula, login: Login, now: number): Matricula {
  const { janelas } = tables
  return withTipo(
    {
      versaoModelo: 3,
      ...pedida,
      login: withTipo(
        {
          ...login,
          idPessoa: 0,
          similarityCount: 0,
          nomeEncontrado: '',
          canal: login['canal'] ?? { origem: 'portal', fila: null },
        },
        'Login',
      ),
      periodoLetivo: { ...schoolYearAt(now), diasLetivos: 200 },
      confirmacao: semVinculo(pedida.confirmacao, 'Confirmacao'),
      transferencia: semVinculo(pedida.transferencia, 'Transferencia'),
      cadastro: withTipo(
        { ...pedida.cadastro, unidadeEnsino: { ...pedida.cadastro.unidadeEnsino, id: 0, nome: '' } },
        'Cadastro',
      ),
      parentescos: [...tables.parentescos],
      protocolo: '',
      documentoUrl: '',
      reservas: [],
      documentos: [],
      errorMessage: '',
      processamento: '',
      periodoConfirmacao: periodoOf('confirmar', janelas.confirmar, now),
      periodoTransferencia: periodoOf('transferir', janelas.transferir, now),
      periodoCadastro: periodoOf('cadastrar', janelas.cadastrar, now),
      historico: [],
      posicao: null,
      prazo: null,
    },
    'Matricula',
  )
}

/** One child was found: the masked name alone, and the record too where the caller may know it. */
export function withCrianca(tables: MatriculaTables, resposta: Matricula, crianca: Crianca, knows: boolean): Matricula {
  const login = { ...resposta.login, similarityCount: 1, nomeEncontrado: maskName(crianca.nome) }
  const found = { ...resposta, login, processamento: 'identificado' }
  const next = crianca.rede && nextSerie(crianca.rede.serieId)
  if (!knows) return found
  return {
    ...found,
    login: { ...login, idPessoa: crianca.idPessoa },
    confirmacao: comVinculo(tables, found.confirmacao, crianca),
    transferencia: comVinculo(tables, found.transferencia, crianca),
    // Who attends stays unless another school is asked for: the offer then tells what a transfer needs.
    documentos: documentosOf(crianca.rede ? 'confirmar' : 'cadastrar', next, found.cadastro.grauParentesco),
    // The own school's rows for the next series: which shifts a renewal can have.
    reservas: next ? offerOnWire(tables, next.id, '').filter((r) => r.unidadeId === crianca.rede?.unidadeId) : [],
  }
}

/** States in which a place is the child's: before, it is held at most; after, it was given back. */
const concedida = new Set(['reservada', 'convocada', 'confirmada'])

/** The school and shift that were granted, wherever they stand among the wishes; null: none. */
function concessao(pedido: Pedido): Choice | null {
  if (!concedida.has(stateOf(pedido))) return null
  // Whoever stays holds the place of today.
  return pedido.lugar ?? (pedido.caminho === 'confirmar' ? (pedido.escolhas[0] ?? null) : null)
}

/** What the family typed for a place, with the school that was granted; id 0: none is. */
function cadastroDo(tables: MatriculaTables, pedido: Pedido, typed: Cadastro): Cadastro {
  const at = concessao(pedido)
  const cadastro = pedido.cadastro ?? typed
  const descricaoSerie = serieOf(pedido.serieId)?.descricao ?? ''
  if (!at) return { ...cadastro, descricaoSerie, unidadeEnsino: { ...cadastro.unidadeEnsino, id: 0, nome: '' } }
  const { codigoInep, id, nome } = unidadeOf(tables, at.unidadeId)
  const unidadeEnsino = { ...cadastro.unidadeEnsino, id, nome, codigoInep }
  return { ...cadastro, descricaoSerie, turno: at.turno, unidadeEnsino }
}

/** A request is shown: its state to everybody who found it, the rest to those who may know (decisions §11). */
export function withPedido(tables: MatriculaTables, resposta: Matricula, pedido: Pedido, knows: boolean): Matricula {
  const state = { ...resposta, processamento: stateOf(pedido), reservas: [], documentos: [] }
  if (!knows) return state
  const { caminho, confirmacao, documentoUrl, escolhas, historico, prazo, protocolo, serieId, transferencia } = pedido
  const cadastro = cadastroDo(tables, pedido, state.cadastro)
  return {
    ...state,
    protocolo,
    documentoUrl,
    cadastro,
    confirmacao: confirmacao ? { ...state.confirmacao, ...respostasDe(confirmacao) } : state.confirmacao,
    transferencia: transferencia ? { ...state.transferencia, ...respostasDe(transferencia) } : state.transferencia,
    reservas: choicesOnWire(tables, serieId, escolhas).map((row) => ({
      ...row,
      posicao: positionOf(tables, pedido, row),
    })),
    documentos: documentosOf(caminho, serieOf(serieId), cadastro.grauParentesco),
    historico: historico.map((estado) => ({ ...estado })),
    posicao: positionOf(tables, pedido),
    prazo,
  }
}

const respostasDe = ({ confirmacao, intencaoUnidadeId, novoTurno }: Confirmacao) => ({
  confirmacao,
  intencaoUnidadeId,
  novoTurno,
})

/** A no in the enrollment's own dialect: everything else of the reply stays fresh. */
export const withoutSuccess = (resposta: Matricula, errorMessage: string): Matricula => ({ ...resposta, errorMessage })
