/** Course registration data: curricular equivalences and the one-way person record. */
import { wholeNumber, page, shape, wireText } from './common'
import { list, named, oneWay } from './operation'
import { z } from './z'

/** One side of an equivalence; `cargaHoraria` in hours. ASSUMED (decisions §7). */
export const AtividadeResumida = z.looseObject({
  id: z.optional(z.nullable(z.int())),
  codigo: z.optional(z.nullable(z.string())),
  nome: z.optional(z.nullable(z.string())),
  cargaHoraria: z.optional(z.nullable(z.int())),
})
export type AtividadeResumida = z.infer<typeof AtividadeResumida>

/**
 * An element of `EquivalenciasCurriculares`; `percentualConteudo` 0–100, `idCurso` where the service sends it. Only
 * `id` is certain. ASSUMED (decisions §7).
 */
export const Equivalencia = z.looseObject({
  id: z.int(),
  atividadeOfertada: z.optional(z.nullable(AtividadeResumida)),
  atividadeEquivalente: z.optional(z.nullable(AtividadeResumida)),
  percentualConteudo: z.optional(z.nullable(z.number())),
  bidirecional: z.optional(z.nullable(z.boolean())),
  situacao: z.optional(z.nullable(z.string())),
  motivo: z.optional(z.nullable(z.string())),
  vigenciaInicio: z.optional(z.nullable(z.string())),
  vigenciaFim: z.optional(z.nullable(z.string())),
  idCurso: z.optional(z.nullable(z.int())),
})
export type Equivalencia = z.infer<typeof Equivalencia>

/**
 * A person record (contract, Pessoa): `tipoPessoa` is `F`, `modulos` goes back unchanged, dates are
 * `AAAA-MM-DD`. ASSUMED (decisions §14).
 */
export const Pessoa = z.looseObject({
  modulos: z._default(z.looseObject({}), () => ({})),
  id: wholeNumber(),
  nome: wireText(),
  nomeExibicao: wireText(),
  nomeRegistro: wireText(),
  tipoPessoa: wireText(),
  nomePai: wireText(),
  nomeMae: wireText(),
  cpf: wireText(),
  rg: wireText(),
  orgaoEmissorRG: wireText(),
  email: wireText(),
  homePage: wireText(),
  profissao: wireText(),
  empresa: wireText(),
  nomeConjuge: wireText(),
  cpfConjuge: wireText(),
  profissaoConjuge: wireText(),
  documentoMilitar: wireText(),
  tituloEleitor: wireText(),
  zonaTitulo: wireText(),
  secaoTitulo: wireText(),
  cidadeTitulo: wireText(),
  passaporte: wireText(),
  numeroVisto: wireText(),
  validadeVisto: wireText(),
})
export type Pessoa = z.infer<typeof Pessoa>

/** The operations on curricular data and person records. */
export const curso = named({
  EquivalenciasCurriculares: list({
    get: '/matricula/equivalencia-curricular',
    input: z.looseObject({
      idPessoa: wholeNumber(),
      idCurso: wholeNumber(),
      idAtividadeEquivalenteOfertada: wholeNumber(),
      ...page,
      ...shape,
    }),
    item: Equivalencia,
  }),
  InsertPessoaAvaliacaoInterdisciplinar: oneWay(Pessoa),
})
