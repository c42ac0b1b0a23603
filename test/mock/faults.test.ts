import { describe, expect, test } from 'vitest'
import { operations } from '@/contract'
import { faultKinds } from '@/mock/doors/network'
import { mock } from '@/mock/doors/node'
import { ask, send, no, notaOf, withNotas, registroOf } from './ask'

const call = (name: string, body: object = {}) =>
  mock.fetch(`/json/reply/${name}`, { method: 'POST', body: JSON.stringify(body) })
const textOf = async (name: string, body?: object) => (await call(name, body)).text()

describe('faults by hand', () => {
  test('a status, so many times, with a waiting time', async () => {
    mock.as('ana')
    mock.fail('GetTurma', 503, { times: 2, retryAfter: 5 })
    for (let i = 0; i < 2; i++) {
      const response = await call('GetTurma', { id: 101 })
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    }
    expect((await call('GetTurma', { id: 101 })).status).toBe(200)
  })

  test('only the operation named, or any', async () => {
    mock.as('ana')
    mock.fail('getturma', 500)
    expect((await ask('Classes')).status).toBe(200)
    mock.fail('*', 500)
    expect(no(await ask('Classes'))).toMatchObject({ status: 500, code: 'Fault' })
    mock.fail('*', null)
    expect((await ask('Classes')).status).toBe(200)
  })

  test('a 200 that carries an error', async () => {
    mock.as('ana')
    mock.fail('Classes', 200)
    expect(no(await ask('Classes'))).toMatchObject({ status: 200, code: 'Fault' })
  })

  test('every kind, for every operation, is what it says', async () => {
    const seen: string[] = []
    for (const { name } of operations) {
      for (const kind of faultKinds.filter((kind) => kind !== 'hang')) {
        mock.as('helena')
        mock.fail(name, kind, { times: 1 })
        const response = call(name)
        if (kind === 'drop') await expect(response).rejects.toThrow(TypeError)
        else if (kind === 'html') expect((await response).headers.get('Content-Type')).toContain('text/html')
        else if (kind === 'empty') expect(await (await response).text()).toBe('')
        else if (kind === 'truncated') {
          const text = await (await response).text()
          expect(() => JSON.parse(text) as unknown, text).toThrow(SyntaxError)
        } else expect(JSON.parse(await (await response).text()), `${name} ${kind}`).toBeTypeOf('object')
        seen.push(`${name} ${kind}`)
      }
    }
    expect(seen).toHaveLength(operations.length * (faultKinds.length - 1))
  })

  test('nulls, wrong types and huge texts keep the shape of the reply', async () => {
    mock.as('ana')
    const spoilt = async (kind: 'nulls' | 'wrongTypes' | 'hugeText') => {
      mock.fail('GetTurma', kind)
      return JSON.parse(await textOf('GetTurma', { id: 101 })) as unknown
    }
    expect(await spoilt('nulls')).toEqual({ id: null, descricao: null, limiteFaltas: null })
    expect(await spoilt('wrongTypes')).toEqual({ id: '101', descricao: 4, limiteFaltas: '30' })
    expect(((await spoilt('hugeText')) as { descricao: string }).descricao.length).toBeGreaterThan(20_000)
  })

  test('a write that fails by a status was not done; one whose answer is lost may have been', async () => {
    mock.as('carla')
    const before = await registroOf(1011, 'Ana Prado Souza')
    const sending = withNotas(before, { 101_105: { valor: 2.5 } })
    mock.fail('AproveitamentoAluno', 503, { times: 1 })
    expect((await send(sending)).status).toBe(503)
    mock.fail('AproveitamentoAluno', 'drop', { times: 1 })
    await expect(send(sending)).rejects.toThrow(TypeError)
    expect(await registroOf(1011, 'Ana Prado Souza')).toEqual(before)
    mock.fail('AproveitamentoAluno', 'drop', { times: 1, done: true })
    await expect(send(sending)).rejects.toThrow(TypeError)
    expect(notaOf(await registroOf(1011, 'Ana Prado Souza'), 101_105).valor).toBe(2.5)
  })
})

describe('the road', () => {
  test('slow waits before anything happens', async () => {
    mock.as('ana')
    mock.network.slow(80)
    const started = performance.now()
    await ask('GetTurma', { id: 101 })
    expect(performance.now() - started).toBeGreaterThanOrEqual(75)
  })

  test('offline lets nothing through', async () => {
    mock.as('ana')
    mock.network.offline(true)
    await expect(ask('Classes')).rejects.toThrow('Failed to fetch')
    mock.network.offline(false)
    expect((await ask('Classes')).status).toBe(200)
  })

  test('the log tells operations, doors and statuses, and no bodies', async () => {
    mock.as('ana')
    await ask('GetTurma', { id: 101 })
    await ask('GetTurma', { id: 0, nome: 'Maria' })
    await mock.fetch('/diario/classes')
    expect(mock.network.log().map(({ operation, door, status }) => [operation, door, status])).toEqual([
      ['GetTurma', 'reply', 200],
      ['GetTurma', 'reply', 404],
      ['Classes', 'get', 200],
    ])
    expect(JSON.stringify(mock.network.log())).not.toContain('Maria')
  })
})
