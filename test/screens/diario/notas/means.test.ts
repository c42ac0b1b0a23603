// Which mean of a class is told, and when it is below the school's pass mark: at it nobody is below.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AproveitamentoAluno, type Nota, repair } from '@/contract'
import { areWithoutGrades, byUrgency, figureOf, meanOf, missedMark } from '@/screens/diario/classe/figures'
import { applySettings } from '@/settings'

const grading = { scaleMax: 10, passingAverage: 6, finalExam: { weight: 0.4, minimumToSit: 3 }, decimals: 1 }
beforeEach(() => void applySettings({ grading }))
afterEach(() => void applySettings({}))

const graded: Partial<Nota> = { avaliacaoId: 1, valor: 6, fechada: true, publicada: true }
const record = (told: Partial<AproveitamentoAluno>, nota: Partial<Nota> | null = graded) => {
  const grupos = nota ? [{ nome: '1º bimestre', avaliacoes: [nota] }] : []
  return repair(AproveitamentoAluno, { id: 1, nome: 'Ana', ativo: true, grupos, ...told }).value
}

test.each([
  ['at the mark', { mediaFinal: 6 }, null],
  ['less than a machine can tell below it', { mediaFinal: 5.99999999 }, null],
  ['that is cut to a hundredth below it', { mediaFinal: 5.9999 }, 6],
  ['a hundredth below it', { mediaFinal: 5.99 }, 6],
  ['so far, before the final one', { mediaParcial: 5 }, 6],
  ['above it in the end, below before', { mediaFinal: 7, mediaParcial: 5 }, null],
  ['of who has left the class', { mediaFinal: 5, ativo: false }, null],
  ['that nobody told', {}, null],
])('a mean %s: %j', (_, told, mark) => {
  expect(missedMark(record(told))).toBe(mark)
})

test('a mean over nothing published is none; the final one is, whatever is published', () => {
  const hidden = { ...graded, fechada: false, publicada: false }
  expect(meanOf(record({ mediaParcial: 5 }, hidden))).toBeNull()
  expect(meanOf(record({ mediaFinal: 5 }, hidden))).toEqual({ valor: 5, final: true })
  expect(meanOf(null)).toBeNull()
})

test('classes have no grades only where all were read and none has any', () => {
  const figure = (one: AproveitamentoAluno | undefined) => figureOf({ id: 1 }, one)
  expect(areWithoutGrades([])).toBe(false)
  expect(areWithoutGrades([figure(record({}, null))])).toBe(true)
  expect(areWithoutGrades([figure(record({}, null)), figure(undefined)])).toBe(false)
  expect(areWithoutGrades([figure(record({ mediaParcial: 0 }, null))])).toBe(false)
})

test('classes that the student has left come last, however many absences they have', () => {
  const of = (disciplina: string, faltas: number, ativo: boolean) =>
    figureOf({ id: 1, disciplina, turma: { id: 1, descricao: '7º A', limiteFaltas: 10 } }, record({ faltas, ativo }))
  const all = [of('Arte', 12, false), of('Inglês', 1, true), of('Física', 12, true)]
  expect(all.sort(byUrgency).map(({ classe }) => classe.disciplina)).toEqual(['Física', 'Inglês', 'Arte'])
})
