// The service behind a real host: which requests the host refuses, and what it passes on of requests and answers.
import { ask } from './ask'
import { expect, type Heard, test } from './fixtures'
import type { Host } from './hosts'

const own = { 'content-type': 'application/json', 'x-requested-with': 'portal', 'sec-fetch-site': 'same-origin' }
const auth = '/json/reply/Auth'
const post = (host: Host, headers: Record<string, string>, path = auth, body: string | Buffer = '{}') =>
  ask(host.url + path, {
    method: 'POST',
    headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
    body,
  })
const without = (name: keyof typeof own) => Object.fromEntries(Object.entries(own).filter(([one]) => one !== name))

test.describe('forged requests', () => {
  const type = (text: string) => ({ ...own, 'content-type': text })
  const site = (text: string) => ({ ...own, 'sec-fetch-site': text })
  const cases: [what: string, headers: Record<string, string>, status: number, path?: string][] = [
    ['the portal’s own', own, 200],
    ['a browser that says no site', without('sec-fetch-site'), 200],
    ['an address typed in', site('none'), 200],
    ['JSON with a character set', type('application/json; charset=utf-8'), 200],
    ['JSON in capitals', type('Application/JSON;charset=UTF-8'), 200],
    ['another site', site('cross-site'), 403],
    ['a neighbour below the same domain', site('same-site'), 403],
    ['a site of a kind that nobody knows yet', site('other-site'), 403],
    ['a form', type('application/x-www-form-urlencoded'), 415],
    ['a form with files', type('multipart/form-data; boundary=x'), 415],
    ['plain text', type('text/plain'), 415],
    ['plain text that hides JSON in a parameter', type('text/plain; application/json'), 415],
    ['plain text that hides JSON behind a comma', type('text/plain, application/json'), 415],
    ['a type that only begins like JSON', type('application/jsonp'), 415],
    ['JSON of another family', type('application/json-patch+json'), 415],
    ['no type', without('content-type'), 415],
    ['no header of the portal', without('x-requested-with'), 403],
    ['an empty header of the portal', { ...own, 'x-requested-with': '' }, 403],
    ['a callback', own, 400, `${auth}?callback=f`],
    ['a callback after others', own, 400, `${auth}?format=json&callback=f`],
    ['a callback spelled with percent signs', own, 400, `${auth}?%63allback=f`],
    ['a callback spelled wholly so', own, 400, `${auth}?%63%61%6C%6c%62%61%63%6b=f`],
    ['a callback in capitals', own, 400, `${auth}?CallBack=f`],
    ['a callback in capitals with percent signs', own, 400, `${auth}?%43allbac%4B=f`],
    ['a callback without a value', own, 400, `${auth}?callback`],
    ['something that only sounds like it', own, 200, `${auth}?mycallback=f&callbacks=2&x=callback`],
    ['the one-way door', type('text/plain'), 415, '/json/oneway/Pessoa'],
    ['the door below a path', type('text/plain'), 415, '/api/v1/json/reply/Auth'],
  ]
  for (const [what, headers, status, path] of cases)
    test(`${what}: ${status}`, async ({ host }) => {
      const answer = await post(host, headers, path)
      expect(answer.status).toBe(status)
      expect(answer.header('cache-control')).toBe('no-store')
    })
  test('reading is judged too', async ({ host }) => {
    const get = (headers: Record<string, string>, query = '') =>
      ask(`${host.url}/diario/turmas/1${query}`, { headers }).then(({ status }) => status)
    expect(await get({})).toBe(200)
    expect(await get({ 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await get({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await get({}, '?%63allback=f')).toBe(400)
  })
  test('other methods do not reach the service', async ({ host }) => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await ask(`${host.url}/diario/turmas/1`, { method, headers: own })
      expect(answer.status, method).toBe(405)
      expect(answer.header('allow')).toBe('GET, HEAD, POST')
    }
  })
})

test('the service is told who asks, by which name and how', async ({ host }) => {
  const headers = { ...own, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http', cookie: 'ss-id=abc' }
  const answer = await post(host, headers, '/json/reply/Auth?format=json&a=%2F', '{"a":1}')
  const heard = JSON.parse(answer.text) as Heard
  expect(heard).toMatchObject({ method: 'POST', url: '/json/reply/Auth?format=json&a=%2F', version: '1.1', bytes: 7 })
  expect(heard.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-requested-with': 'portal',
    cookie: 'ss-id=abc',
  })
  expect(heard.headers.host).toMatch(/^localhost(:\d+)?$/)
})

test('what the service says about itself goes no further, and cookies are made safe', async ({ host, echo }) => {
  echo.answer((request, response) => {
    request.resume()
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=60',
      'Content-Security-Policy': 'default-src *',
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': 'max-age=1',
      'X-Powered-By': 'ServiceStack/9',
      Server: 'Kestrel/8.1',
      'Set-Cookie': [
        'ss-id=a; path=/; HttpOnly; SameSite=Lax',
        'ss-pid=b; expires=Wed, 21 Oct 2026 07:28:00 GMT; path=/; samesite=none; secure',
        'ss-opt=temp',
      ],
    })
    response.end('{}')
  })
  const answer = await post(host, own)
  expect(answer.header('x-powered-by')).toBeUndefined()
  expect(answer.header('server') ?? '').not.toMatch(/Kestrel|\d/)
  for (const name of [
    'cache-control',
    'content-security-policy',
    'x-content-type-options',
    'strict-transport-security',
  ])
    expect(
      answer.all.filter(([one]) => one === name),
      name,
    ).toHaveLength(1)
  expect(answer.header('cache-control')).toBe('no-store')
  expect(answer.header('content-security-policy')).not.toContain('*')
  expect(answer.cookies).toHaveLength(3)
  for (const cookie of answer.cookies)
    for (const word of [/; ?secure(;|$)/gi, /; ?httponly(;|$)/gi, /; ?samesite=lax(;|$)/gi, /samesite=/gi])
      expect(cookie.match(word), `${cookie} ${word}`).toHaveLength(1)
  expect(answer.cookies[1]).toContain('expires=Wed, 21 Oct 2026 07:28:00 GMT')
})

test('no answer makes the browser ask for a password in a window of its own', async ({ host, echo }) => {
  echo.answer((request, response) => {
    request.resume()
    response.writeHead(401, { 'WWW-Authenticate': 'basic realm="/auth/basic"' }).end()
  })
  const answer = await post(host, own)
  expect(answer.status).toBe(401)
  expect(answer.header('www-authenticate')).toBeUndefined()
})

test('errors of the service go on as they are', async ({ host, echo }) => {
  for (const status of [400, 401, 404, 500, 502, 503]) {
    echo.answer((request, response) => {
      request.resume()
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '7' })
        .end('{"responseStatus":{}}')
    })
    const answer = await post(host, own)
    expect(answer.status).toBe(status)
    expect(answer.text).toBe('{"responseStatus":{}}')
    expect(answer.header('retry-after')).toBe('7')
    expect(answer.header('cache-control')).toBe('no-store')
    expect(answer.all.filter(([name]) => name === 'content-security-policy')).toHaveLength(1)
  }
})

test('large answers go compressed', async ({ host, echo }) => {
  const text = JSON.stringify({ itens: Array.from({ length: 500 }, (_, id) => ({ id, nome: 'Ana' })) })
  echo.answer((request, response) => {
    request.resume()
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(text)
  })
  const answer = await post(host, { ...own, 'accept-encoding': 'gzip' })
  expect(answer.header('content-encoding')).toBe('gzip')
  expect(answer.text).toBe(text)
})

test('a body of 1 MiB goes through, a larger one is 413', async ({ host }) => {
  const largest = Buffer.alloc(1_048_576, 32)
  const whole = await post(host, own, auth, largest)
  expect((JSON.parse(whole.text) as Heard).bytes).toBe(1_048_576)
  const larger = async () => {
    const answer = await post(host, own, auth, Buffer.alloc(1_048_577, 32))
    expect(answer.status).toBe(413)
    expect(answer.header('content-security-policy')).toContain("default-src 'none'")
  }
  const chunked = async () => {
    const headers = { ...own, 'transfer-encoding': 'chunked' }
    const answer = await ask(host.url + auth, { method: 'POST', headers, body: Buffer.alloc(1_200_000, 32) })
    expect(answer.status).toBe(413)
  }
  // a host that hangs up before all has been sent may reset the connection, and its answer is lost then
  for (const asking of [larger, chunked]) await expect(asking).toPass({ timeout: 20_000 })
})

test('a service that hangs up in the middle is a 502, which nobody asks again by itself', async ({ host, echo }) => {
  echo.answer((request) => request.socket.destroy())
  const answer = await post(host, own)
  expect(answer.status).toBe(502)
  expect(answer.header('retry-after')).toBeUndefined()
  expect(answer.header('cache-control')).toBe('no-store')
})

test('the host is more patient than the portal, which waits for 30 s', async ({ host, echo }) => {
  test.setTimeout(60_000)
  echo.answer((request, response) => {
    request.resume()
    setTimeout(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'), 31_000)
  })
  const answer = await post(host, own)
  expect(answer.status).toBe(200)
  expect(answer.text).toBe('{}')
})
