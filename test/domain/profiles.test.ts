import { expect, test } from 'vitest'
import { Perfil } from '@/contract'
import { documentedRole, isStaff, permissionsOf, viewOfRole } from '@/domain/profiles'

test('the numbers are those of the decisions', () => {
  expect(Object.entries(Perfil).map(([papel, perfil]) => [perfil, papel])).toEqual([
    [1, 'Aluno'],
    [2, 'Responsavel'],
    [3, 'Professor'],
    [4, 'Secretaria'],
    [5, 'Coordenacao'],
    [6, 'Direcao'],
    [7, 'Administrador'],
  ])
  expect(documentedRole(3)).toBe('Professor')
})

test('an unknown number has no word and no right', () => {
  expect(documentedRole(9)).toBeNull()
  expect(permissionsOf(9)).toEqual([])
  expect([0, 8, 9].map(documentedRole).some(isStaff)).toBe(false)
  expect(viewOfRole(documentedRole(9))).toBe('none')
})

test('profiles 4 to 7 are staff', () => {
  expect([1, 2, 3, 4, 5, 6, 7].filter((perfil) => isStaff(documentedRole(perfil)))).toEqual([4, 5, 6, 7])
})

test('only an administrator removes roles, only a teacher enters grades', () => {
  const all = Object.values(Perfil)
  expect(all.filter((perfil) => permissionsOf(perfil).includes('Papeis.Remover'))).toEqual([7])
  expect(all.filter((perfil) => permissionsOf(perfil).includes('Diario.Lancar'))).toEqual([3])
})
