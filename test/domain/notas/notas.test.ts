import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { cutMean, greaterThan, recovered, weightedMean, plainMean } from '@/domain/notas/means'
import { sameValue, toHundredths } from '@/domain/notas/hundredths'
import { canEdit, stateOfGrade, isVisible, allGrades } from '@/domain/notas/notas'

const nota = (change: Partial<Nota> = {}): Nota => ({
  avaliacaoId: 1,
  nome: 'Prova',
  nomeResumido: 'P',
  peso: 1,
  valor: 7,
  fechada: false,
  publicada: true,
  ...change,
})
/** The weighted mean as it is told. */
const meanOf = (notas: Nota[]) => {
  const media = weightedMean(notas)
  return media && cutMean(media)
}
/** The mean of terms, each of these grades. */
const ofPeriodos = (...periodos: Nota[][]) => {
  const media = plainMean(periodos.map(weightedMean))
  return media && cutMean(media)
}

describe('states of a grade', () => {
  test.each([
    [false, false, 'awaiting', false, true],
    [true, false, 'publicada', true, true],
    [true, true, 'fechada', true, false],
    // closed implies published, whatever the other field says
    [false, true, 'fechada', true, false],
  ] as const)('publicada %s, fechada %s is %s', (publicada, fechada, state, visible, editable) => {
    const dada = nota({ publicada, fechada })
    expect([stateOfGrade(dada), isVisible(dada), canEdit(dada)]).toEqual([state, visible, editable])
  })
})

describe('hundredths', () => {
  test.each([
    [7.1, 710],
    [6.95, 695],
    [7.1000000000000005, 710],
    [9.999, 999],
    [0, 0],
    [10, 1000],
    [0.29, 29],
    [1.15, 115],
  ])('%s is %s', (valor, expected) => {
    expect(toHundredths(valor)).toBe(expected)
  })

  test('every grade of two decimals survives', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1000 }), (n) => toHundredths(n / 100) === n))
  })

  test('float noise is the same figure, a hundredth is not', () => {
    expect(sameValue(7.1, 7.1000000000000005)).toBe(true)
    expect(sameValue(7.1, 7.11)).toBe(false)
    expect(sameValue(null, 0)).toBe(false)
    expect(sameValue(0, null)).toBe(false)
    expect(sameValue(null, null)).toBe(true)
  })
})

describe('weighted mean', () => {
  test('weights count', () => {
    expect(meanOf([nota({ valor: 8, peso: 2 }), nota({ valor: 7.4, peso: 1 })])).toBe(7.8)
  })

  test('a blank leaves the denominator: it is never a zero', () => {
    expect(meanOf([nota({ valor: 8 }), nota({ valor: null, peso: 5 })])).toBe(8)
    expect(meanOf([nota({ valor: null })])).toBeNull()
    expect(meanOf([])).toBeNull()
  })

  test('a zero that was given counts', () => {
    expect(meanOf([nota({ valor: 0 }), nota({ valor: 8 })])).toBe(4)
  })

  test('an unpublished value takes no part, a closed one does', () => {
    expect(meanOf([nota({ valor: 8 }), nota({ valor: 2, publicada: false })])).toBe(8)
    expect(meanOf([nota({ valor: 2, publicada: false, fechada: true })])).toBe(2)
  })

  test('a missing weight is 1, a weight of 0 takes no part', () => {
    expect(meanOf([nota({ valor: 8, peso: null }), nota({ valor: 4, peso: 1 })])).toBe(6)
    expect(meanOf([nota({ valor: 8 }), nota({ valor: 1, peso: 0 })])).toBe(8)
    expect(meanOf([nota({ valor: 8, peso: 0 })])).toBeNull()
    expect(meanOf([nota({ valor: 8 }), nota({ valor: 1, peso: -0.5 })])).toBe(8)
  })

  test('a weight counts as it is written: 8.2 is twice 4.1', () => {
    expect(meanOf([nota({ valor: 8, peso: 4.1 }), nota({ valor: 5, peso: 8.2 })])).toBe(6)
  })

  test('a term without any grade takes its recovery as it is', () => {
    const recovery = weightedMean([nota({ valor: 7 })])
    expect([recovered(null, recovery, 'average'), recovered(recovery, null, 'average')]).toEqual([recovery, recovery])
  })

  test('is cut, never rounded up', () => {
    expect(meanOf([nota({ valor: 10 }), nota({ valor: 10 }), nota({ valor: 9.99 })])).toBe(9.99)
    expect(ofPeriodos([nota({ valor: 5 })], [nota({ valor: 6 })], [nota({ valor: 6 })])).toBe(5.66)
  })

  test('lies between its smallest and its largest grade', () => {
    const grades = fc.array(fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 500 })), {
      minLength: 1,
    })
    fc.assert(
      fc.property(grades, (pairs) => {
        const media = meanOf(pairs.map(([valor, peso]) => nota({ valor: valor / 100, peso: peso / 100 })))
        const values = pairs.map(([valor]) => valor / 100)
        expect(media).toBeGreaterThanOrEqual(Math.min(...values) - 0.01)
        expect(media).toBeLessThanOrEqual(Math.max(...values))
      }),
    )
  })

  test('the simple mean skips what is missing', () => {
    expect(ofPeriodos([nota({ valor: 8 })], [], [nota({ valor: 6 })])).toBe(7)
    expect(ofPeriodos([], [nota({ valor: null })])).toBeNull()
    expect(ofPeriodos()).toBeNull()
  })

  test('terms are not cut before their mean: two thirds and one third are a whole', () => {
    // 17/3 and 19/3 are 5.66 and 6.33 when cut, 5.99 together; exactly they are 6
    const [a, b] = [[5, 6, 6].map((valor) => nota({ valor })), [6, 6, 7].map((valor) => nota({ valor }))]
    expect([meanOf(a), meanOf(b), ofPeriodos(a, b)]).toEqual([5.66, 6.33, 6])
  })

  test('means are compared before anything is cut', () => {
    const [third, cut] = [[1, 1, 2].map((valor) => nota({ valor })), [nota({ valor: 1.33 })]].map(weightedMean)
    if (!third || !cut) throw new Error('no mean')
    expect([greaterThan(third, cut), greaterThan(cut, third), cutMean(third)]).toEqual([true, false, 1.33])
  })

  test('is cut downwards below zero too', () => {
    expect(cutMean({ sum: -5n, parts: 3n })).toBe(-0.02)
    expect(cutMean({ sum: -6n, parts: 3n })).toBe(-0.02)
  })

  test('figures beyond any gradebook give no mean instead of a wrong one', () => {
    expect(weightedMean([nota({ valor: 1e300, peso: 1e300 })])).toBeNull()
  })

  test('the mean of terms is the exact one, cut once', () => {
    const term = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 6 }), (terms) => {
        const media = ofPeriodos(...terms.map((values) => values.map((valor) => nota({ valor: valor / 100 }))))
        // 420 is divided by every length of a term
        const sum = terms.reduce(
          (total, values) => total + (values.reduce((a, b) => a + b, 0) * 420) / values.length,
          0,
        )
        expect(media).toBe(Math.floor(sum / (420 * terms.length)) / 100)
      }),
    )
  })
})

describe('the grades of a record', () => {
  const record: AproveitamentoAluno = {
    id: 1,
    nome: 'Ana',
    ativo: true,
    motivoInatividade: '',
    grupos: [{ nome: '1º bimestre', avaliacoes: [nota(), nota({ avaliacaoId: 'x/1' })], cor: 'azul' }],
    mediaFinal: null,
    mediaParcial: 7,
    faltas: 0,
    notasComplementares: [nota({ avaliacaoId: 9, observacao: 'oral' })],
    versao: 3,
  }

  test('all grades are those of the groups, then the complementary ones', () => {
    expect(allGrades(record).map(({ avaliacaoId }) => avaliacaoId)).toEqual([1, 'x/1', 9])
  })
})
