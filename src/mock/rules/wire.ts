/** How schools, series and places travel: the wire form of the tables, with a field or two that nobody documented. */
import type { Reserva, Serie } from '@/contract'
import { type SerieDaRede, serieOf } from './series'
import type { Escolha, MatriculaTables, Oferta, Unidade } from '../tables/matricula'
import { ofertaDe } from './vagas'

/** Opaque to the portal, which sends them back as received. ASSUMED: the contract omits the real values. */
const tipo = (modelo: string) => `VilaSerena.Vagas.${modelo}, VilaSerena.Modelos`

/** A model with its type name: as received, or given now. */
export const comTipo = <T extends { scriptType: string }>(model: T, modelo: string): T => ({
  ...model,
  scriptType: model.scriptType || tipo(modelo),
})

/** The school of an id. Only ids of the seed's own rows reach this. */
export const unidadeDe = (tables: MatriculaTables, id: number): Unidade =>
  tables.unidades.find((unidade) => unidade.id === id) ?? { id, nome: `Escola ${id}`, bairro: '', codigoInep: '' }

/** A series as it travels; `etapaEnsino` is a field that nobody documented. */
export function serieNoFio(serie: SerieDaRede | null): Serie {
  if (!serie) return { id: 0, descricao: '', ordernacaoSerie: 0, scriptType: tipo('Serie') }
  const { descricao, etapa, id, ordernacaoSerie } = serie
  return { id, descricao, ordernacaoSerie, scriptType: tipo('Serie'), etapaEnsino: etapa.toUpperCase() }
}

/** A row of the offer as it travels; `codigoInep` is a field that nobody documented. */
export function reservaNoFio(tables: MatriculaTables, oferta: Oferta): Reserva {
  const { bairro, codigoInep, nome } = unidadeDe(tables, oferta.unidadeId)
  const { reservas, turno, unidadeId, vagas } = oferta
  return {
    bairro,
    serie: serieNoFio(serieOf(oferta.serieId)),
    nomeEscola: nome,
    turno,
    unidadeId,
    vagas,
    reservas,
    codigoInep,
  }
}

// by number where names differ by it alone: Vila Serena 20 before Vila Serena 100
const { compare } = new Intl.Collator('pt-BR', { numeric: true })

/** The offer of a series: by district and school; of one shift, or of all when it is empty. Series 0 is any. */
export function ofertaNoFio(tables: MatriculaTables, serieId: number, turno: string): Reserva[] {
  return tables.ofertas
    .filter((o) => (serieId === 0 || o.serieId === serieId) && (turno === '' || o.turno === turno))
    .map((oferta) => reservaNoFio(tables, oferta))
    .sort((a, b) => compare(a.bairro, b.bairro) || compare(a.nomeEscola, b.nomeEscola))
}

/** The rows of some wishes with their figures of now, in the order of the wishes. */
export const escolhasNoFio = (tables: MatriculaTables, serieId: number, escolhas: readonly Escolha[]): Reserva[] =>
  escolhas.flatMap((escolha) => {
    const oferta = ofertaDe(tables, serieId, escolha)
    return oferta ? [reservaNoFio(tables, oferta)] : []
  })
