/** When somebody has a lesson: attendance is marked in one. */
import { createSeed } from '@/mock/seed/index'
import { classesOfAluno } from '@/mock/seed/municipality'

/** A moment of a lesson of a person: of the first of a Friday, or of a subject on any day. */
export function lesson(idPessoa: number, disciplina?: string): string {
  const db = createSeed(1, '2026-11-20')
  for (const day of [5, 1, 2, 3, 4]) {
    const hours = classesOfAluno(db, idPessoa)
      .filter((classe) => disciplina === undefined || classe.disciplina === disciplina)
      .flatMap((classe) => classe.horarios.filter((row) => row.diaSemana === day).map((row) => row.inicio))
    const [first] = hours.sort()
    if (first) return `2026-11-${String(15 + day)}T${first}:00-03:00`
  }
  throw new Error('no lesson')
}
