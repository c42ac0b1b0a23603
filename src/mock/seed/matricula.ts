/**
 * The enrollment part of the seed: periods, schools, places, children, and one request in each state, relative
 * to one day.
 */
import { addDays, addWorkdays } from '@/domain/dates'
import { protocoloOf } from '@/domain/protocol'
import { Cadastro, Confirmacao, z } from '@/contract'
import { kinships } from '../rules/papers'
import { change, isActive, stateOf } from '../rules/requests'
import { dataHora, endOfDay } from '../rules/calendar'
import { offerOf } from '../rules/vagas'
import type { Choice, Crianca, MatriculaTables, Pedido } from '../tables/matricula'
import { families, type Family, inQueue, networkCriancas } from './children'
import { networkOffers, notableEscola } from './offers'
import { escolas, escolasOf } from './schools'

/** Protocols of the cast. All but Enzo's, which is fixed, are drawn from high numbers. */
export const protocolos = {
  enzo: 'VS-7K4M-2Q9T',
  caio: protocoloOf(900_012),
  lara: protocoloOf(900_013),
  iris: protocoloOf(900_015),
  noah: protocoloOf(900_016),
  indeferido: protocoloOf(900_017),
  confirmada: protocoloOf(900_018),
  prazoPerdido: protocoloOf(900_019),
  otto: protocoloOf(900_020),
  gael: protocoloOf(900_021),
} as const

interface Script {
  who: Family
  protocolo: string
  serieId: number
  escolhas: Choice[]
  /** The states, oldest first, with the days before today on which they began. */
  states: Readonly<Record<string, number>>
  documentoUrl?: string
}

const at = (unidadeId: number, turno: string): Choice => ({ unidadeId, turno })
const script = (
  name: keyof typeof protocolos,
  serieId: number,
  escolhas: Choice[],
  states: Script['states'],
): Script => ({ who: families[name], protocolo: protocolos[name], serieId, escolhas, states })
const { noVagas, changesTurno, lastPlace } = notableEscola
/** The row that Caio waits for. */
const contested = at(noVagas, 'Manhã')

const scripts: Script[] = [
  script('enzo', 33, [at(9, 'Integral'), at(changesTurno, 'Manhã')], { emAnalise: 2, reservada: 0 }),
  ...inQueue.map((who, i): Script => {
    const protocolo = protocoloOf(900_040 + i)
    return { who, protocolo, serieId: 32, escolhas: [contested], states: { listaDeEspera: 4 } }
  }),
  script('caio', 32, [contested, at(noVagas, 'Tarde')], { emAnalise: 3, listaDeEspera: 2 }),
  script('gael', 32, [contested], { reservada: 0 }),
  script('lara', 36, [at(1, 'Manhã')], { emAnalise: 10, reservada: 8, cancelada: 7 }),
  {
    ...script('iris', 32, [at(noVagas, 'Tarde')], { listaDeEspera: 6, convocada: 0 }),
    documentoUrl: 'javascript:alert(document.domain)',
  },
  script('noah', 34, [at(9, 'Integral')], { emAnalise: 0 }),
  script('indeferido', 33, [at(lastPlace, 'Tarde')], { emAnalise: 9, indeferida: 6 }),
  script('confirmada', 31, [at(lastPlace, 'Tarde')], { reservada: 6, confirmada: 4 }),
  script('prazoPerdido', 32, [at(9, 'Manhã')], { reservada: 12, prazoPerdido: 6 }),
  script('otto', 33, [at(9, 'Manhã')], { emAnalise: 5, emDiligencia: 3 }),
]

function cadastroDe(who: Family, serieId: number, { turno, unidadeId }: Choice): Cadastro {
  return z.parse(Cadastro, {
    grauParentesco: 1,
    serieId,
    turno,
    unidadeId,
    bairro: 'Centro',
    cep: '88301000',
    endereco: 'Rua das Palmeiras, 120',
    emailResponsavel: '',
    telefoneResponsavel: `479${who.cpfResponsavel.slice(1, 9)}`,
    nomeResponsavel: who.nomeMae,
  })
}

/** The requests; those that neither wait nor have ended hold a place. */
function networkPedidos(today: string, criancas: readonly Crianca[]): Pedido[] {
  return scripts.flatMap(({ documentoUrl, escolhas, states, protocolo, who, serieId }, i) => {
    const crianca = criancas.find(({ cpf }) => cpf === who.cpf)
    const first = escolhas[0]
    if (!crianca || !first) return []
    const pedido: Pedido = {
      protocolo,
      idPessoa: crianca.idPessoa,
      way: crianca.rede ? 'transferir' : 'cadastrar',
      serieId,
      escolhas: escolhas.map((escolha) => ({ ...escolha })),
      place: null,
      historico: [],
      prazo: null,
      cpfResponsavel: crianca.cpfResponsavel,
      cadastro: crianca.rede ? null : cadastroDe(who, serieId, first),
      transferencia: crianca.rede
        ? z.parse(Confirmacao, { novoTurno: first.turno, intencaoUnidadeId: escolhas.map((e) => e.unidadeId) })
        : null,
      confirmacao: null,
      documentoUrl: documentoUrl ?? `https://documentos.vilaserena.example/comprovantes/${90_000 + i * 7}`,
    }
    // early in the day, so that all of it has happened at any time of the seed's day; minutes keep the order
    // of the queue
    const hour = `00:${String(i).padStart(2, '0')}`
    for (const [state, daysAgo] of Object.entries(states))
      change(pedido, state, dataHora(addDays(today, -daysAgo), hour))
    if (isActive(pedido) && stateOf(pedido) !== 'listaDeEspera') pedido.place = { ...first }
    return [pedido]
  })
}

/**
 * The periods around a day: all three are open on it at any time, and each ends on its own day. Their lengths
 * are ASSUMED (decisions §11).
 */
export function windowsOf(today: string) {
  const timeframe = (before: number, workingDays: number) => ({
    inicio: dataHora(addDays(today, -before), '08:00'),
    fim: endOfDay(addWorkdays(today, workingDays)),
  })
  return { confirmar: timeframe(14, 10), transferir: timeframe(10, 15), cadastrar: timeframe(7, 30) }
}

/** The tables of the enrollment: `seed` varies the places; on the day `today` all periods are open (mock/README §8). */
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
    // a full school counts its requests already; elsewhere each takes one more place
    if (oferta && oferta.reservas < oferta.vagas) oferta.reservas += 1
  }
  return tables
}
