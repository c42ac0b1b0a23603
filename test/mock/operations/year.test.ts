/** What follows the calendar: the school year of a place, and the limit of absences from the lessons of a year. */
import { expect, test } from 'vitest'
import type { Matricula } from '@/contract'
import { createBackend } from '@/mock/backend'
import { classesOfTurma } from '@/mock/seed/municipality'

test('the school year of a place changes when the clock passes 1 July, not with the seed', () => {
  let now = Date.parse('2026-06-30T23:59:59-03:00')
  const backend = createBackend({ now: () => now, today: '2026-03-02' })
  const year = () =>
    (
      backend.answer(
        'PostMatriculaMunicipal',
        { matricula: { processamento: 'consultar', cadastro: { serieId: 31, turno: 'Manhã' } } },
        null,
      ).body as Matricula
    ).periodoLetivo
  expect(year()).toMatchObject({ id: 2026, codigo: '2026', descricao: 'Ano letivo de 2026', vigente: true })
  now += 1000
  expect(year()).toMatchObject({ id: 2027, codigo: '2027', descricao: 'Ano letivo de 2027', vigente: false })
  now = Date.parse('2027-01-01T00:00:00-03:00')
  expect(year()).toMatchObject({ id: 2027, vigente: true })
})

test('a limit of absences is a quarter of the lessons of the year, in pre-school two fifths of the days', () => {
  const { turmas } = createBackend({ today: '2026-11-20' }).db().diario
  const seen = new Set<number>()
  for (const turma of turmas.filter(({ serieId, limiteFaltas }) => serieId >= 20 && limiteFaltas > 0)) {
    const weekly = classesOfTurma(turma).map(({ horarios }) => horarios.length)
    // last year's group has two classes left of seven, the rest of its week is not kept
    const lessons = Math.min(...weekly) === 0 || turma.professores.length === 2 ? 3 : Math.min(...weekly)
    expect(turma.limiteFaltas, turma.descricao).toBe(turma.serieId < 30 ? 80 : Math.floor(0.25 * lessons * 40))
    seen.add(turma.limiteFaltas)
  }
  expect([...seen].sort((a, b) => a - b)).toEqual([30, 50, 60, 80])
})
