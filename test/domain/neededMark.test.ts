import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Grupo, Nota } from '@/contract'
import { explanationsOf } from '@/domain/notas/explanation'
import {
  gradesToCome,
  notasPublicadas,
  weightsOfGroup,
  howMuchNeeded,
  type GradesRule,
  simulate,
} from '@/domain/notas/neededMark'
import { cutMean, weightedMean, plainMean } from '@/domain/notas/means'

const rule: GradesRule = {
  scaleMax: 10,
  passingAverage: 6,
  finalExam: { weight: 0.4, minimumToSit: 3 },
  decimals: 1,
}

type State = 'fechada' | 'publicada' | 'guardada' | 'vazia'
const nota = (valor: number | null, peso: number | null = 1, state: State = 'publicada'): Nota => ({
  avaliacaoId: 1,
  nome: 'Prova',
  nomeResumido: 'P',
  peso,
  valor: state === 'vazia' ? null : valor,
  publicada: state === 'publicada' || state === 'fechada',
  fechada: state === 'fechada',
})
const empty = (peso: number | null = 1) => nota(null, peso, 'vazia')
const grupo = (...avaliacoes: Nota[]): Grupo => ({ nome: 'Bimestre', avaliacoes })
const registro = (
  grupos: Grupo[],
  mediaParcial: number | null,
  mediaFinal: number | null = null,
  notasComplementares: Nota[] = [],
) => ({ grupos, mediaParcial, mediaFinal, notasComplementares })
/** One figure, not a range. */
const only = (figure: number) => ({ from: figure, to: figure })

describe('what is still to come', () => {
  test('is what has no published value and weighs something', () => {
    const guardada = nota(9.5, 1, 'guardada')
    const toCome = gradesToCome({
      grupos: [grupo(nota(8), empty(2), guardada, empty(0), nota(null, 1, 'fechada'), nota(null, 1, 'publicada'))],
    })
    expect(toCome.map(({ valor, peso }) => [valor, peso])).toEqual([
      [null, 2],
      [9.5, 1],
      [null, 1],
    ])
  })

  test('weights of a group, in hundredths: with a grade and still to come', () => {
    expect(weightsOfGroup(grupo(nota(8, 2), empty(1.5), nota(9, 1, 'guardada'), nota(null, 3, 'fechada')))).toEqual({
      graded: 200,
      toCome: 250,
    })
  })

  test('published grades are those a picture may show', () => {
    const all = [grupo(nota(8), nota(2, 1, 'guardada'), nota(7, 1, 'fechada'), empty())]
    expect(notasPublicadas({ grupos: all }).map(({ valor }) => valor)).toEqual([8, 7])
  })
})

describe('how the mean comes about', () => {
  const grupos = [grupo(nota(8, 2), nota(7.4, 1)), grupo(nota(7, 2), empty())]
  test.each([
    // (8×2 + 7.4)/3 = 7.8 and 7.0: their mean
    [7.4, ['meanOfGrupos']],
    // (16 + 7.4 + 14)/5
    [7.48, ['overallMean']],
    // rounded to the decimals of the school
    [7.5, ['overallMean']],
    [9.1, []],
    [null, ['meanOfGrupos']],
  ] as const)('a partial mean of %s is explained by %j', (parcial, modelos) => {
    expect(explanationsOf(registro(grupos, parcial), rule).map(({ model }) => model)).toEqual(modelos)
  })
  test('a mean that holds an unpublished grade is nothing to reckon with', () => {
    const comGuardada = [grupo(nota(8), nota(2, 1, 'guardada'))]
    expect(explanationsOf(registro(comGuardada, 5), rule)).toEqual([])
    expect(howMuchNeeded(registro(comGuardada, 5), rule).rest).toEqual({ situacao: 'unknown' })
  })
})

describe('what is needed', () => {
  test.each([
    [
      'one term at 5, the next still empty: 7 in it',
      [grupo(nota(5)), grupo(empty())],
      5,
      { situacao: 'needed', nota: only(7) },
    ],
    [
      '5.95 asks 6.1: 6.0 would give a mean of 5.97',
      [grupo(nota(5.95)), grupo(empty())],
      5.95,
      { situacao: 'needed', nota: only(6.1) },
    ],
    ['nothing yet', [grupo(empty(), empty())], null, { situacao: 'needed', nota: only(6) }],
    ['even a zero passes', [grupo(nota(9, 9), empty(1))], 9, { situacao: 'passed' }],
    ['not even a ten', [grupo(nota(1, 3), empty(1))], 1, { situacao: 'impossible', highest: only(3.25) }],
    ['nothing is left', [grupo(nota(5))], 5, { situacao: 'nothingLeft' }],
    ['only what weighs nothing is left', [grupo(nota(5), empty(0))], 5, { situacao: 'nothingLeft' }],
    ['a missing weight is 1', [grupo(nota(4, null), empty(null))], 4, { situacao: 'needed', nota: only(8) }],
  ] as const)('%s', (_, grupos, parcial, rest) => {
    expect(howMuchNeeded(registro([...grupos], parcial), rule).rest).toEqual(rest)
  })

  test.each([
    [0, 7],
    [1, 6.1],
    [2, 6.05],
  ])('a gradebook of %s decimals is told a mark that it accepts', (decimals, esperada) => {
    const dado = registro([grupo(nota(5.95)), grupo(empty())], 5.95)
    expect(howMuchNeeded(dado, { ...rule, decimals }).rest).toEqual({ situacao: 'needed', nota: only(esperada) })
  })

  test('a final mean ends it', () => {
    const feito = (media: number) => howMuchNeeded(registro([grupo(nota(7))], 7, media), rule)
    expect(feito(6).final).toEqual({ media: 6, approved: true })
    expect(feito(5.99)).toMatchObject({ final: { media: 5.99, approved: false }, exames: [], impossible: false })
  })
})

describe('the final exam', () => {
  const so = (media: number) => howMuchNeeded(registro([grupo(nota(media))], media), rule)
  test.each([
    [5, { situacao: 'reachable', nota: only(7.5) }, false],
    // (6 − 0.6 × 4.33) / 0.4 = 8.505: told as 8.6
    [4.33, { situacao: 'reachable', nota: only(8.6) }, false],
    [3.3, { situacao: 'outOfReach', nota: only(10.1) }, true],
    [2.9, { situacao: 'notAllowed' }, true],
    [6, { situacao: 'exempt' }, false],
  ] as const)('a mean of %s', (media, asks, impossible) => {
    expect(so(media)).toMatchObject({ exames: [{ when: 'today', media: only(media), asks }], impossible })
  })

  test('where the rest cannot reach the mean, the exam is told for the best that can still be had', () => {
    const dado = registro([grupo(nota(2)), grupo(empty(), nota(4))], 3)
    // a ten gives 7.0 in the second term: 4.5
    expect(howMuchNeeded(dado, rule)).toMatchObject({
      rest: { situacao: 'impossible', highest: only(4.5) },
      exames: [
        { when: 'today', media: only(3), asks: { situacao: 'outOfReach', nota: only(10.5) } },
        { when: 'best', media: only(4.5), asks: { situacao: 'reachable', nota: only(8.3) } },
      ],
      impossible: false,
    })
  })

  test('without an exam in the rule it is not spoken of, and what cannot be reached is impossible', () => {
    const semExame = { ...rule, finalExam: undefined }
    expect(howMuchNeeded(registro([grupo(nota(1, 3), empty(1))], 1), semExame)).toMatchObject({
      exames: [],
      impossible: true,
    })
  })
})

describe('16.2: a published recovery', () => {
  const r = (valor: number) => ({ ...nota(valor, 1, 'publicada'), nome: 'Recuperação' })
  const exam = empty()
  // terms of 4 and 5; the recovery of 8 replaces the first: (8 + 5) / 2
  const grupos = [grupo(nota(4)), grupo(nota(5))]

  test('is learnt from the mean, and what it did is told', () => {
    const dado = registro(grupos, 6.5, null, [r(8), exam])
    expect(explanationsOf(dado, rule)).toEqual([{ model: 'meanOfGrupos', recovery: 'replacesIfHigher', recovers: [0] }])
    expect(howMuchNeeded(dado, rule)).toMatchObject({
      exames: [{ asks: { situacao: 'exempt' } }],
      raised: [{ nota: { nome: 'Recuperação' }, grupo: grupos[0], recovery: 'replacesIfHigher' }],
    })
  })

  test('that makes the mean of both is learnt too: (6 + 5) / 2', () => {
    const dado = registro(grupos, 5.5, null, [r(8), exam])
    expect(howMuchNeeded(dado, rule)).toMatchObject({
      exames: [{ asks: { situacao: 'reachable', nota: only(6.8) } }],
      raised: [{ grupo: grupos[0], recovery: 'average' }],
    })
    const named = { ...rule, recovery: 'replacesIfHigher' as const }
    expect(explanationsOf(dado, named), 'not by the rule of the settings').toEqual([])
  })

  test('lower than its term changes nothing, and nothing is said of it', () => {
    expect(howMuchNeeded(registro(grupos, 4.5, null, [r(2), exam]), rule)).toMatchObject({
      exames: [{ asks: { situacao: 'reachable', nota: only(8.3) } }],
      raised: [],
    })
  })

  test('whose term cannot be told leaves a range for what is still to come', () => {
    // two terms of 5; 6 for one of them, nobody knows which: the second still has a grade to come
    const dado = registro([grupo(nota(5)), grupo(nota(5), empty())], 5.5, null, [r(6), exam])
    expect(howMuchNeeded(dado, rule)).toMatchObject({
      rest: { situacao: 'needed', nota: { from: 7, to: 9 } },
      raised: [],
    })
  })

  test('that may still come keeps "impossible" away', () => {
    const low = [grupo(nota(2))]
    expect(howMuchNeeded(registro(low, 2, null, [exam]), rule)).toMatchObject({
      impossible: true,
      recoveryAhead: false,
    })
    expect(howMuchNeeded(registro(low, 2, null, [empty(), exam]), rule)).toMatchObject({
      impossible: false,
      recoveryAhead: true,
    })
  })
})

test.each([
  // 5.66 may be 5.655 rounded up, or anything below 5.67: (6 − 0.6 × mean) / 0.4
  ['told in hundredths', 5.66, 1, { situacao: 'reachable', nota: { from: 6.5, to: 6.6 } }],
  ['told in tenths', 4.5, 1, { situacao: 'reachable', nota: { from: 8.1, to: 8.4 } }],
  ['near the limit of the scale: nothing is said', 3.3, 1, { situacao: 'unanswered' }],
  ['that passes as it is told', 6, 1, { situacao: 'exempt' }],
] as const)('a mean that the grades do not explain, %s', (_, told, decimals, asks) => {
  const { exames, impossible } = howMuchNeeded(registro([grupo(nota(9), nota(1))], told), { ...rule, decimals })
  expect([exames[0]?.asks, impossible]).toEqual([asks, false])
})

describe('a simulation', () => {
  const dado = registro([grupo(nota(5)), grupo(empty(), empty())], 5)
  test('leaves out what was given no mark', () => {
    expect(simulate(dado, rule, new Map())).toMatchObject({ media: only(5), noGrade: 2, passes: false })
    expect(simulate(dado, rule, new Map([[0, 7]]))).toMatchObject({ media: only(6), noGrade: 1, passes: true })
  })
  test('never shows an unpublished value', () => {
    const guardada = registro([grupo(nota(5), nota(10, 1, 'guardada'))], 5)
    expect(simulate(guardada, rule, new Map())).toMatchObject({ media: only(5), noGrade: 1 })
  })
})

/** Any record of two terms whose partial mean is the mean of its groups. */
const qualquer = fc
  .array(
    fc.array(
      fc.record({
        valor: fc.integer({ min: 0, max: 100 }),
        peso: fc.integer({ min: 0, max: 40 }),
        state: fc.constantFrom<State>('fechada', 'publicada', 'guardada', 'vazia'),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((grupos) => {
    const feitos = grupos.map((notas) => grupo(...notas.map((n) => nota(n.valor / 10, n.peso / 10, n.state))))
    const byGroups = plainMean(feitos.map(({ avaliacoes }) => weightedMean(avaliacoes)))
    return registro(feitos, byGroups && cutMean(byGroups))
  })

/** What adding broken numbers loses. */
const ruido = 1e-9
/** The mean as a fraction, without any cutting: independent of the code under test. */
function exact({ grupos }: { grupos: Grupo[] }, dar: number): number {
  const medias = grupos.flatMap(({ avaliacoes }) => {
    const contam = avaliacoes.filter((n) => (n.peso ?? 1) > 0 && !(n.fechada && n.valor === null))
    const pesos = contam.reduce((sum, n) => sum + Math.round((n.peso ?? 1) * 100), 0)
    const sum = contam.reduce((total, n) => {
      const visivel = n.publicada && n.valor !== null
      return total + Math.round((n.peso ?? 1) * 100) * Math.round((visivel ? (n.valor ?? 0) : dar) * 100)
    }, 0)
    return pesos === 0 ? [] : [sum / pesos]
  })
  return medias.reduce((total, media) => total + media, 0) / medias.length / 100
}

describe('for every record', () => {
  test('the mark told suffices, and one step less does not', () => {
    fc.assert(
      fc.property(qualquer, fc.constantFrom(0, 1, 2), (dado, decimals) => {
        const { rest } = howMuchNeeded(dado, { ...rule, decimals })
        if (rest.situacao !== 'needed') return
        expect(exact(dado, rest.nota.to)).toBeGreaterThanOrEqual(6 - ruido)
        const menos = rest.nota.from - 10 ** -decimals
        const all = new Map(gradesToCome(dado).map((_, i) => [i, menos]))
        expect(simulate(dado, { ...rule, decimals }, all).passes).not.toBe(true)
        expect(exact(dado, menos)).toBeLessThan(6 + ruido)
      }),
    )
  })

  test('"already passed" holds with zeros, "impossible" with the highest marks', () => {
    fc.assert(
      fc.property(qualquer, (dado) => {
        const { rest, impossible } = howMuchNeeded(dado, rule)
        if (rest.situacao === 'passed') expect(exact(dado, 0)).toBeGreaterThanOrEqual(6 - ruido)
        if (rest.situacao === 'impossible') expect(exact(dado, 10)).toBeLessThan(6 + ruido)
        if (impossible) expect(['impossible', 'nothingLeft']).toContain(rest.situacao)
      }),
    )
  })

  test('an unpublished value changes nothing at all', () => {
    fc.assert(
      fc.property(qualquer, fc.integer({ min: 0, max: 100 }), (dado, other) => {
        const trocada = {
          ...dado,
          grupos: dado.grupos.map((g) => ({
            ...g,
            avaliacoes: g.avaliacoes.map((n) => (n.publicada ? n : { ...n, valor: other / 10 })),
          })),
        }
        const semNotas = ({ toCome, ...rest }: ReturnType<typeof howMuchNeeded>) => ({
          ...rest,
          howMany: toCome.length,
        })
        expect(semNotas(howMuchNeeded(trocada, rule))).toEqual(semNotas(howMuchNeeded(dado, rule)))
        expect(notasPublicadas(trocada)).toEqual(notasPublicadas(dado))
        expect(trocada.grupos.map(weightsOfGroup)).toEqual(dado.grupos.map(weightsOfGroup))
      }),
    )
  })
})
