import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AproveitamentoAluno } from '@/contract'
import { allGrades } from '@/domain/notas/notas'
import { dialectsFrom, type MockServer, sizeFrom, startServer } from '@/mock/doors/listen'

let server: MockServer
beforeAll(async () => {
  server = await startServer({ port: 0 })
})
afterAll(() => server.close())
afterEach(() => order('reset'))

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const order = (name: string, body: object = {}) => post(`/__mock/${name}`, body)

async function sessionOf(userName: string): Promise<Record<string, string>> {
  const response = await post('/json/reply/Auth', { provider: 'credentials', userName, password: 'caderno' })
  return {
    Cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  }
}

describe('over HTTP', () => {
  test('signs in by cookie and answers by POST and GET', async () => {
    const cookie = await sessionOf('ana')
    expect((await post('/json/reply/GetTurma', { id: 101 }, cookie)).status).toBe(200)
    const classes = await fetch(`${server.url}/diario/classes?quantidade=2`, { headers: cookie })
    expect(await classes.json()).toMatchObject({ itens: [{ id: 1010 }, { id: 1011 }] })
    expect((await fetch(`${server.url}/diario/classes`)).status).toBe(401)
  })

  test('an unknown address is a 404 with responseStatus', async () => {
    const response = await fetch(`${server.url}/favicon.ico`)
    expect([response.status, await response.json()]).toMatchObject([404, { responseStatus: { errorCode: 'NotFound' } }])
  })

  test('more than 1 MiB is a 413, and the server goes on', async () => {
    const response = await post('/json/reply/Auth', `{"userName":"${'x'.repeat(1_100_000)}"}`)
    expect(response.status).toBe(413)
    expect((await post('/json/reply/Auth', {})).status).toBe(401)
  })

  test('a page of another loopback port may ask, one of the wide world may not', async () => {
    const preflight = await fetch(`${server.url}/json/reply/Auth`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:4173', 'Access-Control-Request-Method': 'POST' },
    })
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4173')
    expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBe('true')
    const foreign = await post('/json/reply/Auth', {}, { Origin: 'http://localhost.example.com' })
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('controls', () => {
  test('fail: a status, and a dropped connection', async () => {
    const cookie = await sessionOf('ana')
    await order('fail', { operation: 'GetTurma', status: 503, times: 1, retryAfter: 7 })
    const busy = await post('/json/reply/GetTurma', { id: 101 }, cookie)
    expect([busy.status, busy.headers.get('Retry-After')]).toEqual([503, '7'])
    await order('fail', { operation: 'GetTurma', kind: 'drop', times: 1 })
    await expect(post('/json/reply/GetTurma', { id: 101 }, cookie)).rejects.toThrow()
    expect((await post('/json/reply/GetTurma', { id: 101 }, cookie)).status).toBe(200)
  })

  test('hang: nothing comes until the caller leaves', async () => {
    const cookie = await sessionOf('ana')
    await order('fail', { operation: 'GetTurma', kind: 'hang' })
    const waiting = fetch(`${server.url}/json/reply/GetTurma`, {
      method: 'POST',
      body: '{}',
      headers: cookie,
      signal: AbortSignal.timeout(100),
    })
    await expect(waiting).rejects.toThrow()
  })

  test('slow, log and reset', async () => {
    const cookie = await sessionOf('ana')
    await order('slow', { ms: 60 })
    const started = performance.now()
    await post('/json/reply/GetTurma', { id: 101 }, cookie)
    expect(performance.now() - started).toBeGreaterThanOrEqual(55)
    const log = (await (await fetch(`${server.url}/__mock/log`)).json()) as { operation: string }[]
    // a caller who left before may still be noted
    expect(log.slice(-2).map(({ operation }) => operation)).toEqual(['Auth', 'GetTurma'])
    await order('reset')
    expect(await (await fetch(`${server.url}/__mock/log`)).json()).toEqual([])
    expect((await post('/json/reply/GetTurma', { id: 101 }, cookie)).status, 'nobody is signed in').toBe(401)
  })

  test('speak changes how the service answers, until a reset', async () => {
    const values = async () => {
      const cookie = await sessionOf('ana')
      const { itens } = (await (
        await post('/json/reply/AproveitamentosAlunos', { idClasse: 1011 }, cookie)
      ).json()) as {
        itens: AproveitamentoAluno[]
      }
      return itens.flatMap(allGrades).filter(({ valor, publicada }) => valor !== null && !publicada).length
    }
    expect(await values()).toBe(0)
    await order('speak', { dialects: ['leaky'] })
    expect(await values()).toBe(2)
    await order('reset')
    expect(await values()).toBe(0)
    expect([dialectsFrom(null), dialectsFrom(' leaky, ')]).toEqual([[], ['leaky']])
  })

  test('reset to a moment fills the service for its day', async () => {
    const evaluation = async () =>
      (await post('/json/reply/GetAvaliacao', { id: 101203 }, await sessionOf('ana'))).text()
    await order('reset', { at: '2031-03-03T10:00:00-03:00' })
    expect(await evaluation()).toMatch(/"2031-/)
    await order('reset')
    expect(await evaluation()).not.toMatch(/"2031-/)
    expect((await order('reset', { at: 'soon' })).status).toBe(400)
  })

  test('now moves the clock: a session ends by itself', async () => {
    const cookie = await sessionOf('sessao.curta')
    expect((await post('/json/reply/Auth', {}, cookie)).status).toBe(200)
    await order('now', { at: new Date(Date.now() + 61_000).toISOString() })
    expect((await post('/json/reply/Auth', {}, cookie)).status).toBe(401)
    await order('now', { at: null })
    expect((await post('/json/reply/Auth', {}, cookie)).status).toBe(200)
  })

  test.each([
    ['fail', { operation: 'GetTurma', kind: 'explode' }],
    ['fail', { status: 500 }],
    ['slow', {}],
    ['now', { at: 'tomorrow' }],
    ['speak', {}],
    ['speak', { dialects: ['leaky', 'klingon'] }],
    ['explode', {}],
  ])('the order %s %o is refused', async (name, body) => {
    expect((await order(name, body)).status).toBe(400)
  })

  test('a size is a whole number', () => {
    expect(sizeFrom(null, undefined)).toBeNull()
    expect(sizeFrom('5000', null)).toEqual({ seteA: 5_000, escolas: 12 })
    expect(sizeFrom(null, '500')).toEqual({ seteA: 38, escolas: 500 })
    for (const bad of ['0', '-1', 'many', '1.5', '1e9']) expect(() => sizeFrom(bad, null)).toThrow('Not a size')
    // everybody of the cast has classes from three on
    expect(() => sizeFrom(null, '2')).toThrow('Not a size from 3')
  })
})
