// Who is signed in, from whatever the service tells of a person.
import { expect, test } from 'vitest'
import { identify, ownerOf } from '@/session'

const told = (more: object) => identify({ sessionId: 's', userName: 'ana', ...more })

test.each([
  ['1001', 1001],
  ['ana@escola', 0],
  ['9007199254740993', 0],
  ['10.5', 0],
  [undefined, 0],
])('a person whom the service names %j has the number %i: else it decides', (userId, idPessoa) => {
  expect(told({ userId }).idPessoa).toBe(idPessoa)
})

test('the profile used last holds only while it is one of theirs; else the one told, else the first', () => {
  expect(identify({ sessionId: 's', userName: 'ana', perfil: 1, perfis: [1, 3] }, 3).perfil).toBe(3)
  expect(identify({ sessionId: 's', userName: 'ana', perfil: 1, perfis: [1, 3] }, 4).perfil).toBe(1)
  expect(told({ perfis: [5, 6] }).perfil).toBe(5)
  expect(told({ perfil: 2 })).toMatchObject({ perfil: 2, perfis: [2] })
  expect(told({})).toMatchObject({ perfil: 0, perfis: null })
  expect(told({ perfis: [] })).toMatchObject({ perfil: 0, perfis: [] })
  expect(told({ perfil: 2, perfis: [] })).toMatchObject({ perfil: 2, perfis: [2] })
})

test('a profile 0 tells none: of a list beside it the first is used, and alone there is no list', () => {
  expect(told({ perfil: 0, perfis: [2, 3] })).toMatchObject({ perfil: 2, perfis: [2, 3] })
  expect(told({ perfil: 0 })).toMatchObject({ perfil: 0, perfis: null })
})

test('where no profile is told, the roles that are called like profiles tell them', () => {
  expect(told({ roles: ['Diretoria', 'Professor'] })).toMatchObject({ perfil: 3, perfis: [3] })
  expect(told({ perfil: 0, roles: ['RESPONSÁVEL'] })).toMatchObject({ perfil: 2, perfis: [2] })
  expect(told({ roles: ['Professor', 'Responsavel'] })).toMatchObject({ perfis: [2, 3], unpicked: true })
  expect(told({ roles: ['Manager'] })).toMatchObject({ perfil: 0, perfis: null })
  expect(told({ perfil: 1, roles: ['Professor'] })).toMatchObject({ perfil: 1, perfis: [1] })
  expect(told({ perfis: [], roles: ['Professor'] })).toMatchObject({ perfil: 0, perfis: [] })
})

test('several profiles without one that was told or used are to be picked from, each once', () => {
  expect(told({ perfis: [3, 2, 3] })).toMatchObject({ perfil: 3, perfis: [3, 2], unpicked: true })
  for (const known of [told({ perfil: 2, perfis: [3, 2] }), told({ perfis: [3, 3] }), told({ perfil: 2 }), told({})])
    expect(known.unpicked).toBeUndefined()
  expect(identify({ sessionId: 's', userName: 'rui', perfis: [3, 2] }, 2).unpicked).toBeUndefined()
})

test('a user name in capitals is the same person, since the service may repeat it as it was typed', () => {
  const owner = (userName: string) => ownerOf(told({ userName }))
  expect(owner('Ana')).toBe(owner('ana'))
  expect(owner('anna')).not.toBe(owner('ana'))
})
