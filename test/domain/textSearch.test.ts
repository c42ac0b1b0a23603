// Whom a written name means: a grade must not go to a half-right person.
import { expect, test } from 'vitest'
import { findByName } from '@/domain/textSearch'

const turma = ['Ana Prado Souza', 'Caio Lima', 'Caio Nunes', 'Rui Alves'].map((nome, i) => ({
  id: i + 1,
  nome,
  ativo: true,
}))
const named = (nome: string) => findByName(turma, nome).map((aluno) => aluno.nome)

test('a lone first name takes nobody, even where only one student has it', () => {
  expect(named('Ana')).toEqual([])
  expect(named('Rui')).toEqual([])
})

test('a first name that several share is asked about among all of them', () => {
  expect(named('Caio')).toEqual(['Caio Lima', 'Caio Nunes'])
})

test('middle names may be left out; one too many is somebody else', () => {
  expect(named('ana souza')).toEqual(['Ana Prado Souza'])
  expect(named('Rui Costa Alves')).toEqual([])
})
