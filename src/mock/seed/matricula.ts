/** The enrollment part of the seed: windows, schools, places, children and requests, counted from one day. */
import { kinships } from '../rules/papers'
import { offerOf } from '../rules/vagas'
import type { MatriculaTables } from '../tables/matricula'
import { networkCriancas } from './children'
import { escolas, escolasOf } from './schools'
import { networkOffers } from './offers'
import { windowsOf, networkPedidos } from './requests'

/** The tables of the enrollment: `seed` chooses places, on the day `today` all windows are open (decisions §11). */
export function seedMatricula(seed: number, today: string, howMany = escolas.length): MatriculaTables {
  const criancas = networkCriancas()
  const tables: MatriculaTables = {
    timeframes: windowsOf(today),
    unidades: escolasOf(howMany).map(({ bairro, id, nome }) => ({
      id,
      nome,
      bairro,
      codigoInep: String(42_000_100 + id),
    })),
    ofertas: networkOffers(seed, howMany),
    criancas,
    pedidos: networkPedidos(today, criancas),
    parentescos: [...kinships],
    sorteados: 0,
    nextPessoa: 60_000,
  }
  for (const { place, serieId } of tables.pedidos) {
    const oferta = place && offerOf(tables, serieId, place)
    // A full school counts its requests already; elsewhere each takes one more place.
    if (oferta && oferta.reservas < oferta.vagas) oferta.reservas += 1
  }
  return tables
}
