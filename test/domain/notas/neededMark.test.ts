import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Grupo, Nota } from '@/contract'
import { neededMark } from '@/domain/notas/exam'
import { explanationsOf, toldRange } from '@/domain/notas/explanation'
import { gradesToCome, notasPublicadas, weightsOfGroup, howMuchNeeded, simulate } from '@/domain/notas/neededMark'
import { cutMean, weightedMean, plainMean } from '@/domain/notas/means'

const rule = { scaleMax: 10, passingAverage: 6, finalExam: { weight: 0.4, minimumToSit: 3 }, decimals: 1 }

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
    const saved = nota(9.5, 1, 'guardada')
    const missed = nota(null, 1, 'fechada')
    const toCome = gradesToCome({ grupos: [grupo(nota(8), empty(2), saved, empty(0), missed, nota(null))] })
    expect(toCome.map(({ valor, peso }) => [valor, peso])).toEqual([
      [null, 2],
      [9.5, 1],
      [null, 1],
    ])
  })

  test('weights of a group, in thousandths: with a grade and still to come', () => {
    expect(weightsOfGroup(grupo(nota(8, 2), empty(1.5), nota(9, 1, 'guardada'), nota(null, 3, 'fechada')))).toEqual({
      graded: 2000,
      toCome: 2500,
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
  ] as const)('a partial mean of %s is explained by %j', (parcial, models) => {
    expect(explanationsOf(registro(grupos, parcial), rule).map(({ model }) => model)).toEqual(models)
  })
  test('a mean that holds an unpublished grade is nothing to reckon with', () => {
    const withSaved = [grupo(nota(8), nota(2, 1, 'guardada'))]
    expect(explanationsOf(registro(withSaved, 5), rule)).toEqual([])
    expect(howMuchNeeded(registro(withSaved, 5), rule).rest).toEqual({ situacao: 'unknown' })
  })
  test('a mean that came before anything was published is told to nobody, nor what the exam asks of it', () => {
    const savedOnly = [grupo(nota(9, 1, 'guardada'), empty())]
    expect(howMuchNeeded(registro(savedOnly, 9), rule)).toMatchObject({ exames: [], raised: [] })
  })
  test('a mean of zero while nothing is published is no mean: the marks to come are reckoned without it', () => {
    expect(howMuchNeeded(registro([grupo(empty(), empty())], 0), rule).rest).toEqual({
      situacao: 'needed',
      nota: only(6),
    })
  })
  test('more recoveries than can be looked through leave the record unexplained', () => {
    const two = [grupo(nota(4)), grupo(nota(5), empty())]
    const many = (n: number) => registro(two, null, null, Array<Nota>(n).fill(nota(8)))
    expect(explanationsOf(many(6), rule)).not.toEqual([])
    expect(explanationsOf(many(7), rule)).toEqual([])
    expect(howMuchNeeded(many(7), rule).rest).toEqual({ situacao: 'unknown' })
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
    ['even a zero passes', [grupo(nota(9, 2), empty(1))], 9, { situacao: 'passed' }],
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
  ])('a gradebook of %s decimals is told a mark that it accepts', (decimals, expected) => {
    const given = registro([grupo(nota(5.95)), grupo(empty())], 5.95)
    expect(howMuchNeeded(given, { ...rule, decimals }).rest).toEqual({ situacao: 'needed', nota: only(expected) })
  })

  test('a final mean ends it', () => {
    const ended = (media: number) => howMuchNeeded(registro([grupo(nota(7))], 7, media), rule)
    expect(ended(6).final).toEqual({ media: 6, approved: true })
    expect(ended(5.99)).toMatchObject({ final: { media: 5.99, approved: false }, exames: [], impossible: false })
  })
})

describe('the final exam', () => {
  const onlyOne = (media: number) => howMuchNeeded(registro([grupo(nota(media))], media), rule)
  test.each([
    [5, { situacao: 'reachable', nota: only(7.5) }, false],
    // (6 − 0.6 × 4.33) / 0.4 = 8.505: told as 8.6
    [4.33, { situacao: 'reachable', nota: only(8.6) }, false],
    [3.3, { situacao: 'outOfReach', nota: only(10.1) }, true],
    [2.9, { situacao: 'notAllowed' }, true],
    [6, { situacao: 'exempt' }, false],
  ] as const)('a mean of %s', (media, asks, impossible) => {
    expect(onlyOne(media)).toMatchObject({ exames: [{ when: 'today', media: only(media), asks }], impossible })
  })

  test('is no loss for who passes, whether or not the school has one', () => {
    const passes = registro([grupo(nota(7))], 7)
    const told = [rule, { ...rule, finalExam: undefined }].map((one) => howMuchNeeded(passes, one))
    expect(told.map(({ impossible }) => impossible)).toEqual([false, false])
  })

  test('is asked by whole marks up to the last that the scale holds: 7 of 7.5', () => {
    const whole = { ...rule, scaleMax: 7.5, decimals: 0 }
    expect(howMuchNeeded(registro([grupo(nota(4.5)), grupo(empty())], 4.5), whole).rest).toEqual({
      situacao: 'impossible',
      highest: only(5.75),
    })
  })

  test.each([
    ['in any order give a range', [5, 4], { situacao: 'reachable', nota: { from: 7.5, to: 9 } }],
    ['of which only one admits to it say nothing', [2.9, 3.1], { situacao: 'unanswered' }],
    ['that do not admit to it', [2.8, 2.9], { situacao: 'notAllowed' }],
    ['of which one asks the highest mark, the other more, say nothing', [10 / 3, 3.3], { situacao: 'unanswered' }],
  ] as const)('possible means %s', (_, medias, asks) => {
    const exact = medias.map((media) => ({ sum: BigInt(Math.round(media * 300)), parts: 3n }))
    expect(neededMark(toldRange(exact), exact, rule)).toEqual(asks)
  })

  test('that asks exactly the highest mark is within reach', () => {
    // a mean of 3.333…: (6 − 0.6 × 10/3) / 0.4
    expect(howMuchNeeded(registro([grupo(nota(3), nota(3), nota(4))], 3.33), rule)).toMatchObject({
      exames: [{ asks: { situacao: 'reachable', nota: only(10) } }],
      impossible: false,
    })
  })

  test('where the rest cannot reach the mean, the exam is told for the best that can still be had', () => {
    const given = registro([grupo(nota(2)), grupo(empty(), nota(4))], 3)
    // a ten gives 7.0 in the second term: 4.5
    expect(howMuchNeeded(given, rule)).toMatchObject({
      rest: { situacao: 'impossible', highest: only(4.5) },
      exames: [
        { when: 'today', media: only(3), asks: { situacao: 'outOfReach', nota: only(10.5) } },
        { when: 'best', media: only(4.5), asks: { situacao: 'reachable', nota: only(8.3) } },
      ],
      impossible: false,
    })
  })

  test.each([undefined, { weight: 0, minimumToSit: 3 }])(
    'is not spoken of where the rule has none: %o',
    (finalExam) => {
      const given = registro([grupo(nota(1, 3), empty(1))], 1)
      expect(howMuchNeeded(given, { ...rule, finalExam })).toMatchObject({ exames: [], impossible: true })
    },
  )
})

describe('a published recovery', () => {
  const r = (valor: number) => ({ ...nota(valor, 1, 'publicada'), nome: 'Recuperação' })
  const exam = empty()
  // terms of 4 and 5; the recovery of 8 replaces the first: (8 + 5) / 2
  const grupos = [grupo(nota(4)), grupo(nota(5))]

  test('is learnt from the mean, and what it did is told', () => {
    const given = registro(grupos, 6.5, null, [r(8), exam])
    expect(explanationsOf(given, rule)).toEqual([
      { model: 'meanOfGrupos', recovery: 'replacesIfHigher', recovers: [0] },
    ])
    expect(howMuchNeeded(given, rule)).toMatchObject({
      exames: [{ asks: { situacao: 'exempt' } }],
      raised: [{ nota: { nome: 'Recuperação' }, grupo: grupos[0], recovery: 'replacesIfHigher' }],
    })
  })

  test('that makes the mean of both is learnt too: (6 + 5) / 2', () => {
    const given = registro(grupos, 5.5, null, [r(8), exam])
    expect(howMuchNeeded(given, rule)).toMatchObject({
      exames: [{ asks: { situacao: 'reachable', nota: only(6.8) } }],
      raised: [{ grupo: grupos[0], recovery: 'average' }],
    })
    const named = { ...rule, recovery: 'replacesIfHigher' as const }
    expect(explanationsOf(given, named), 'not by the rule of the settings').toEqual([])
  })

  test('lower than its term changes nothing, and nothing is said of it', () => {
    expect(howMuchNeeded(registro(grupos, 4.5, null, [r(2), exam]), rule)).toMatchObject({
      exames: [{ asks: { situacao: 'reachable', nota: only(8.3) } }],
      raised: [],
    })
  })

  test('whose term cannot be told leaves a range for what is still to come', () => {
    // two terms of 5; 6 for one of them, nobody knows which: the second still has a grade to come
    const given = registro([grupo(nota(5)), grupo(nota(5), empty())], 5.5, null, [r(6), exam])
    expect(howMuchNeeded(given, rule)).toMatchObject({
      rest: { situacao: 'needed', nota: { from: 7, to: 9 } },
      raised: [],
    })
  })

  test('that makes a pass certain for one of two terms only does not promise it', () => {
    // 8 for a term of 7, nobody knows which: for the second nothing more is needed, for the first a 1
    const given = registro([grupo(nota(7)), grupo(nota(7), empty())], 7.5, null, [r(8), exam])
    expect(howMuchNeeded(given, rule).rest).toEqual({ situacao: 'needed', nota: { from: 0, to: 1 } })
  })

  test('that leaves the mean within reach for one of two terms only: nothing is said', () => {
    // 5.5 for a term of 4: the first could still pass with tens, the second could not
    const given = registro([grupo(nota(4)), grupo(nota(4), empty())], 4.75, null, [r(5.5), exam])
    expect(howMuchNeeded(given, rule).rest).toEqual({ situacao: 'unknown' })
  })

  test('that steps of whole marks explain by either rule is told by neither', () => {
    // a term of 6 and its 7.5: the higher of both, cut, is 7; so is their mean of 6.75, rounded
    const raised = (recovery?: 'average') =>
      howMuchNeeded(registro([grupo(nota(6))], 7, null, [r(7.5)]), { ...rule, decimals: 0, recovery }).raised
    expect([raised(), raised('average')]).toMatchObject([[], [{ recovery: 'average' }]])
  })

  test('that raised nothing is none that may still come', () => {
    const noExam = { ...rule, finalExam: undefined }
    const failed = howMuchNeeded(registro([grupo(nota(2))], 2, null, [r(1)]), noExam)
    expect(failed).toMatchObject({ impossible: true, recoveryAhead: false })
    const ahead = howMuchNeeded(registro([grupo(nota(2))], 2, null, [empty()]), noExam)
    expect(ahead).toMatchObject({ impossible: false, recoveryAhead: true })
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
  ['near the mean that passes, and no higher', 5.9, 1, { situacao: 'reachable', nota: { from: 6, to: 6.3 } }],
  ['near the limit of the scale: nothing is said', 3.3, 1, { situacao: 'unanswered' }],
  ['that passes as it is told', 6, 1, { situacao: 'exempt' }],
] as const)('a mean that the grades do not explain, %s', (_, told, decimals, asks) => {
  const { exames, impossible } = howMuchNeeded(registro([grupo(nota(9), nota(1))], told), { ...rule, decimals })
  expect([exames[0]?.asks, impossible]).toEqual([asks, false])
})

describe('a simulation', () => {
  const given = registro([grupo(nota(5)), grupo(empty(), empty())], 5)
  test('leaves out what was given no mark', () => {
    expect(simulate(given, rule, new Map())).toMatchObject({ media: only(5), noGrade: 2, passes: false })
    expect(simulate(given, rule, new Map([[0, 7]]))).toMatchObject({ media: only(6), noGrade: 1, passes: true })
  })
  test('that misses the mean is told what the exam asks of it', () => {
    const asked = (mark: number) => simulate(given, rule, new Map([[0, mark]])).exame
    expect([asked(5), asked(7)]).toEqual([{ situacao: 'reachable', nota: only(7.5) }, null])
  })
  test('never shows an unpublished value', () => {
    const saved = registro([grupo(nota(5), nota(10, 1, 'guardada'))], 5)
    expect(simulate(saved, rule, new Map())).toMatchObject({ media: only(5), noGrade: 1 })
  })
})

/** Any record of two terms whose partial mean is the mean of its groups. */
const anyRecord = fc
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
    const made = grupos.map((notas) => grupo(...notas.map((n) => nota(n.valor / 10, n.peso / 10, n.state))))
    const byGroups = plainMean(made.map(({ avaliacoes }) => weightedMean(avaliacoes)))
    return registro(made, byGroups && cutMean(byGroups))
  })

/** What adding broken numbers loses. */
const noise = 1e-9
/** The mean as a fraction, without any cutting: independent of the code under test. */
function exact({ grupos }: { grupos: Grupo[] }, mark: number): number {
  const medias = grupos.flatMap(({ avaliacoes }) => {
    const counting = avaliacoes.filter((n) => (n.peso ?? 1) > 0 && !(n.fechada && n.valor === null))
    const pesos = counting.reduce((sum, n) => sum + Math.round((n.peso ?? 1) * 100), 0)
    const sum = counting.reduce((total, n) => {
      const isVisible = n.publicada && n.valor !== null
      return total + Math.round((n.peso ?? 1) * 100) * Math.round((isVisible ? (n.valor ?? 0) : mark) * 100)
    }, 0)
    return pesos === 0 ? [] : [sum / pesos]
  })
  return medias.reduce((total, media) => total + media, 0) / medias.length / 100
}

test('weights of an eighth count as they are: 7.3 in the rest would give 5.975', () => {
  const parts = registro([grupo(nota(2, 0.125), nota(2, 0.125), empty(0.75))], 2)
  expect(howMuchNeeded(parts, rule).rest).toEqual({ situacao: 'needed', nota: only(7.4) })
  expect(simulate(parts, rule, new Map([[0, 7.3]])).passes).toBe(false)
})

describe('for every record', () => {
  test('the mark told suffices, and one step less does not', () => {
    fc.assert(
      fc.property(anyRecord, fc.constantFrom(0, 1, 2), (given, decimals) => {
        const { rest } = howMuchNeeded(given, { ...rule, decimals })
        if (rest.situacao !== 'needed') return
        expect(exact(given, rest.nota.to)).toBeGreaterThanOrEqual(6 - noise)
        const less = rest.nota.from - 10 ** -decimals
        const all = new Map(gradesToCome(given).map((_, i) => [i, less]))
        expect(simulate(given, { ...rule, decimals }, all).passes).not.toBe(true)
        expect(exact(given, less)).toBeLessThan(6 + noise)
      }),
    )
  })

  test('"already passed" holds with zeros, "impossible" with the highest marks', () => {
    fc.assert(
      fc.property(anyRecord, (given) => {
        const { rest, impossible } = howMuchNeeded(given, rule)
        if (rest.situacao === 'passed') expect(exact(given, 0)).toBeGreaterThanOrEqual(6 - noise)
        if (rest.situacao === 'impossible') expect(exact(given, 10)).toBeLessThan(6 + noise)
        if (impossible) expect(['impossible', 'nothingLeft']).toContain(rest.situacao)
      }),
    )
  })

  test('an unpublished value changes nothing at all', () => {
    fc.assert(
      fc.property(anyRecord, fc.integer({ min: 0, max: 100 }), (given, other) => {
        const changed = {
          ...given,
          grupos: given.grupos.map((g) => ({
            ...g,
            avaliacoes: g.avaliacoes.map((n) => (n.publicada ? n : { ...n, valor: other / 10 })),
          })),
        }
        const withoutNotas = ({ toCome, ...rest }: ReturnType<typeof howMuchNeeded>) => ({
          ...rest,
          howMany: toCome.length,
        })
        expect(withoutNotas(howMuchNeeded(changed, rule))).toEqual(withoutNotas(howMuchNeeded(given, rule)))
        expect(notasPublicadas(changed)).toEqual(notasPublicadas(given))
        expect(changed.grupos.map(weightsOfGroup)).toEqual(given.grupos.map(weightsOfGroup))
      }),
    )
  })
})
