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

interface Roteiro {
  quem: Family
  protocolo: string
  serieId: number
  escolhas: Choice[]
  /** The states and how many days before today each was written. */
  estados: [processamento: string, diasAtras: number][]
  /** Whether it holds a place of its first choice. */
  lugar: boolean
  documentoUrl?: string
}

const at = (unidadeId: number, turno: string): Choice => ({ unidadeId, turno })
const { semVagas, mudaDeTurno, ultimaVaga } = notableEscola
/** The row that Caio waits for. */
const disputada = at(semVagas, 'Manhã')

const roteiros: Roteiro[] = [
  {
    quem: families.enzo,
    protocolo: protocolos.enzo,
    serieId: 33,
    escolhas: [at(9, 'Integral'), at(mudaDeTurno, 'Manhã')],
    estados: [
      ['emAnalise', 2],
      ['reservada', 0],
    ],
    lugar: true,
  },
  ...inQueue.map((quem, i): Roteiro => ({
    quem,
    protocolo: protocoloOf(900_040 + i),
    serieId: 32,
    escolhas: [disputada],
    estados: [['listaDeEspera', 4]],
    lugar: false,
  })),
  {
    quem: families.caio,
    protocolo: protocolos.caio,
    serieId: 32,
    escolhas: [disputada, at(semVagas, 'Tarde')],
    estados: [
      ['emAnalise', 3],
      ['listaDeEspera', 2],
    ],
    lugar: false,
  },
  {
    quem: families.gael,
    protocolo: protocolos.gael,
    serieId: 32,
    escolhas: [disputada],
    estados: [['reservada', 0]],
    lugar: true,
  },
  {
    quem: families.lara,
    protocolo: protocolos.lara,
    serieId: 36,
    escolhas: [at(1, 'Manhã')],
    estados: [
      ['emAnalise', 10],
      ['reservada', 8],
      ['cancelada', 7],
    ],
    lugar: false,
  },
  {
    quem: families.iris,
    protocolo: protocolos.iris,
    serieId: 32,
    escolhas: [at(semVagas, 'Tarde')],
    estados: [
      ['listaDeEspera', 6],
      ['convocada', 0],
    ],
    lugar: true,
    documentoUrl: 'javascript:alert(document.domain)',
  },
  {
    quem: families.noah,
    protocolo: protocolos.noah,
    serieId: 34,
    escolhas: [at(9, 'Integral')],
    estados: [['emAnalise', 0]],
    lugar: true,
  },
  {
    quem: families.indeferido,
    protocolo: protocolos.indeferido,
    serieId: 33,
    escolhas: [at(ultimaVaga, 'Tarde')],
    estados: [
      ['emAnalise', 9],
      ['indeferida', 6],
    ],
    lugar: false,
  },
  {
    quem: families.confirmada,
    protocolo: protocolos.confirmada,
    serieId: 31,
    escolhas: [at(ultimaVaga, 'Tarde')],
    estados: [
      ['reservada', 6],
      ['confirmada', 4],
    ],
    lugar: true,
  },
  {
    quem: families.prazoPerdido,
    protocolo: protocolos.prazoPerdido,
    serieId: 32,
    escolhas: [at(9, 'Manhã')],
    estados: [
      ['reservada', 12],
      ['prazoPerdido', 6],
    ],
    lugar: false,
  },
  {
    quem: families.otto,
    protocolo: protocolos.otto,
    serieId: 33,
    escolhas: [at(9, 'Manhã')],
    estados: [
      ['emAnalise', 5],
      ['emDiligencia', 3],
    ],
    lugar: true,
  },
]

function cadastroDe(quem: Family, serieId: number, { turno, unidadeId }: Choice): Cadastro {
  return z.parse(Cadastro, {
    grauParentesco: 1,
    serieId,
    turno,
    unidadeId,
    bairro: 'Centro',
    cep: '88301000',
    endereco: 'Rua das Palmeiras, 120',
    emailResponsavel: '',
    telefoneResponsavel: `479${quem.cpfResponsavel.slice(1, 9)}`,
    nomeResponsavel: quem.nomeMae,
  })
}

/** The requests, with the place that each holds still to be counted. */
export function networkPedidos(today: string, criancas: readonly Crianca[]): Pedido[] {
  return roteiros.flatMap(({ documentoUrl, escolhas, estados, lugar, protocolo, quem, serieId }, i) => {
    const crianca = criancas.find(({ cpf }) => cpf === quem.cpf)
    const first = escolhas[0]
    if (!crianca || !first) return []
    // Early in the day, so that at any hour of the seed's day all of it has happened; the queue in the order told here.
    const historico = estados.map(([processamento, diasAtras]) => ({
      processamento,
      em: dataHora(addDays(today, -diasAtras), `00:${String(i).padStart(2, '0')}`),
    }))
    const last = historico.at(-1)
    const running = last?.processamento === 'reservada' || last?.processamento === 'convocada'
    const pedido: Pedido = {
      protocolo,
      idPessoa: crianca.idPessoa,
      caminho: crianca.rede ? 'transferir' : 'cadastrar',
      serieId,
      escolhas: escolhas.map((escolha) => ({ ...escolha })),
      lugar: lugar ? { ...first } : null,
      historico,
      prazo: running ? deadlineSince(last.em) : null,
      cpfResponsavel: crianca.cpfResponsavel,
      cadastro: crianca.rede ? null : cadastroDe(quem, serieId, first),
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
  const janela = (before: number, workingDays: number) => ({
    inicio: dataHora(addDays(today, -before), '08:00'),
    fim: endOfDay(addWorkdays(today, workingDays)),
  })
  return { confirmar: janela(14, 10), transferir: janela(10, 15), cadastrar: janela(7, 30) }
}
