/** The children of the enrollment by name, with the state of their requests. CPFs are counted up from round numbers. */
import { cpfOf } from '@/domain/documents'
import type { Crianca, Vinculo } from '../tables/matricula'
import { notableEscola } from './offers'

/** What a family types about a child. */
export interface Family {
  nome: string
  dataNasc: string
  nomeMae: string
  cpf: string
  cpfResponsavel: string
}

const family = (n: number, nome: string, dataNasc: string, nomeMae: string): Family => ({
  nome,
  dataNasc,
  nomeMae,
  cpf: cpfOf(String(110_000_000 + n)),
  cpfResponsavel: cpfOf(String(220_000_000 + n)),
})

const marta = cpfOf('220000001')

/** Everybody of the cast, and some more: one child for each state and each trap. */
export const families = {
  /** In the network, renewal open: 7º A, morning. */
  ana: family(1, 'Ana Prado Souza', '2014-02-11', 'Marta Prado Souza'),
  /** 9º B: concludes, so there is no next series. */
  bruno: family(2, 'Bruno Carvalho Dias', '2011-08-19', 'Sílvia Carvalho Dias'),
  /** Pré-escola II in a nursery: the next series is in another school. Same guardian as Ana. */
  pedro: { ...family(3, 'Pedro Prado Souza', '2020-09-15', 'Marta Prado Souza'), cpfResponsavel: marta },
  /** Daughter of Rui, who teaches in her school. */
  clara: family(24, 'Clara Tavares Lima', '2013-12-05', 'Denise Lima'),
  /** In the network (4º A, morning), asks for transfer. */
  joaoPedro: family(4, 'João Pedro Alves', '2016-08-23', 'Rosa Alves'),
  /** Not in the network: the 31 March rule decides. */
  davi: family(5, 'Davi Moreira Lima', '2021-05-10', 'Joana Moreira'),
  /** Born on the last day of the 1º ano of 2027. */
  lia: family(6, 'Lia Castro Ramos', '2021-03-31', 'Vera Castro Ramos'),
  /** Born one day later: Pré-escola II in 2027. */
  teo: family(7, 'Téo Duarte Pires', '2021-04-01', 'Olga Duarte Pires'),
  /** Three alike: the CPF decides. */
  maria1: family(8, 'Maria da Conceição Silva', '2017-01-30', 'Maria Silva'),
  maria2: family(9, 'Maria da Conceição Silva', '2017-01-30', 'Maria Silva'),
  maria3: family(10, 'Maria da Conceição Silva', '2017-01-30', 'Maria Silva'),
  /** Active request `VS-7K4M-2Q9T`. */
  enzo: family(11, 'Enzo Ribeiro', '2018-09-09', 'Paula Ribeiro'),
  /** Waiting list, position 6. */
  caio: family(12, 'Caio Nunes', '2019-12-01', 'Bia Nunes'),
  /** Cancelled last week. */
  lara: family(13, 'Lara Teixeira', '2015-04-04', 'Nair Teixeira'),
  /** In the network (3º A, afternoon) in the school whose shift for next year differs. */
  cecilia: family(14, 'Cecília Rocha Dias', '2017-07-03', 'Vânia Rocha Dias'),
  /** Called from the waiting list; its `documentoUrl` is not http. */
  iris: family(15, 'Íris Campos Leal', '2019-05-22', 'Dora Campos Leal'),
  /** A transfer that the school is looking at. */
  noah: family(16, 'Noah Batista Reis', '2017-10-12', 'Lina Batista Reis'),
  indeferido: family(17, 'Heitor Gomes Pinto', '2018-06-02', 'Alba Gomes Pinto'),
  confirmada: family(18, 'Sofia Antunes Melo', '2020-06-30', 'Rita Antunes Melo'),
  prazoPerdido: family(19, 'Miguel Farias Costa', '2019-08-17', 'Sara Farias Costa'),
  /** In a state that nobody documented. */
  otto: family(20, 'Otto Vidal Luz', '2018-11-05', 'Inês Vidal Luz'),
  /** Holds the place that Caio and five others wait for: cancel it and the first of them is called. */
  gael: family(21, 'Gael Moura Brito', '2019-10-10', 'Cora Moura Brito'),
  /** Every accent, an apostrophe, 120 characters. Not in the network. */
  nomeLongo: family(
    22,
    "Ângela Conceição D'Ávila Müller Gonçalves de São José e Assunção Peçanha Íris Öberg Ñandú dos Três Corações Bragança Luz",
    '2020-05-05',
    "Úrsula D'Ávila Müller",
  ),
  /** An adult who asks for themself: EJA, at night. */
  valdir: family(23, 'Valdir Pacheco Neto', '1979-02-14', 'Joana Pacheco'),
} as const satisfies Record<string, Family>

/** Those who wait before Caio. */
export const inQueue: readonly Family[] = ['Alan', 'Bento', 'Ciça', 'Dudu', 'Eva'].map((nome, i) =>
  family(40 + i, `${nome} Paz Sena`, `2019-0${i + 5}-10`, `Mãe de ${nome} Paz Sena`),
)

const rede = (registroCursoId: number, unidadeId: number, serieId: number, turma: string, turno: string): Vinculo => ({
  registroCursoId,
  registroCursoUnidadeEnsinoId: registroCursoId * 10 + 1,
  unidadeId,
  serieId,
  turma,
  turno,
})

const crianca = (idPessoa: number, family: Family, at: Vinculo | null): Crianca => {
  const { cpf, cpfResponsavel, dataNasc, nome, nomeMae } = family
  return { idPessoa, nome, dataNasc, nomeMae, cpf, cpfResponsavel, nomeResponsavel: nomeMae, rede: at }
}

const { deAna, dePedro, mudaDeTurno, semVagas, lastPlace } = notableEscola

/** The records of the network. Ids of those who sign in are those of the diary. */
export function networkCriancas(): Crianca[] {
  const f = families
  return [
    crianca(1001, f.ana, rede(7001, deAna, 37, '7º A', 'Manhã')),
    crianca(1002, f.bruno, rede(7002, deAna, 39, '9º B', 'Manhã')),
    crianca(1003, f.pedro, rede(7003, dePedro, 21, 'Pré-escola II A', 'Integral')),
    crianca(1004, f.clara, rede(7024, deAna, 37, '7º B', 'Manhã')),
    crianca(40_004, f.joaoPedro, rede(7004, lastPlace, 34, '4º A', 'Manhã')),
    crianca(40_008, f.maria1, rede(7008, semVagas, 34, '4º A', 'Manhã')),
    crianca(40_009, f.maria2, rede(7009, mudaDeTurno, 34, '4º A', 'Tarde')),
    crianca(40_010, f.maria3, rede(7010, lastPlace, 34, '4º A', 'Manhã')),
    crianca(40_011, f.enzo, null),
    crianca(40_012, f.caio, null),
    crianca(40_013, f.lara, null),
    crianca(40_014, f.cecilia, rede(7014, mudaDeTurno, 33, '3º A', 'Tarde')),
    crianca(40_015, f.iris, null),
    crianca(40_016, f.noah, rede(7016, lastPlace, 33, '3º A', 'Manhã')),
    crianca(40_017, f.indeferido, null),
    crianca(40_018, f.confirmada, null),
    crianca(40_019, f.prazoPerdido, null),
    crianca(40_020, f.otto, null),
    crianca(40_021, f.gael, null),
    ...inQueue.map((family, i) => crianca(40_040 + i, family, null)),
  ]
}
