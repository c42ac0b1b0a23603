import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { op, UnAssignRolesReply, z } from '@/contract'
import { createBackend } from '@/mock/backend'

const now = Date.parse('2026-11-20T10:05:00-03:00')
const novo = () => createBackend({ now: () => now })
type Backend = ReturnType<typeof novo>

function remover(backend: Backend, asker: string, ask: { userName: string; roles?: string[]; permissions?: string[] }) {
  const { body, status } = backend.answer('UnAssignRoles', ask, backend.openSession(asker))
  const refusal = op.UnAssignRoles.refusal.hear(body)
  if (refusal) return { status, code: refusal.code, fields: Object.keys(refusal.fields) }
  const { allPermissions, allRoles } = z.parse(UnAssignRolesReply, body)
  return { status, allRoles, allPermissions }
}

const carla = { status: 200, allRoles: ['Professor'], allPermissions: ['Diario.Ler', 'Diario.Lancar'] }

describe('UnAssignRoles', () => {
  test('an empty call answers what the person has and removes nothing', () => {
    const backend = novo()
    expect(remover(backend, 'helena', { userName: 'carla' })).toEqual(carla)
    expect(remover(backend, 'helena', { userName: 'carla', roles: [], permissions: [] })).toEqual(carla)
    expect(remover(backend, 'helena', { userName: ' Carla ' })).toEqual(carla)
  })

  test('what is removed is gone, the rest stays, and the next Auth shows it', () => {
    const backend = novo()
    const session = backend.openSession('rui')
    expect(
      remover(backend, 'helena', { userName: 'rui', roles: ['Professor'], permissions: ['Diario.Lancar'] }),
    ).toEqual({
      status: 200,
      allRoles: ['Responsavel'],
      allPermissions: ['Diario.Ler'],
    })
    expect(backend.answer('Auth', {}, session).body).toMatchObject({
      roles: ['Responsavel'],
      permissions: ['Diario.Ler'],
      perfis: [2],
      perfil: 2,
    })
  })

  test('a right that was removed is refused at once, in the running session', () => {
    const backend = novo()
    const session = backend.openSession('ana')
    expect(backend.answer('Classes', {}, session).status).toBe(200)
    remover(backend, 'helena', { userName: 'ana', permissions: ['Diario.Ler'] })
    expect(backend.answer('Classes', {}, session).status).toBe(403)
  })

  test('removing what the person does not have changes nothing', () => {
    expect(remover(novo(), 'otavio', { userName: 'carla', roles: ['Aluno', ''], permissions: ['Nada'] })).toEqual(carla)
  })

  test('names are matched without regard to case', () => {
    expect(remover(novo(), 'helena', { userName: 'carla', roles: ['professor'] })).toMatchObject({ allRoles: [] })
  })

  test.each([
    ['ana', 'carla'],
    ['carla', 'carla'],
    ['sonia', 'carla'],
    ['ivone', 'helena'],
    ['sem.perfil', 'carla'],
    ['carla', 'nobody'],
    ['carla', ''],
  ])('%s may not look at or change %j', (asker, userName) => {
    expect(remover(novo(), asker, { userName, roles: ['Professor'] })).toMatchObject({ status: 403, code: 'Forbidden' })
  })

  test('without a session: 401', () => {
    expect(novo().answer('UnAssignRoles', { userName: 'carla' }, null).status).toBe(401)
  })

  test.each([
    ['nobody', 404, 'NotFound', []],
    ['', 400, 'Validation', ['userName']],
    ['   ', 400, 'Validation', ['userName']],
  ])('user name %j: %i', (userName, status, code, fields) => {
    expect(remover(novo(), 'helena', { userName })).toEqual({ status, code, fields })
  })

  test.each([
    { roles: ['Administrador'] },
    { permissions: ['Papeis.Remover'] },
    { roles: ['administrador'], permissions: ['Diario.Ler'] },
  ])('the last administrator keeps %j; the first of two may lose it', (ask) => {
    const backend = novo()
    expect(remover(backend, 'helena', { userName: 'otavio', ...ask }).status).toBe(200)
    const before = remover(backend, 'helena', { userName: 'helena' })
    expect(remover(backend, 'helena', { userName: 'helena', ...ask })).toMatchObject({
      status: 409,
      code: 'LastAdministrator',
    })
    expect(remover(backend, 'helena', { userName: 'helena' })).toEqual(before)
    // Other rights of hers may go.
    expect(remover(backend, 'helena', { userName: 'helena', permissions: ['Pessoa.Inserir'] }).status).toBe(200)
  })

  test('who removed their own role may remove nothing more', () => {
    const backend = novo()
    expect(remover(backend, 'helena', { userName: 'helena', roles: ['Administrador'] }).status).toBe(200)
    expect(remover(backend, 'helena', { userName: 'carla' }).status).toBe(403)
    expect(remover(backend, 'otavio', { userName: 'otavio', roles: ['Administrador'] }).status).toBe(409)
  })

  test('after any sequence of removals somebody still administers, and nobody gains anything', () => {
    const names = ['helena', 'otavio', 'carla', 'rui', 'nobody']
    const step = fc.record({
      asker: fc.constantFrom('helena', 'otavio', 'carla'),
      userName: fc.constantFrom(...names),
      roles: fc.subarray(['Administrador', 'Professor', 'Responsavel']),
      permissions: fc.subarray(['Papeis.Remover', 'Diario.Ler']),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 12, maxLength: 12 }), (steps) => {
        const backend = novo()
        const held = () => backend.db().acesso.accounts.map((c) => [...c.roles, ...c.permissions])
        let before = held()
        for (const { asker, ...ask } of steps) {
          remover(backend, asker, ask)
          const after = held()
          after.forEach((rights, i) => {
            expect(before[i]).toEqual(expect.arrayContaining(rights))
          })
          before = after
          const able = after.filter((rights) => rights.includes('Administrador') && rights.includes('Papeis.Remover'))
          expect(able.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 50 },
    )
  })
})
