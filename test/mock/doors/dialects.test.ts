/** Dialects over real HTTP: what only a connection shows, and that they change the wording of an answer and nothing else. */
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Dialect } from '@/mock/dialects'
import { type MockServer, startServer } from '@/mock/doors/listen'

let server: MockServer
beforeAll(async () => {
  server = await startServer({ port: 0, dialects: ['pascal'] })
})
afterAll(() => server.close())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
  })
const speak = (...dialects: Dialect[]) => post('/__mock/speak', { dialects })
beforeEach(() => post('/__mock/reset', {}))

const header = (userName: string) => ({ 'X-ss-id': server.backend.openSession(userName) })
const turma = async (headers: Record<string, string>): Promise<unknown> =>
  (await post('/json/reply/GetTurma', { id: 101 }, headers)).json()

/** The bytes as they travel: `fetch` would have unpacked them. */
const encodingFor = (accepted: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const headers = { ...header('ana'), 'Accept-Encoding': accepted, 'Content-Type': 'application/json' }
    const asked = request(`${server.url}/json/reply/GetTurma`, { method: 'POST', headers }, (response) => {
      response.resume()
      resolve(response.headers['content-encoding'])
    })
    asked.on('error', reject)
    asked.end('{"id":101}')
  })

test('what is spoken from the start is spoken again after a reset', async () => {
  expect(await turma(header('ana'))).toEqual({ Id: 101, Descricao: '7º A', LimiteFaltas: 30 })
  await speak()
  expect(await turma(header('ana'))).toEqual({ id: 101, descricao: '7º A', limiteFaltas: 30 })
  await post('/__mock/reset', {})
  expect(await turma(header('ana'))).toHaveProperty('Id')
})

test('compressed: by what the asking side accepts', async () => {
  await speak('compressed')
  expect([await encodingFor('gzip, deflate, br'), await encodingFor('gzip'), await encodingFor('identity')]).toEqual([
    'br',
    'gzip',
    undefined,
  ])
  expect(await turma(header('ana'))).toHaveProperty('id')
})

test('loginpage: a redirect to a page in place of 401, and of nothing else', async () => {
  await speak('loginpage')
  const led = await post('/json/reply/GetTurma', { id: 101 })
  expect([led.status, led.headers.get('Location')]).toEqual([302, '/login'])
  expect(await (await fetch(`${server.url}/login`)).text()).toContain('<h1>Login</h1>')
  expect((await post('/json/reply/GetTurma', { id: 1 }, header('ana'))).status).toBe(404)
})

test('htmlerrors: a page with the status of the refusal', async () => {
  await speak('htmlerrors')
  const refused = await post('/json/reply/GetTurma', { id: 1 }, header('ana'))
  expect([refused.status, refused.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await refused.text()).toMatch(/^<!DOCTYPE html>/)
})

test('the others change how an answer is spelt', async () => {
  await speak('netdates', 'enumtext', 'pascalstatus')
  const evaluation = await post('/json/reply/GetAvaliacao', { id: 101_105 }, header('ana'))
  expect(await evaluation.json()).toMatchObject({
    tipo: 'Prova',
    data: expect.stringMatching(/^\/Date\(\d+-0300\)\/$/) as string,
  })
  const refused = await post('/json/reply/InsertPessoaAvaliacaoInterdisciplinar', {}, header('sonia'))
  expect(await refused.json()).toMatchObject({
    ResponseStatus: { ErrorCode: 'Validation', Errors: [{ FieldName: 'Nome' }] },
  })
  await speak('nonulls')
  const classes = await post('/json/reply/Classes', {}, header('ana'))
  expect(await classes.text()).not.toContain('null')
})
