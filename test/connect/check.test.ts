/** `check:service` on the pretended service, over real HTTP: passes in all dialects, changes nothing, names nobody. */
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkService } from '@/connect/check'
import { isUsable, formatReport } from '@/connect/report'
import type { Found } from '@/connect/walk'
import { operations } from '@/contract'
import { type Dialect, dialects } from '@/mock/dialects'
import { type MockServer, startServer } from '@/mock/doors/listen'
import { project } from '../rules/source'

let server: MockServer
beforeAll(async () => {
  server = await startServer({ port: 0 })
})
afterAll(() => server.close())
const order = (name: string, body: object = {}) =>
  fetch(`${server.url}/__mock/${name}`, { method: 'POST', body: JSON.stringify(body) })
beforeEach(() => order('reset'))

const password = 'caderno'
const walk = (userName: string) => checkService(server.url, { userName, password })
const failing = ({ assumptions }: Found) => assumptions.filter(({ holds }) => holds === false).map(({ says }) => says)
/** All data of the service but its sessions. */
const kept = () => JSON.stringify({ ...server.backend.db(), acesso: null })

test.each(['ana', 'marta', 'carla', 'sonia', 'helena', 'sem.perfil'])(
  'the contract itself fits, asked by %s',
  async (who) => {
    const found = await walk(who)
    expect(failing(found)).toEqual([])
    expect(found.warnings).toEqual([])
    expect([isUsable(found, true), found.transport]).toEqual([true, 'cookie'])
    const mended = found.calls
      .flatMap(({ notes }) => notes)
      .filter(({ mend }) => mend !== 'unknown' && mend !== 'untold')
    expect(mended).toEqual([])
  },
)

test('every operation is asked, or said not to be asked and why; an administrator is answered by all of them', async () => {
  const found = await walk('helena')
  const spoken = [...found.calls, ...found.left].map(({ operation }) => operation)
  expect(new Set(spoken)).toEqual(new Set(operations.map(({ name }) => name)))
  expect(found.left.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['MarcarPresencaPost', 'AproveitamentoAluno', 'InsertPessoaAvaliacaoInterdisciplinar']),
  )
})

test('nothing is changed, and nobody is named', async () => {
  const before = kept()
  for (const who of ['ana', 'carla', 'helena']) {
    const report = formatReport(await walk(who), true)
    expect(report).not.toMatch(/Prado|Souza|Carla|Helena|caderno|\d{11}|VS-/)
  }
  expect(kept()).toBe(before)
  const asked = (await (await fetch(`${server.url}/__mock/log`)).json()) as { operation: string; door: string }[]
  expect(asked.filter(({ door }) => door === 'oneway')).toEqual([])
  expect(asked.filter(({ operation }) => operation === 'MarcarPresencaPost')).toEqual([])
})

describe('in a dialect', () => {
  const names = Object.keys(dialects) as Dialect[]
  test.each<[string, Dialect[]]>([...names.map((name): [string, Dialect[]] => [name, [name]]), ['all', names]])(
    '%s: the portal can work with it',
    async (_, spoken) => {
      await order('speak', { dialects: spoken })
      const found = await walk('ana')
      expect(isUsable(found, true)).toBe(true)
      const lost = spoken.includes('htmlerrors') ? ['a refusal carries a responseStatus'] : []
      expect(failing(found)).toEqual(lost)
    },
  )

  test('what was repaired is told', async () => {
    await order('speak', { dialects: ['pascal', 'netdates', 'enumtext'] })
    const report = formatReport(await walk('ana'), true)
    expect(report).toMatch(/Read in another spelling \(\d+\):\n {2}PostMatriculaMunicipal login: Login/)
    expect(report).toContain('GetAvaliacao data: a .NET date as text')
    expect(report).toContain('GetAvaliacao tipo: text as a number')
  })

  test('a leak is warned of', async () => {
    await order('speak', { dialects: ['leaky'] })
    expect(formatReport(await walk('ana'), true)).toContain('Unpublished grades are sent with their value')
  })

  test('a cookie that scripts can read is warned of by its name, whatever other cookies come', async () => {
    const known = globalThis.fetch
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const answer = await known(...asked)
      const headers = new Headers(answer.headers)
      headers.delete('Set-Cookie')
      for (const line of answer.headers.getSetCookie()) headers.append('Set-Cookie', line.replace(/; HttpOnly/i, ''))
      headers.append('Set-Cookie', 'balancer=abc; Path=/; HttpOnly')
      headers.append('Set-Cookie', 'former=; Path=/; Max-Age=0')
      return new Response(answer.body, { status: answer.status, headers })
    })
    const report = formatReport(await walk('ana'), true)
    expect(report).toMatch(/Cookies that scripts can read came with the sign-in \(ss-id[^)]*\): add HttpOnly/)
    expect(report).not.toMatch(/\([^)]*(?:balancer|former)/)
  })

  test('a null that .NET answers with 204 is as good as a 404', async () => {
    const known = globalThis.fetch
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const answer = await known(...asked)
      return answer.status === 404 ? new Response(null, { status: 204 }) : answer
    })
    const found = await walk('ana')
    expect(isUsable(found, true)).toBe(true)
    expect(failing(found)).toEqual(['a refusal carries a responseStatus'])
  })

  test('twins who share their only class are two rows of it', async () => {
    const known = globalThis.fetch
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const answer = await known(...asked)
      if (!(asked[0] as string).endsWith('/Classes') || !answer.ok) return answer
      const { itens, ...rest } = (await answer.json()) as { itens: object[] }
      const rows = itens.map((row, i) => ({ aluno: { idPessoa: i }, ...row, id: 1011 }))
      return Response.json({ ...rest, itens: rows })
    })
    expect(failing(await walk('marta'))).not.toContain('tokenPagina leads to the next page')
  })

  test('a guardian who asks for one child and is answered with all of them is told', async () => {
    const known = globalThis.fetch
    vi.stubGlobal('fetch', async (...[address, init]: Parameters<typeof fetch>) => {
      const body = typeof init?.body === 'string' ? { body: init.body.replace(/"idPessoa":\d+/, '"idPessoa":0') } : {}
      return known(address, { ...init, ...body })
    })
    expect(failing(await walk('marta'))).toContain('asked for one child, lists tell of that child alone (idPessoa)')
  })

  test('a page to sign in at, and pages of HTML, are told', async () => {
    await order('speak', { dialects: ['loginpage', 'htmlerrors'] })
    const report = formatReport(await walk('ana'), true)
    expect(report).toMatch(/Classes +POST 302 led elsewhere \(to \/login\)/)
    expect(report).toMatch(/GetTurma +POST 404 said no \(text\/html\)/)
  })
})

test.each([
  [200, '<!doctype html><title>Portal</title>'],
  [500, '{}'],
])('a host that answers the GET routes with %i is no hindrance: the portal does not use them', async (status, page) => {
  const known = globalThis.fetch
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    asked[1]?.method === 'GET' ? Promise.resolve(new Response(page, { status })) : known(...asked),
  )
  const found = await walk('ana')
  expect(failing(found)).toEqual(['the GET routes answer as POST does'])
  expect(isUsable(found, true)).toBe(true)
})

test('a service below a path: the path goes into config.json, and the host names the rest', async () => {
  const report = formatReport(await checkService(`${server.url}/api/v1/`, null), false)
  expect(report).toContain(`"apiBaseUrl": "/api/v1" (the host's file names ${server.url} `)
  expect(report).toContain(`only at another origin "${server.url}/api/v1"`)
})

describe('a service that cannot be used is told of', () => {
  test('a wrong password', async () => {
    const found = await checkService(server.url, { userName: 'ana', password: 'errada' })
    expect(isUsable(found, true)).toBe(false)
    expect(formatReport(found, true)).toContain('cannot work with this service yet: nobody could be signed in')
  })

  test.each(['html', 'truncated', 'empty'])('%s in place of a reply', async (kind) => {
    await order('fail', { operation: 'GetTurma', kind })
    const found = await walk('ana')
    expect(isUsable(found, true)).toBe(false)
    expect(formatReport(found, true)).toMatch(/GetTurma +POST 200 UNREADABLE/)
  })

  test('wrong types are repaired and told, what cannot be read too', async () => {
    await order('fail', { operation: 'GetTurma', kind: 'nulls' })
    expect(formatReport(await walk('ana'), true)).toContain('GetTurma limiteFaltas')
  })

  test('a web site that knows nothing of the contract, or of all but the sign-in', async () => {
    for (const knows of [[], ['Auth']]) {
      const site = createServer((request, response) => {
        const known = knows.some((name) => request.url?.endsWith(`/${name}`))
        response.writeHead(known ? 200 : 404, { 'Content-Type': known ? 'application/json' : 'text/html' })
        response.end(known ? '{"userName":"ana","sessionId":"1"}' : '<h1>Not found</h1>')
      })
      await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
      onTestFinished(() => void site.close())
      const { port } = site.address() as AddressInfo
      const who = knows.length > 0 ? { userName: 'ana', password } : null
      const found = await checkService(`http://127.0.0.1:${port}`, who)
      expect(isUsable(found, who !== null)).toBe(false)
      expect(formatReport(found, who !== null)).toMatch(/cannot work with this service yet: .*404 said no/)
      expect(failing(found)).toContain('PostMatriculaMunicipal answers who has no account')
    }
  })

  test('a session id that no header can carry', async () => {
    await order('fail', { operation: 'Classes', kind: '500' })
    const known = globalThis.fetch
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const answer = await known(...asked)
      if (!(asked[0] as string).endsWith('/Auth')) return answer
      const { status } = answer
      const text = (await answer.text()).replace(/"sessionId":"[^"]+"/, '"sessionId":"sessão – 1"')
      return new Response(text, { status, headers: { 'Content-Type': 'application/json' } })
    })
    const found = await walk('ana')
    expect(found.transport).toBeNull()
    expect(isUsable(found, true)).toBe(false)
  })

  test('no service at all', async () => {
    const found = await checkService('http://127.0.0.1:9', null)
    expect(formatReport(found, false)).toMatch(/Auth +POST NO ANSWER/)
  })
})

test('without a user only what is open is asked', async () => {
  const found = await checkService(`${server.url}/`, null)
  expect(found.calls.map(({ operation }) => operation)).toEqual(['Auth', 'Classes', 'PostMatriculaMunicipal'])
  expect(found.left).toContainEqual({ operation: 'GetTurma', why: 'nobody is signed in (--user)' })
  expect(isUsable(found, false)).toBe(true)
})

test('as a command: the password from the environment, the verdict as its status', async () => {
  const script = join(project, 'src/connect/checkService.mjs')
  const run = (args: string[], secret: string) =>
    promisify(execFile)(process.execPath, [script, ...args], { env: { ...process.env, PORTAL_PASSWORD: secret } })
  const { stdout } = await run([server.url, '--user', 'ana'], password)
  expect(stdout).toContain('The portal can work with this service')
  await expect(run([server.url, '--user', 'ana'], 'errada')).rejects.toMatchObject({ code: 1 })
  await expect(run([server.url, '--password', 'x'], '')).rejects.toMatchObject({ code: 2 })
  const withSecret = run([server.url.replace('//', '//ana:segredo@')], '')
  await expect(withSecret).rejects.toMatchObject({ code: 2, stderr: expect.not.stringContaining('segredo') as string })
})
