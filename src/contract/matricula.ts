/**
 * School-place enrollment: one operation with the whole aggregate. Every field has a default: `z.parse(Matricula, {})`
 * begins a flow.
 */
import { wholeNumber, listOf, shape, wireText } from './common'
import { PeriodoLetivo } from './diario'
import { worded } from './enumerations'
import { named, write } from './operation'
import { inErrorMessage } from './refusal'
import { z } from './z'

/**
 * The student of a request. `dataNasc` is `AAAA-MM-DD`; CPFs travel as digits; `codigoProtocolo` is the typed
 * protocol. ASSUMED (decisions §10, §11).
 */
export const Login = z.looseObject({
  idPessoa: wholeNumber(),
  nickname: wireText(),
  nomeAluno: wireText(),
  nomeMae: wireText(),
  dataNasc: wireText(),
  similarityCount: wholeNumber(),
  nomeEncontrado: wireText(),
  cpfResponsavel: wireText(),
  cpfAluno: wireText(),
  codigoProtocolo: wireText(),
  scriptType: wireText(),
})
export type Login = z.infer<typeof Login>

/** A grade level of the network. The service spells the field `ordernacaoSerie`. */
export const Serie = z.looseObject({
  id: wholeNumber(),
  descricao: wireText(),
  ordernacaoSerie: wholeNumber(),
  scriptType: wireText(),
})
export type Serie = z.infer<typeof Serie>

/**
 * Renewal or transfer. `confirmacao.id` is the question, `confirmacao.valor` the answer "stays in this
 * school". ASSUMED (decisions §11).
 */
export const Confirmacao = z.looseObject({
  registroCursoId: wholeNumber(),
  registroCursoUnidadeEnsinoId: wholeNumber(),
  nomeEscola: wireText(),
  descricaoSerie: wireText(),
  descricaoTurma: wireText(),
  turnoAtual: wireText(),
  novoTurno: wireText(),
  serieSeguinte: z._default(Serie, () => z.parse(Serie, {})),
  confirmacao: z._default(z.looseObject({ id: wholeNumber(), valor: z._default(z.boolean(), false) }), () => ({
    id: 0,
    valor: false,
  })),
  escolaProcessamento: wireText(),
  intencaoUnidadeId: listOf(z.int()),
  scriptType: wireText(),
})
export type Confirmacao = z.infer<typeof Confirmacao>

/**
 * A new request: `grauParentesco` is the position in `parentescos` counted from 1, 0 = not
 * answered. ASSUMED (decisions §11).
 */
export const Cadastro = z.looseObject({
  grauParentesco: wholeNumber(),
  serieId: wholeNumber(),
  descricaoSerie: wireText(),
  turno: wireText(),
  bairro: wireText(),
  unidadeId: wholeNumber(),
  unidadeEnsino: z._default(z.looseObject({ id: wholeNumber(), nome: wireText() }), () => ({ id: 0, nome: '' })),
  cep: wireText(),
  endereco: wireText(),
  emailResponsavel: wireText(),
  telefoneResponsavel: wireText(),
  nomeResponsavel: wireText(),
  scriptType: wireText(),
})
export type Cadastro = z.infer<typeof Cadastro>

/**
 * Places of one series, school and shift; free = `vagas − reservas`. `posicao` (additive): place in the waiting list,
 * from 1. ASSUMED (decisions §11).
 */
export const Reserva = z.looseObject({
  bairro: wireText(),
  serie: z._default(Serie, () => z.parse(Serie, {})),
  nomeEscola: wireText(),
  turno: wireText(),
  unidadeId: wholeNumber(),
  vagas: wholeNumber(),
  reservas: wholeNumber(),
  posicao: z.optional(z.nullable(z.int())),
})
export type Reserva = z.infer<typeof Reserva>

/**
 * A period of ISO date-times; `{}` = unknown, null = not offered. `ativo` (additive): open
 * now. ASSUMED (decisions §11).
 */
export const Periodo = z.looseObject({
  inicio: z.optional(z.nullable(z.string())),
  fim: z.optional(z.nullable(z.string())),
  ativo: z.optional(z.nullable(z.boolean())),
})
export type Periodo = z.infer<typeof Periodo>

/** The words of `processamento` in a request: what is asked. ASSUMED (decisions §11). */
export const verbs = ['identificar', 'consultar', 'confirmar', 'transferir', 'cadastrar', 'cancelar'] as const
/** The words of `processamento` for the state of a request, in a reply. ASSUMED (decisions §11). */
export const states = [
  'emAnalise',
  'reservada',
  'listaDeEspera',
  'convocada',
  'confirmada',
  'indeferida',
  'cancelada',
  'prazoPerdido',
] as const
const processamento = () => worded([...verbs, 'identificado', ...states])

/**
 * One dated state of a request; `em` is an ISO date-time with offset. Additive, read when
 * present. ASSUMED (decisions §11).
 */
export const Passo = z.looseObject({
  processamento: z.optional(z.nullable(processamento())),
  em: z.optional(z.nullable(z.string())),
})
export type Passo = z.infer<typeof Passo>

const periodo = () => z._default(z.nullable(Periodo), () => ({}))

/**
 * The enrollment aggregate, also the whole reply of the operation. `processamento` is the action in a request and the
 * state in a reply; `scriptType` goes back unchanged. Additive, read when present: `historico`, the states of the
 * request, oldest first; `posicao`, the place of the first choice in the waiting list, counted from 1; `prazo`, the
 * deadline to confirm, an ISO date-time. ASSUMED (decisions §11).
 */
export const Matricula = z.looseObject({
  login: z._default(Login, () => z.parse(Login, {})),
  periodoLetivo: z._default(PeriodoLetivo, () => ({ id: 0, codigo: '', descricao: '', vigente: false })),
  confirmacao: z._default(Confirmacao, () => z.parse(Confirmacao, {})),
  transferencia: z._default(Confirmacao, () => z.parse(Confirmacao, {})),
  cadastro: z._default(Cadastro, () => z.parse(Cadastro, {})),
  // an unreadable name stays as an empty text, since the others are identified by their position
  parentescos: listOf(wireText()),
  protocolo: wireText(),
  documentoUrl: wireText(),
  reservas: listOf(Reserva),
  documentos: listOf(z.string()),
  errorMessage: wireText(),
  processamento: z._default(processamento(), ''),
  periodoConfirmacao: periodo(),
  periodoTransferencia: periodo(),
  periodoCadastro: periodo(),
  cancelamento: z._default(z.looseObject({ protocolo: wireText() }), () => ({ protocolo: '' })),
  scriptType: wireText(),
  historico: z.optional(z.nullable(z.array(Passo))),
  posicao: z.optional(z.nullable(z.int())),
  prazo: z.optional(z.nullable(z.string())),
})
export type Matricula = z.infer<typeof Matricula>

/** The operation of the families' enrollment. */
export const matricula = named({
  /**
   * The whole enrollment flow, for people without an account; the login is sent twice,
   * identical. ASSUMED (decisions §3, §11).
   */
  PostMatriculaMunicipal: write({
    open: true,
    refusal: inErrorMessage,
    input: z.looseObject({
      login: z._default(Login, () => z.parse(Login, {})),
      matricula: z._default(Matricula, () => z.parse(Matricula, {})),
      ...shape,
    }),
    output: Matricula,
  }),
})
