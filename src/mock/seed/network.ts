/** The network's part of its portal's `config.json` about places (decisions §1). */
import { enrollmentOfNetwork } from '../rules/series'
import { escolas } from './schools'
import { windowsOf } from './matricula'

const streets = ['Rua das Palmeiras', 'Rua do Farol', 'Rua Sete de Setembro', 'Rua da Estação']

/** `enrollment` of the settings, equal to the data of a service seeded for that day (`AAAA-MM-DD`). */
export function enrollmentOn(today: string) {
  const { cadastrar, confirmar, transferir } = windowsOf(today)
  return {
    ...enrollmentOfNetwork,
    schools: escolas.map(({ bairro, id, nome, place, turno }) => ({
      id,
      name: nome,
      address: `${streets[id % streets.length] ?? ''}, ${id * 35}, ${bairro}`,
      phone: `(81) 5555-${String(100 + id).padStart(4, '0')}`,
      hours: turno === 'Noite' ? 'De segunda a sexta, das 14h às 21h' : 'De segunda a sexta, das 8h às 17h',
      ...place,
    })),
    windows: { cadastro: cadastrar, confirmacao: confirmar, transferencia: transferir },
  }
}
