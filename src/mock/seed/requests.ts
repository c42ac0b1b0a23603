/** The requests that exist from the start: one in each state, dated backwards from the day of the seed. */
import { addDays, addWorkdays } from '@/domain/dates'
import { protocoloOf } from '@/domain/protocol'
import { Cadastro, Confirmacao, z } from '@/contract'
import { endOfDay } from '../rules/hours'
import { deadlineSince } from '../rules/requests'
import type { Crianca, Choice, Pedido } from '../tables/matricula'
import { dataHora } from '../rules/tempo'
import { families, type Family, inQueue } from './children'
import { notableEscola } from './offers'

/** Protocols of the cast. All but Enzo's, which the cast tells, are drawn from high numbers. */
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
  /** The states and how many days before today each was written. */
  states: [processamento: string, diasAtras: number][]
  /** Whether it holds a place of its first choice. */
  place: boolean
  documentoUrl?: string
}

const at = (unidadeId: number, turno: string): Choice => ({ unidadeId, turno })
const { semVagas, mudaDeTurno, lastPlace } = notableEscola
/** The row that Caio waits for. */
const contested = at(semVagas, 'Manhã')

const scripts: Script[] = [
  {
    who: families.enzo,
    protocolo: protocolos.enzo,
    serieId: 33,
    escolhas: [at(9, 'Integral'), at(mudaDeTurno, 'Manhã')],
    states: [
      ['emAnalise', 2],
      ['reservada', 0],
    ],
    place: true,
  },
  ...inQueue.map((who, i): Script => ({
    who,
    protocolo: protocoloOf(900_040 + i),
    serieId: 32,
    escolhas: [contested],
    states: [['listaDeEspera', 4]],
    place: false,
  })),
  {
    who: families.caio,
    protocolo: protocolos.caio,
    serieId: 32,
    escolhas: [contested, at(semVagas, 'Tarde')],
    states: [
      ['emAnalise', 3],
      ['listaDeEspera', 2],
    ],
    place: false,
  },
  {
    who: families.gael,
    protocolo: protocolos.gael,
    serieId: 32,
    escolhas: [contested],
    states: [['reservada', 0]],
    place: true,
  },
  {
    who: families.lara,
    protocolo: protocolos.lara,
    serieId: 36,
    escolhas: [at(1, 'Manhã')],
    states: [
      ['emAnalise', 10],
      ['reservada', 8],
      ['cancelada', 7],
    ],
    place: false,
  },
  {
    who: families.iris,
    protocolo: protocolos.iris,
    serieId: 32,
    escolhas: [at(semVagas, 'Tarde')],
    states: [
      ['listaDeEspera', 6],
      ['convocada', 0],
    ],
    place: true,
    documentoUrl: 'javascript:alert(document.domain)',
  },
  {
    who: families.noah,
    protocolo: protocolos.noah,
    serieId: 34,
    escolhas: [at(9, 'Integral')],
    states: [['emAnalise', 0]],
    place: true,
  },
  {
    who: families.indeferido,
    protocolo: protocolos.indeferido,
    serieId: 33,
    escolhas: [at(lastPlace, 'Tarde')],
    states: [
      ['emAnalise', 9],
      ['indeferida', 6],
    ],
    place: false,
  },
  {
    who: families.confirmada,
    protocolo: protocolos.confirmada,
    serieId: 31,
    escolhas: [at(lastPlace, 'Tarde')],
    states: [
      ['reservada', 6],
      ['confirmada', 4],
    ],
    place: true,
  },
  {
    who: families.prazoPerdido,
    protocolo: protocolos.prazoPerdido,
    serieId: 32,
    escolhas: [at(9, 'Manhã')],
    states: [
      ['reservada', 12],
      ['prazoPerdido', 6],
    ],
    place: false,
  },
  {
    who: families.otto,
    protocolo: protocolos.otto,
    serieId: 33,
    escolhas: [at(9, 'Manhã')],
    states: [
      ['emAnalise', 5],
      ['emDiligencia', 3],
    ],
    place: true,
  },
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

/** The requests, with the place that each holds still to be counted. */
export function networkPedidos(today: string, criancas: readonly Crianca[]): Pedido[] {
  return scripts.flatMap(({ documentoUrl, escolhas, states, place, protocolo, who, serieId }, i) => {
    const crianca = criancas.find(({ cpf }) => cpf === who.cpf)
    const first = escolhas[0]
    if (!crianca || !first) return []
    // Early in the day, so that at any hour of the seed's day all of it has happened; the queue in the order told here.
    const historico = states.map(([processamento, diasAtras]) => ({
      processamento,
      em: dataHora(addDays(today, -diasAtras), `00:${String(i).padStart(2, '0')}`),
    }))
    const last = historico.at(-1)
    const running = last?.processamento === 'reservada' || last?.processamento === 'convocada'
    const pedido: Pedido = {
      protocolo,
      idPessoa: crianca.idPessoa,
      way: crianca.rede ? 'transferir' : 'cadastrar',
      serieId,
      escolhas: escolhas.map((escolha) => ({ ...escolha })),
      place: place ? { ...first } : null,
      historico,
      prazo: running ? deadlineSince(last.em) : null,
      cpfResponsavel: crianca.cpfResponsavel,
      cadastro: crianca.rede ? null : cadastroDe(who, serieId, first),
      transferencia: crianca.rede
        ? z.parse(Confirmacao, { novoTurno: first.turno, intencaoUnidadeId: escolhas.map((e) => e.unidadeId) })
        : null,
      confirmacao: null,
      documentoUrl: documentoUrl ?? `https://documentos.vilaserena.example/comprovantes/${90_000 + i * 7}`,
    }
    return [pedido]
  })
}

/** The windows around a day: all three are open on it at any hour, each ends on its own day. ASSUMED lengths. */
export function windowsOf(today: string) {
  const timeframe = (before: number, workingDays: number) => ({
    inicio: dataHora(addDays(today, -before), '08:00'),
    fim: endOfDay(addWorkdays(today, workingDays)),
  })
  return { confirmar: timeframe(14, 10), transferir: timeframe(10, 15), cadastrar: timeframe(7, 30) }
}
