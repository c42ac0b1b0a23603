/** What people may do in a random sequence: one step each, plain data, chosen so that their ways cross. */
import fc from 'fast-check'
import { type OperationName, operations } from '@/contract'
import { suggestedSerie } from '@/mock/rules/series'
import { families } from '@/mock/seed/children'
import { plainBodyOf } from './bodies'

/** People of the cast, by user name. */
const people = ['ana', 'bruno', 'pedro', 'marta', 'carla', 'rui', 'sonia', 'helena', 'sem.perfil'] as const

/** A family of the enrollment, by its name in the seed. */
export type Family = keyof typeof families

/** One step: plain data, so that a failing sequence can be read and played again. */
export type Step =
  | { do: 'call'; who: string | null; name: OperationName; body: Record<string, unknown> }
  | { do: 'grade'; who: string; idRegistro: number; changes: { at: number; valor: number | null; state: number }[] }
  | { do: 'place'; family: Family; rival: Family | null; serieId: number; turno: string; choices: number[] }
  | { do: 'renew'; family: Family; turno: string; stays: boolean }
  | { do: 'move'; family: Family; turno: string; escolas: number[] }
  | { do: 'cancel'; family: Family; back: number }
  | { do: 'wait'; hours: number }

const actor = fc.constantFrom(...people, null)
const call: fc.Arbitrary<Step> = fc
  .constantFrom(...operations.map(({ name }) => name))
  .chain((name) =>
    fc.record({ do: fc.constant('call' as const), who: actor, name: fc.constant(name), body: plainBodyOf(name) }),
  )

/** Somebody asks for a person of the cast in one of that person's classes: theirs or not. */
const peek: fc.Arbitrary<Step> = fc
  .record({
    who: fc.constantFrom('ana', 'bruno', 'pedro', 'marta', 'marta', 'rui', 'rui', 'carla'),
    name: fc.constantFrom('AproveitamentosAlunos', 'AproveitamentosAlunos', 'Classes', 'GetTurma', 'GetRecado'),
    of: fc.constantFrom([1001, 101], [1002, 106], [1003, 123], [1004, 102], [1005, 102], [0, 101], [0, 140]),
    perfil: fc.constantFrom(0, 1, 2, 3, 4),
    slot: fc.nat(2),
  })
  .map(({ name, of: [idPessoa = 0, idTurma = 0], perfil, slot, who }) => {
    const id = name === 'GetTurma' ? idTurma : idTurma * 100 + 10 * slot + 1 + (slot > 0 ? 1 : 0)
    const idClasse = idTurma * 10 + (idTurma === 123 ? 0 : slot)
    return { do: 'call', who, name, body: { idPessoa, perfil, idClasse, id } }
  })

const grade: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('grade' as const),
  who: fc.constantFrom('carla', 'carla', 'rui', 'ana'),
  // Ana, Bruno, one who left, and a few others of the cast's classes
  idRegistro: fc.constantFrom(10_110_000, 10_110_001, 10_110_002, 10_110_009, 10_610_000, 10_120_000, 10_220_003),
  changes: fc.array(
    fc.record({
      at: fc.nat(7),
      valor: fc.constantFrom(null, 0, 5.5, 10, 7.25, 11, 3.333),
      state: fc.nat(2),
    }),
    { maxLength: 3 },
  ),
})

/** Few of them, so that the same family comes again; most do not study in the network. */
const asking: fc.Arbitrary<Family> = fc.constantFrom(
  'davi',
  'lia',
  'teo',
  'lara',
  'indeferido',
  'prazoPerdido',
  'nomeLongo',
  'caio',
  'joaoPedro',
  'maria2',
)
const place: fc.Arbitrary<Step> = asking.chain((family) => {
  const right = suggestedSerie(families[family].dataNasc, 2027)?.id ?? 31
  return fc.record({
    do: fc.constant('place' as const),
    family: fc.constant(family),
    rival: fc.option(asking, { nil: null }),
    serieId: fc.oneof({ weight: 5, arbitrary: fc.constant(right) }, fc.constantFrom(20, 21, 31, 32, 42)),
    turno: fc.constantFrom('', 'Manhã', 'Manhã', 'Tarde', 'Noite'),
    choices: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 4 }),
  })
})
/** Children of the network. */
const studying = fc.constantFrom<Family>('ana', 'clara', 'cecilia', 'pedro', 'bruno', 'joaoPedro', 'maria1')
const turno = fc.constantFrom('', 'Manhã', 'Tarde', 'Integral')
const renew: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('renew' as const),
  family: studying,
  turno,
  stays: fc.boolean(),
})

const move: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('move' as const),
  family: studying,
  turno,
  // the schools of older children first of all
  escolas: fc.uniqueArray(fc.constantFrom(1, 4, 4, 7, 7, 9, 11, 3, 6, 12), { maxLength: 3 }),
})

const cancel: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('cancel' as const),
  family: fc.oneof(asking, studying),
  back: fc.nat(1),
})

const wait: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('wait' as const),
  hours: fc.constantFrom(0.1, 1, 6, 30, 80),
})

/** A sequence of so many steps. */
export const sequence = (length: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: call },
      { weight: 4, arbitrary: peek },
      { weight: 3, arbitrary: grade },
      { weight: 3, arbitrary: place },
      { weight: 1, arbitrary: renew },
      { weight: 2, arbitrary: move },
      { weight: 2, arbitrary: cancel },
      { weight: 1, arbitrary: wait },
    ),
    { minLength: length, maxLength: length },
  )
