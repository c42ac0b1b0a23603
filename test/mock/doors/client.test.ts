/** A client that others wrote, over real HTTP: what it understands is not only what we meant. */
import { JsonServiceClient } from '@servicestack/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type op, operations } from '@/contract'
import { type MockServer, startServer } from '@/mock/doors/listen'
import { calls, inLesson } from '../calls'

let server: MockServer
let client: JsonServiceClient
beforeAll(async () => {
  server = await startServer({ port: 0 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await fetch(`${server.url}/__mock/reset`, { method: 'POST' })
  client = new JsonServiceClient(server.url)
  // its own base path is another one
  client.basePath = null
})

/** A request as that client wants it: an object that knows its own name and method. */
function dto(name: keyof typeof op, fields: object = {}) {
  return Object.assign(
    Object.create({ getTypeName: () => name, getMethod: () => 'POST', createResponse: () => ({}) }),
    fields,
  ) as {
    createResponse(): Record<string, unknown>
  }
}
const signIn = (userName: string) =>
  client.post(dto('Auth', { provider: 'credentials', userName, password: 'caderno', rememberMe: true }))

test('signs in, keeps the cookie, reads', async () => {
  expect(await signIn('ana')).toMatchObject({ userName: 'ana', userId: 1001 })
  expect(await client.post(dto('GetTurma', { id: 101 }))).toEqual({ id: 101, descricao: '7º A', limiteFaltas: 30 })
  expect(await client.post(dto('Auth'))).toMatchObject({ userName: 'ana' })
})

test('reads by a GET route', async () => {
  await signIn('ana')
  expect(await client.get('/diario/recados/10112')).toMatchObject({ id: 10_112 })
})

test('carries the session in the header alike', async () => {
  const { sessionId } = await signIn('ana')
  const other = new JsonServiceClient(server.url)
  other.basePath = null
  other.headers.set('X-ss-id', String(sessionId))
  expect(await other.post(dto('GetTurma', { id: 101 }))).toMatchObject({ id: 101 })
})

test('hears a refusal as a ResponseStatus', async () => {
  await expect(client.post(dto('Auth', { userName: 'ana', password: 'errada' }))).rejects.toMatchObject({
    responseStatus: { errorCode: 'InvalidCredentials', message: 'Usuário ou senha não conferem.' },
  })
  await signIn('ana')
  await expect(client.post(dto('GetTurma', { id: 'x' }))).rejects.toMatchObject({
    responseStatus: { errorCode: 'Validation', errors: [{ fieldName: 'id', message: 'Informe um número.' }] },
  })
})

test('sends a one-way call, and the next reading shows it', async () => {
  await signIn('carla')
  interface Record_ {
    id: number
    grupos: { avaliacoes: { avaliacaoId: number; valor: number | null }[] }[]
  }
  const read = async () => {
    const { itens } = await client.post(dto('AproveitamentosAlunos', { idClasse: 1011 }))
    return (itens as Record_[]).find(({ id }) => id === 10_110_000)
  }
  const record = await read()
  const grupos = record?.grupos.map((grupo) => ({
    ...grupo,
    avaliacoes: grupo.avaliacoes.map((nota) => (nota.avaliacaoId === 101_105 ? { ...nota, valor: 9.5 } : nota)),
  }))
  await client.sendOneWay(dto('AproveitamentoAluno', { ...record, grupos }))
  const log = (await (await fetch(`${server.url}/__mock/log`)).json()) as object[]
  expect(log.at(-1)).toMatchObject({ operation: 'AproveitamentoAluno', door: 'oneway', status: 204 })
  expect((await read())?.grupos[1]?.avaliacoes.find(({ avaliacaoId }) => avaliacaoId === 101_105)?.valor).toBe(9.5)
})

const oneWay = new Set<string>(operations.filter(({ kind }) => kind === 'oneWay').map(({ name }) => name))

test('can call every operation, and understands every answer', async () => {
  // a lesson of 7º A is open for check-in
  await fetch(`${server.url}/__mock/now`, { method: 'POST', body: JSON.stringify({ at: inLesson }) })
  for (const { name } of operations) {
    const [who, body] = calls[name]
    await signIn(who)
    if (oneWay.has(name)) {
      const own = name === 'AproveitamentoAluno'
      const { itens } = own ? await client.post(dto('AproveitamentosAlunos', { idClasse: 1011 })) : { itens: [body] }
      await client.sendOneWay(dto(name, (itens as object[])[0]))
      const log = (await (await fetch(`${server.url}/__mock/log`)).json()) as object[]
      expect(log.at(-1), name).toMatchObject({ operation: name, door: 'oneway', status: 204 })
      continue
    }
    const heard = await client.post(dto(name, body))
    // the three ways of saying no inside a 200 (contract, Errors)
    expect(heard, name).not.toMatchObject({ marcado: false })
    expect(heard['errorMessage'] ?? '', name).toBe('')
    const { errorCode } = (heard['responseStatus'] ?? { errorCode: '' }) as { errorCode: string }
    expect(errorCode, name).toBe('')
    expect(Object.keys(heard).length, name).toBeGreaterThan(1)
  }
})

test('reads all GET routes', async () => {
  await signIn('sonia')
  const read = operations.flatMap(({ name, get }) => (get === null ? [] : [{ get, ids: calls[name][1] }]))
  expect(read).not.toEqual([])
  for (const { get, ids } of read) {
    const idOf = (_: string, first: string, rest: string) =>
      String((ids as Record<string, unknown>)[first.toLowerCase() + rest])
    const heard = await client.get(get.replace(/\{(\w)(\w+)\}/, idOf)).catch((error: unknown) => {
      throw new Error(`${get}: the office asks every read without a filter, and was refused`, { cause: error })
    })
    expect(Object.keys(heard as object), get).toContain(get.includes('{Id}') ? 'id' : 'itens')
  }
})
