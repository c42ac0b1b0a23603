/** Every failure of the cast for every operation, as a client over HTTP meets it, and that the call after it is whole. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OperationName, operations } from '@/contract'
import { type MockServer, startServer } from '@/mock/doors/listen'
import { type FaultKind, faultKinds } from '@/mock/doors/network'

let server: MockServer
let session: string
beforeAll(async () => {
  server = await startServer({ port: 0 })
  session = server.backend.openSession('helena')
})
afterAll(() => server.close())

/** A short page where the operation lists; elsewhere a field that nobody knows. */
const few = { quantidade: 2 }

const post = (path: string, body: object, signal: AbortSignal | null = null) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-ss-id': session },
    body: JSON.stringify(body),
    signal,
  })
const order = async (fault: object) => {
  const told = await post('/__mock/fail', fault)
  expect(told.status, await told.text()).toBe(200)
}

/** What the service says without a failure: a yes or a no, but always JSON that says something. */
const plain = async (name: OperationName) => {
  const response = await post(`/json/reply/${name}`, few)
  return { status: response.status, body: (await response.json()) as unknown }
}

/** Every value of an answer that is neither a list nor an object. */
const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value]

/** The same shape, and every value of another type: a number as text, a text as a number, nothing as an object. */
function everyTypeIsWrong(came: unknown, meant: unknown): void {
  if (typeof meant !== 'object') expect(typeof came).not.toBe(typeof meant)
  else if (meant === null) expect(came).toEqual({})
  else for (const [name, value] of Object.entries(meant)) everyTypeIsWrong((came as Fields)[name], value)
}
type Fields = Record<string, unknown>

const names = operations.map(({ name }) => name)

/** What comes, by kind: `drop` and `hang` bring nothing at all. */
const looks: Record<Exclude<FaultKind, 'drop' | 'hang'>, (text: string, type: string, body: unknown) => void> = {
  html: (text, type) => {
    expect(type).toMatch(/^text\/html/)
    expect(text).toMatch(/^<!doctype html>/)
  },
  empty: (text) => expect(text).toBe(''),
  truncated: (text, _type, body) => {
    expect(JSON.stringify(body).startsWith(text)).toBe(true)
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  },
  nulls: (text, _type, body) => {
    expect(leaves(JSON.parse(text))).toEqual(leaves(body).map(() => null))
  },
  wrongTypes: (text, _type, body) => everyTypeIsWrong(JSON.parse(text), body),
  hugeText: (text, _type, body) => {
    const texts = leaves(body).filter((value) => typeof value === 'string')
    const huge = leaves(JSON.parse(text)).filter((value) => typeof value === 'string')
    expect(huge).toHaveLength(texts.length)
    for (const value of huge) expect(value.length).toBeGreaterThan(20_000)
  },
}

test.each(names.flatMap((name) => faultKinds.map((kind) => ({ name, kind }))))('$kind of $name', async (of) => {
  const { name, kind } = of
  const before = await plain(name)
  await order({ operation: name, kind, times: 1 })
  if (kind === 'hang') {
    const signal = AbortSignal.timeout(40)
    await expect(post(`/json/reply/${name}`, few, signal)).rejects.toMatchObject({ name: 'TimeoutError' })
  } else if (kind === 'drop') {
    await expect(post(`/json/reply/${name}`, few)).rejects.toMatchObject({ name: 'TypeError' })
  } else {
    const response = await post(`/json/reply/${name}`, few)
    looks[kind](await response.text(), response.headers.get('Content-Type') ?? '', before.body)
  }
  // once, as ordered; and nobody else met it
  expect(await plain(name)).toEqual(before)
})

test.each(names)('a status of %s, with its waiting time, from the one-way door too', async (name) => {
  const door = operations.find((operation) => operation.name === name)?.kind === 'oneWay' ? 'oneway' : 'reply'
  for (const status of [200, 401, 429, 503, 599]) {
    await order({ operation: name.toUpperCase(), status, times: 1, retryAfter: 5 })
    const response = await post(`/json/${door}/${name}`, few)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([status, '5'])
    const { responseStatus } = (await response.json()) as { responseStatus: { errorCode: string; message: string } }
    expect([responseStatus.errorCode, responseStatus.message]).toEqual([
      expect.stringMatching(/./),
      'Falha pedida à mão.',
    ])
  }
})

test('* is any operation, so many times, and null ends it', async () => {
  await order({ operation: '*', status: 500 })
  for (const name of names) expect((await plain(name)).status, name).toBe(500)
  await order({ operation: '*', kind: null })
  for (const name of names) expect((await plain(name)).status, name).not.toBe(500)
})

test('an operation that does not exist cannot fail', async () => {
  const told = await post('/__mock/fail', { operation: 'GetTurmas', status: 500 })
  expect([told.status, await told.json()]).toEqual([400, { message: 'No operation is called GetTurmas' }])
})
