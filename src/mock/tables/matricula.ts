/** Tables of the enrollment: plain data, dates `AAAA-MM-DD` or ISO 8601 with offset, CPFs digits. */
import type { Cadastro, Confirmacao } from '@/contract'
import type { SeedEscola } from '../seed/schools'

/** A school of the network (contract: `unidadeId`, `nomeEscola`, `bairro`). */
export interface Unidade extends Pick<SeedEscola, 'id' | 'nome' | 'bairro'> {
  /** Number of the school in the national census: an additive field, to test the round trip of unknown fields. */
  codigoInep: string
}

/** A school and a shift, as chosen in a request. */
export interface Choice {
  unidadeId: number
  turno: string
}

/** Places of one school, series and shift for the coming school year. Always 0 ≤ `reservas` ≤ `vagas`, in places. */
export interface Offer extends Choice {
  serieId: number
  vagas: number
  reservas: number
}

/** The present school of a child in the network. */
export interface Vinculo extends Choice {
  registroCursoId: number
  registroCursoUnidadeEnsinoId: number
  serieId: number
  turma: string
}

/** A child that the network knows, by its school (`rede`) or only by a request (`rede` null). */
export interface Crianca {
  idPessoa: number
  nome: string
  dataNasc: string
  nomeMae: string
  /** Eleven digits, or empty when the child has no CPF on record. */
  cpf: string
  cpfResponsavel: string
  nomeResponsavel: string
  rede: Vinculo | null
}

/** A request of a family. At most one per child is active (mock/README §8). */
export interface Pedido {
  /** `VS-XXXX-XXXX`; unique. */
  protocolo: string
  idPessoa: number
  way: 'confirmar' | 'transferir' | 'cadastrar'
  serieId: number
  /** In order of preference; the waiting list position refers to the first. */
  escolhas: Choice[]
  /** The offer row of which this request holds a place; null when it holds none. */
  place: Choice | null
  /**
   * Oldest first; the last one is the state: a word of decisions §11, or an undocumented one. `em` is ISO
   * 8601 with offset.
   */
  historico: { processamento: string; em: string }[]
  /** The deadline to confirm at the school, ISO with offset; null when there is none. */
  prazo: string | null
  cpfResponsavel: string
  /** The family's data, whole (unknown fields included); null where the way did not ask for it. */
  cadastro: Cadastro | null
  transferencia: Confirmacao | null
  confirmacao: Confirmacao | null
  documentoUrl: string
}

/** A period, both ends ISO 8601 with offset. */
export interface Window {
  inicio: string
  fim: string
}

/** The tables of children, schools, the offer and requests. */
export interface MatriculaTables {
  /** null means that the way is not offered. */
  timeframes: { confirmar: Window | null; transferir: Window | null; cadastrar: Window | null }
  unidades: Unidade[]
  ofertas: Offer[]
  criancas: Crianca[]
  pedidos: Pedido[]
  parentescos: string[]
  /** The number of protocols drawn. */
  sorteados: number
  /** Next free `idPessoa` for a child that a request brings in. */
  nextPessoa: number
}
