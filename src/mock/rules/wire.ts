/** The wire form of schools, series and places, with a few undocumented fields. */
import type { Reserva, Serie } from '@/contract'
import { type NetworkSerie, serieOf } from './series'
import type { Choice, MatriculaTables, Offer, Unidade } from '../tables/matricula'
import { offerOf } from './vagas'

/**
 * Opaque to the portal, which sends them back unchanged. ASSUMED (decisions §11): the contract omits the real values.
 */
const tipo = (modelName: string) => `VilaSerena.Vagas.${modelName}, VilaSerena.Modelos`

/** Adds a type name to a model, unless the request carried one. */
export const withTipo = <T extends { scriptType: string }>(model: T, modelName: string): T => ({
  ...model,
  scriptType: model.scriptType || tipo(modelName),
})

/** The school of an id; only ids of the seed reach this. */
export const unidadeOf = (tables: MatriculaTables, id: number): Unidade =>
  tables.unidades.find((unidade) => unidade.id === id) ?? { id, nome: `Escola ${id}`, bairro: '', codigoInep: '' }

/** A series as it is sent; `etapaEnsino` is an undocumented field. */
export function serieOnWire(serie: NetworkSerie | null): Serie {
  if (!serie) return { id: 0, descricao: '', ordernacaoSerie: 0, scriptType: tipo('Serie') }
  const { descricao, stage, id, ordernacaoSerie } = serie
  return { id, descricao, ordernacaoSerie, scriptType: tipo('Serie'), etapaEnsino: stage.toUpperCase() }
}

/** A row of the offer as it is sent; `codigoInep` is an undocumented field. */
function reservaOnWire(tables: MatriculaTables, oferta: Offer): Reserva {
  const { bairro, codigoInep, nome } = unidadeOf(tables, oferta.unidadeId)
  const { reservas, serieId, turno, unidadeId, vagas } = oferta
  const serie = serieOnWire(serieOf(serieId))
  return { bairro, serie, nomeEscola: nome, turno, unidadeId, vagas, reservas, codigoInep }
}

// numeric order, so that Vila Serena 20 precedes Vila Serena 100
const { compare } = new Intl.Collator('pt-BR', { numeric: true })

/** The offer of a series (0 for any) in a shift (empty for all), sorted by district and school. */
export function offerOnWire(tables: MatriculaTables, serieId: number, turno: string): Reserva[] {
  return tables.ofertas
    .filter((o) => (serieId === 0 || o.serieId === serieId) && (turno === '' || o.turno === turno))
    .map((oferta) => reservaOnWire(tables, oferta))
    .sort((a, b) => compare(a.bairro, b.bairro) || compare(a.nomeEscola, b.nomeEscola))
}

/** The rows of some choices with their present figures, in the order of the choices. */
export const choicesOnWire = (tables: MatriculaTables, serieId: number, escolhas: readonly Choice[]): Reserva[] =>
  escolhas.flatMap((escolha) => {
    const oferta = offerOf(tables, serieId, escolha)
    return oferta ? [reservaOnWire(tables, oferta)] : []
  })
