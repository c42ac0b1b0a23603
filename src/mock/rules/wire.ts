/** How schools, series and places travel: the wire form of the tables, with a field or two that nobody documented. */
import type { Reserva, Serie } from '@/contract'
import { type NetworkSerie, serieOf } from './series'
import type { Choice, MatriculaTables, Offer, Unidade } from '../tables/matricula'
import { offerOf } from './vagas'

/** Opaque to the portal, which sends them back as received. ASSUMED (decisions §11): the contract omits the real values. */
const tipo = (modelName: string) => `VilaSerena.Vagas.${modelName}, VilaSerena.Modelos`

/** A model with its type name: as received, or given now. */
export const withTipo = <T extends { scriptType: string }>(model: T, modelName: string): T => ({
  ...model,
  scriptType: model.scriptType || tipo(modelName),
})

/** The school of an id. Only ids of the seed's own rows reach this. */
export const unidadeOf = (tables: MatriculaTables, id: number): Unidade =>
  tables.unidades.find((unidade) => unidade.id === id) ?? { id, nome: `Escola ${id}`, bairro: '', codigoInep: '' }

/** A series as it travels; `etapaEnsino` is a field that nobody documented. */
export function serieOnWire(serie: NetworkSerie | null): Serie {
  if (!serie) return { id: 0, descricao: '', ordernacaoSerie: 0, scriptType: tipo('Serie') }
  const { descricao, stage, id, ordernacaoSerie } = serie
  return { id, descricao, ordernacaoSerie, scriptType: tipo('Serie'), etapaEnsino: stage.toUpperCase() }
}

/** A row of the offer as it travels; `codigoInep` is a field that nobody documented. */
export function reservaOnWire(tables: MatriculaTables, oferta: Offer): Reserva {
  const { bairro, codigoInep, nome } = unidadeOf(tables, oferta.unidadeId)
  const { reservas, serieId, turno, unidadeId, vagas } = oferta
  const serie = serieOnWire(serieOf(serieId))
  return { bairro, serie, nomeEscola: nome, turno, unidadeId, vagas, reservas, codigoInep }
}

// by number where names differ by it alone: Vila Serena 20 before Vila Serena 100
const { compare } = new Intl.Collator('pt-BR', { numeric: true })

/** The offer of a series: by district and school; of one shift, or of all when it is empty. Series 0 is any. */
export function offerOnWire(tables: MatriculaTables, serieId: number, turno: string): Reserva[] {
  return tables.ofertas
    .filter((o) => (serieId === 0 || o.serieId === serieId) && (turno === '' || o.turno === turno))
    .map((oferta) => reservaOnWire(tables, oferta))
    .sort((a, b) => compare(a.bairro, b.bairro) || compare(a.nomeEscola, b.nomeEscola))
}

/** The rows of some wishes with their figures of now, in the order of the wishes. */
export const choicesOnWire = (tables: MatriculaTables, serieId: number, escolhas: readonly Choice[]): Reserva[] =>
  escolhas.flatMap((escolha) => {
    const oferta = offerOf(tables, serieId, escolha)
    return oferta ? [reservaOnWire(tables, oferta)] : []
  })
