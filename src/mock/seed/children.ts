/** The children of the enrollment by name, with the state of their requests. CPFs count up from round numbers. */
import { cpfOf } from '@/domain/documents'
import type { Crianca, Vinculo } from '../tables/matricula'
import { notableEscola } from './offers'

/** The data by which a family identifies its child. */
export type Family = Pick<Crianca, 'nome' | 'dataNasc' | 'nomeMae' | 'cpf' | 'cpfResponsavel'>
/** A family's data with the child's number and school; both are null where the network does not know the child. */
interface Child extends Family {
  idPessoa: number | null
  rede: Vinculo | null
}

/**
 * Makes a child.
 * @param n the last digits of the CPFs
 * @param school where it studies; null: known only by a request; undefined: unknown
 * @param more overrides, such as the diary's number of a child who signs in
 */
const child = (
  n: number,
  nome: string,
  dataNasc: string,
  nomeMae: string,
  school?: readonly [unidadeId: number, serieId: number, turma: string, turno: string] | null,
  more: Partial<Child> = {},
): Child => ({
  nome,
  dataNasc,
  nomeMae,
  cpf: cpfOf(String(110_000_000 + n)),
  cpfResponsavel: cpfOf(String(220_000_000 + n)),
  idPessoa: school === undefined ? null : 40_000 + n,
  rede: school ? vinculo(n, ...school) : null,
  ...more,
})

const vinculo = (n: number, unidadeId: number, serieId: number, turma: string, turno: string): Vinculo => ({
  registroCursoId: 7000 + n,
  registroCursoUnidadeEnsinoId: 70_001 + n * 10,
  unidadeId,
  serieId,
  turma,
  turno,
})

const { ofAna, ofPedro, changesTurno, noVagas, lastPlace } = notableEscola

/** The cast, and one child for each state and each special case. */
export const families = {
  /** In the network, renewal open: 7º A, morning. */
  ana: child(1, 'Ana Prado Souza', '2014-02-11', 'Marta Prado Souza', [ofAna, 37, '7º A', 'Manhã'], { idPessoa: 1001 }),
  /** 9º B: finishes school, so there is no next series. */
  bruno: child(2, 'Bruno Carvalho Dias', '2011-08-19', 'Sílvia Carvalho Dias', [ofAna, 39, '9º B', 'Manhã'], {
    idPessoa: 1002,
  }),
  /** Pré-escola II in a nursery: the next series is in another school. Same guardian as Ana. */
  pedro: {
    ...child(3, 'Pedro Prado Souza', '2020-09-15', 'Marta Prado Souza', [ofPedro, 21, 'Pré-escola II A', 'Integral']),
    idPessoa: 1003,
    cpfResponsavel: cpfOf('220000001'),
  },
  /** Daughter of Rui, who teaches in her school. */
  clara: child(24, 'Clara Tavares Lima', '2013-12-05', 'Denise Lima', [ofAna, 37, '7º B', 'Manhã'], { idPessoa: 1004 }),
  /** In the network (4º A, morning), asks for transfer. */
  joaoPedro: child(4, 'João Pedro Alves', '2016-08-23', 'Rosa Alves', [lastPlace, 34, '4º A', 'Manhã']),
  /** Not in the network: the 31 March rule decides. */
  davi: child(5, 'Davi Moreira Lima', '2021-05-10', 'Joana Moreira'),
  /** Born on the last day of the 1º ano of 2027. */
  lia: child(6, 'Lia Castro Ramos', '2021-03-31', 'Vera Castro Ramos'),
  /** Born one day later: Pré-escola II in 2027. */
  teo: child(7, 'Téo Duarte Pires', '2021-04-01', 'Olga Duarte Pires'),
  /** Three alike: the CPF decides. */
  maria1: child(8, 'Maria da Conceição Silva', '2017-01-30', 'Maria Silva', [noVagas, 34, '4º A', 'Manhã']),
  maria2: child(9, 'Maria da Conceição Silva', '2017-01-30', 'Maria Silva', [changesTurno, 34, '4º A', 'Tarde']),
  maria3: child(10, 'Maria da Conceição Silva', '2017-01-30', 'Maria Silva', [lastPlace, 34, '4º A', 'Manhã']),
  enzo: child(11, 'Enzo Ribeiro', '2018-09-09', 'Paula Ribeiro', null), // Active request `VS-7K4M-2Q9T`
  caio: child(12, 'Caio Nunes', '2019-12-01', 'Bia Nunes', null), // Waiting list, position 6
  lara: child(13, 'Lara Teixeira', '2015-04-04', 'Nair Teixeira', null), // Cancelled last week
  /** In the network (3º A, afternoon) in the school whose shift for next year differs. */
  cecilia: child(14, 'Cecília Rocha Dias', '2017-07-03', 'Vânia Rocha Dias', [changesTurno, 33, '3º A', 'Tarde']),
  /** Called from the waiting list; its `documentoUrl` is not http. */
  iris: child(15, 'Íris Campos Leal', '2019-05-22', 'Dora Campos Leal', null),
  /** A transfer that the school is looking at. */
  noah: child(16, 'Noah Batista Reis', '2017-10-12', 'Lina Batista Reis', [lastPlace, 33, '3º A', 'Manhã']),
  indeferido: child(17, 'Heitor Gomes Pinto', '2018-06-02', 'Alba Gomes Pinto', null),
  confirmada: child(18, 'Sofia Antunes Melo', '2020-06-30', 'Rita Antunes Melo', null),
  prazoPerdido: child(19, 'Miguel Farias Costa', '2019-08-17', 'Sara Farias Costa', null),
  otto: child(20, 'Otto Vidal Luz', '2018-11-05', 'Inês Vidal Luz', null), // In a state that nobody documented
  /** Holds the place that Caio and five others wait for: cancelling it calls the first of them. */
  gael: child(21, 'Gael Moura Brito', '2019-10-10', 'Cora Moura Brito', null),
  /** Every accent, an apostrophe, 120 characters. Not in the network. */
  nomeLongo: child(
    22,
    "Ângela Conceição D'Ávila Müller Gonçalves de São José e Assunção Peçanha Íris Öberg Ñandú dos Três Corações Bragança Luz",
    '2020-05-05',
    "Úrsula D'Ávila Müller",
  ),
  /** An adult who asks for himself: EJA, at night. */
  valdir: child(23, 'Valdir Pacheco Neto', '1979-02-14', 'Joana Pacheco'),
} as const satisfies Record<string, Child>

/** The children that wait before Caio. */
export const inQueue: readonly Child[] = ['Alan', 'Bento', 'Ciça', 'Dudu', 'Eva'].map((nome, i) =>
  child(40 + i, `${nome} Paz Sena`, `2019-0${i + 5}-10`, `Mãe de ${nome} Paz Sena`, null),
)

/** The children that the network knows. */
export const networkCriancas = (): Crianca[] =>
  [...Object.values(families), ...inQueue].flatMap(({ idPessoa, rede, ...typed }) =>
    idPessoa === null ? [] : [{ idPessoa, ...typed, nomeResponsavel: typed.nomeMae, rede: rede && { ...rede } }],
  )
