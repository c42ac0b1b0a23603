import { describe, expect, test } from 'vitest'
import type { AuthReply } from '@/contract'
import { mock } from '@/mock/doors/node'
import { maxSessions } from '@/mock/operations/acesso'
import { ask, no } from '../ask'

const signIn = (userName: string, password = 'caderno', rememberMe = false) =>
  ask<AuthReply>('Auth', { provider: 'credentials', userName, password, rememberMe })
const later = (seconds: number) => mock.setClock(Date.now() + seconds * 1000)

describe('signing in', () => {
  test('answers the person, their profile, roles and permissions', async () => {
    const { status, body } = await signIn('ana')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      userName: 'ana',
      userId: 1001,
      displayName: 'Ana Prado Souza',
      perfil: 1,
      perfis: [1],
      roles: ['Aluno'],
      permissions: ['Diario.Ler', 'Presenca.Marcar'],
    })
    expect(body.sessionId).toMatch(/^[0-9a-f]{32}$/)
  })

  test('a person of two profiles is told both and none in particular', async () => {
    const { body } = await signIn('rui')
    expect([body.perfis, body.perfil]).toEqual([[3, 2], undefined])
  })

  test('a person without a profile signs in and may see nothing', async () => {
    expect((await signIn('sem.perfil')).body.perfis).toEqual([])
    expect(no(await ask('Classes'))).toMatchObject({ status: 403, code: 'Forbidden' })
    expect(no(await ask('GetRecado', { id: 10112 }))).toMatchObject({ status: 403 })
  })

  test('the user name is taken in any case and without blanks around', async () => {
    expect((await signIn(' ANA ')).status).toBe(200)
  })

  test('two sign-ins are two sessions', async () => {
    const [one, two] = [(await signIn('ana')).body.sessionId, (await signIn('ana')).body.sessionId]
    expect(one).not.toBe(two)
  })
})

describe('refusals', () => {
  test.each(['ana', 'nobody'])('a wrong password of %s is one message for all causes', async (userName) => {
    const came = await signIn(userName, 'errada')
    expect(no(came)).toEqual({ status: 401, code: 'InvalidCredentials', fields: [] })
    expect(came.body.responseStatus?.message).toBe('Usuário ou senha não conferem.')
    expect(came.headers.getSetCookie()).toEqual([])
  })

  test('a missing password names its field', async () => {
    expect(no(await signIn('ana', ''))).toEqual({ status: 400, code: 'Validation', fields: ['password'] })
    expect(no(await signIn('  ', 'x'))).toEqual({ status: 400, code: 'Validation', fields: ['userName'] })
  })

  test('five wrong passwords in a row bring a minute of waiting, also for the right one', async () => {
    for (let i = 0; i < 4; i++) expect((await signIn('ana', 'errada')).status).toBe(401)
    const fifth = await signIn('ana', 'errada')
    expect(no(fifth).code).toBe('TooManyAttempts')
    expect([fifth.status, fifth.headers.get('Retry-After')]).toEqual([429, '60'])
    later(30)
    const waiting = await signIn('ana')
    expect([waiting.status, waiting.headers.get('Retry-After')]).toEqual([429, '30'])
    expect((await signIn('bruno')).status).toBe(200)
    later(61)
    expect((await signIn('ana')).status).toBe(200)
  })

  test('a right password starts the count again', async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) expect((await signIn('ana', 'errada')).status).toBe(401)
      expect((await signIn('ana')).status).toBe(200)
    }
  })

  test('a blocked account is told why, but only to who knows its password', async () => {
    const came = await signIn('bloqueado')
    expect(no(came)).toMatchObject({ status: 403, code: 'AccountBlocked' })
    expect(came.body.responseStatus?.message).toContain('bloqueada')
    expect(no(await signIn('bloqueado', 'errada'))).toMatchObject({ status: 401, code: 'InvalidCredentials' })
  })

  test('an unknown provider names its field', async () => {
    expect(no(await ask('Auth', { provider: 'twitter' }))).toEqual({
      status: 400,
      code: 'Validation',
      fields: ['provider'],
    })
  })
})

describe('the session', () => {
  test('an empty body answers the live session, and 401 when there is none', async () => {
    expect(no(await ask('Auth'))).toMatchObject({ status: 401, code: 'Unauthenticated' })
    const { sessionId } = (await signIn('ana')).body
    expect((await ask<AuthReply>('Auth')).body).toMatchObject({ sessionId, userName: 'ana', userId: 1001 })
  })

  test('travels in the cookie ss-id, and in ss-pid only when kept', async () => {
    const { body, headers } = await signIn('ana')
    const cookies = headers.getSetCookie()
    expect(cookies[0]).toBe(`ss-id=${body.sessionId}; Path=/; SameSite=Lax; HttpOnly`)
    expect(cookies[1]).toMatch(/^ss-pid=; Max-Age=0/)
    const kept = (await signIn('ana', 'caderno', true)).headers.getSetCookie()
    expect(kept[1]).toMatch(/^ss-pid=[0-9a-f]{32}; Max-Age=1209600; /)
  })

  test('ss-pid alone is enough when the browser was closed', async () => {
    await signIn('ana', 'caderno', true)
    mock.cookies.delete('ss-id')
    expect((await ask<AuthReply>('Auth')).body.userName).toBe('ana')
  })

  test('travels in the header X-ss-id alike, which wins over a cookie', async () => {
    const ana = mock.as('ana')
    mock.as('bruno')
    expect((await ask<AuthReply>('Auth', {}, { headers: { 'X-ss-id': ana } })).body.userName).toBe('ana')
    expect((await ask<AuthReply>('Auth')).body.userName).toBe('bruno')
    expect((await ask('Auth', {}, { headers: { 'X-ss-id': 'f'.repeat(32) } })).status).toBe(401)
  })

  test('ends with logout, for good', async () => {
    const id = mock.as('ana')
    const out = await ask('Auth', { provider: 'logout' })
    expect(out.status).toBe(200)
    expect(out.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual(['ss-id=', 'ss-pid='])
    expect(mock.cookies.size).toBe(0)
    expect((await ask('Classes', {}, { headers: { 'X-ss-id': id } })).status).toBe(401)
    expect((await ask('Auth', { provider: 'logout' })).status).toBe(200)
  })

  test('sessao.curta lives for 60 seconds', async () => {
    await signIn('sessao.curta', 'caderno', true)
    later(59)
    expect((await ask('Classes')).status).toBe(200)
    later(61)
    expect(no(await ask('Classes'))).toMatchObject({ status: 401, code: 'Unauthenticated' })
  })

  test('an account has so many at once; the oldest gives way, those of others stay', async () => {
    const bruno = await signIn('bruno')
    const ids: string[] = []
    for (let i = 0; i <= maxSessions; i++) ids.push((await signIn('ana')).body.sessionId)
    const statusOf = async (id = '') => (await ask('Auth', {}, { headers: { 'X-ss-id': id } })).status
    expect([await statusOf(ids[0]), await statusOf(ids[1]), await statusOf(ids.at(-1))]).toEqual([401, 200, 200])
    expect(await statusOf(bruno.body.sessionId)).toBe(200)
    expect(mock.backend.db().acesso.sessoes).toHaveLength(maxSessions + 1)
  })

  test('lives for hours, and for days when kept', async () => {
    await signIn('ana')
    later(11 * 3600)
    expect((await ask('Auth')).status).toBe(200)
    later(13 * 3600)
    expect((await ask('Auth')).status).toBe(401)
    mock.setClock(null)
    await signIn('ana', 'caderno', true)
    later(13 * 24 * 3600)
    expect((await ask('Auth')).status).toBe(200)
    later(15 * 24 * 3600)
    expect((await ask('Auth')).status).toBe(401)
  })
})
