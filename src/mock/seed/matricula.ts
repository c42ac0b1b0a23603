/** The enrollment part of the seed: windows, schools, places, children and requests, counted from one day. */
import { parentescos } from '../rules/papers'
import { ofertaDe } from '../rules/vagas'
import type { MatriculaTables } from '../tables/matricula'
import { criancasDaRede } from './children'
import { escolaDe, escolas } from './schools'
import { ofertasDaRede } from './offers'
import { janelasDe, pedidosDaRede } from './requests'

/**
 * The tables of the enrollment.
 * @param seed chooses the places that nobody of the cast asks for.
 * @param today the school's day, `AAAA-MM-DD`; on it all three windows are open (decisions §11).
 * @param quantas schools of the network. The register of children is that of the cast, whatever the size.
 */
export function seedMatricula(seed: number, today: string, quantas = escolas.length): MatriculaTables {
  const criancas = criancasDaRede()
  const tables: MatriculaTables = {
    janelas: janelasDe(today),
    unidades: Array.from({ length: quantas }, (_, i) => escolaDe(i + 1)).map(({ bairro, id, nome }) => ({
      id,
      nome,
      bairro,
      codigoInep: String(42_000_100 + id),
    })),
    ofertas: ofertasDaRede(seed, quantas),
    criancas,
    pedidos: pedidosDaRede(today, criancas),
    parentescos: [...parentescos],
    sorteados: 0,
    proximaPessoa: 60_000,
  }
  for (const { lugar, serieId } of tables.pedidos) {
    const oferta = lugar && ofertaDe(tables, serieId, lugar)
    // A full school counts its requests already; elsewhere each takes one more place.
    if (oferta && oferta.reservas < oferta.vagas) oferta.reservas += 1
  }
  return tables
}
