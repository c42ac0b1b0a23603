// The picture of a class, its missing grades, and the lessons of a day.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { aulasOfDay } from '@/domain/timetable'
import { distributionOf, median, missingGrades, nearLimit } from '@/domain/notas/distribution'

describe('how grades lie', () => {
  test('bands of one on a scale of ten; the end belongs to the last', () => {
    const bands = distributionOf([0, 0.99, 1, 9.99, 10], 10)
    expect(bands).toHaveLength(10)
    expect(bands.map(({ howMany }) => howMany)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 2])
  })
  test('no scale told: from the lowest to the highest, nothing invented', () => {
    expect(distributionOf([4, 4.5, 6], null)).toEqual([
      { from: 4, until: 5, howMany: 2 },
      { from: 5, until: 6, howMany: 1 },
    ])
    expect(distributionOf([7], null)).toEqual([{ from: 7, until: 8, howMany: 1 }])
    expect(distributionOf([], 10)).toEqual([])
  })
  test('a scale that ten bands do not divide: the last band ends with it', () => {
    const bands = distributionOf([2.99, 3, 24, 25], 25)
    expect(bands.map(({ from, until, howMany }) => [from, until, howMany])).toEqual([
      [0, 3, 1],
      [3, 6, 1],
      ...[6, 9, 12, 15, 18, 21].map((from) => [from, from + 3, 0]),
      [24, 25, 2],
    ])
  })
  test('nobody is lost, on any scale', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
          { minLength: 1 },
        ),
        fc.constantFrom(null, 10, 100),
        (values, scaleMax) => {
          const bands = distributionOf(values, scaleMax)
          expect(bands.reduce((all, { howMany }) => all + howMany, 0)).toBe(values.length)
          expect(bands.length).toBeLessThanOrEqual(11)
        },
      ),
    )
  })
  test('the middle', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 7])).toBe(6)
    expect(median([6.5, 8.25])).toBe(7.375)
    expect(median([])).toBeNull()
  })
})

test('near the limit: active students only, the most absent first', () => {
  const alunos = [
    { nome: 'a', ativo: true, faltas: 9 },
    { nome: 'b', ativo: true, faltas: 10 },
    { nome: 'c', ativo: true, faltas: 16 },
    { nome: 'd', ativo: false, faltas: 15 },
    { nome: 'e', ativo: true, faltas: null },
  ]
  expect(nearLimit(alunos, 15).map(({ aluno, situacao }) => [aluno.nome, situacao.band])).toEqual([
    ['c', 'above'],
    ['b', 'near'],
  ])
  expect(nearLimit(alunos, 0)).toEqual([])
})

test('missing grades: open evaluations of the terms, active students', () => {
  const nota = (avaliacaoId: number, valor: number | null, fechada = false): Nota => ({
    avaliacaoId,
    nome: `A${avaliacaoId}`,
    nomeResumido: '',
    peso: 1,
    valor,
    fechada,
    publicada: fechada,
  })
  const record = (id: number, ativo: boolean, notas: Nota[]): AproveitamentoAluno => ({
    id,
    nome: '',
    ativo,
    motivoInatividade: '',
    grupos: [{ nome: 'g', avaliacoes: notas }],
    mediaFinal: null,
    mediaParcial: null,
    faltas: 0,
    notasComplementares: [nota(9, null)],
  })
  const faltas = missingGrades([
    record(1, true, [nota(1, null), nota(2, 5), nota(3, null, true)]),
    record(2, true, [nota(1, 0), nota(2, 6), nota(3, null, true)]),
    record(3, false, [nota(1, null), nota(2, null)]),
  ])
  expect(faltas.map(({ column, missing, alunos }) => [column.nome, missing, alunos])).toEqual([['A1', 1, 2]])
})

test('lessons of a day: following ones are one, a break parts them', () => {
  const aula = (inicio: string, fim: string, diaSemana = 1) => ({ diaSemana, inicio, fim })
  const math = {
    nome: 'mat',
    horarios: [aula('08:20', '09:10'), aula('07:30', '08:20'), aula('10:30', '11:20'), aula('07:30', '08:20', 2)],
  }
  const science = { nome: 'cie', horarios: [aula('09:10', '10:00')] }
  expect(
    aulasOfDay([math, science, { nome: 'x', horarios: null }], 1).map(({ classe, inicio, fim }) => [
      classe.nome,
      inicio,
      fim,
    ]),
  ).toEqual([
    ['mat', '07:30', '09:10'],
    ['cie', '09:10', '10:00'],
    ['mat', '10:30', '11:20'],
  ])
  expect(aulasOfDay([math], 7)).toEqual([])
})
