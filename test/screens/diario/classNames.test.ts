/** The class group in the name of a class, however the service joins it to the subject. */
import { expect, test } from 'vitest'
import type { Classe } from '@/contract'
import { titleOfClasse, turmaOfClasse } from '@/screens/diario/classe/figures'

const classe = (descricao: string): Classe => ({ id: 1, disciplina: 'Arte', descricao })

test.each([
  ['Arte · 7º A', '7º A'],
  ['Arte - 7º A', '7º A'],
  ['Arte — 7º A', '7º A'],
  ['Arte: 7º A', '7º A'],
  ['Arte / 7º A', '7º A'],
  ['Arte | 7º A', '7º A'],
  ['Arte (7º A)', '(7º A)'],
  ['Artes 7º A', 'Artes 7º A'],
  ['Arte', ''],
  ['7º A', '7º A'],
])('%s', (descricao, turma) => {
  expect(turmaOfClasse(classe(descricao))).toBe(turma)
  expect(titleOfClasse(classe(descricao))).toBe(turma ? `Arte · ${turma}` : 'Arte')
})
