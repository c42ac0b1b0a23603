// What the page asked before its program came is taken once, while it is news, and never for another person's answer.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { write } from '@/api'
import { dropEarly, earlyAnswer, noteStartRequest } from '@/api/early'
import { op } from '@/contract'
import { end, identify, keptText, start } from '@/session'

const ask = { url: '/json/reply/Classes', credentials: 'same-origin', headers: {}, body: '{"idPessoa":1001}' } as const
const answered = { response: new Response('{}'), text: '{}' }
const closed = vi.fn()

function pageAsked(isStale = false): void {
  const { url, credentials, body } = ask
  const sent = [{ url, credentials, body, id: null, answer: Promise.resolve(answered) }]
  Object.assign(globalThis, { portalAsked: { isStale, sent, close: closed } })
}

afterEach(() => {
  dropEarly()
  closed.mockClear()
})

test('the same question is answered by what the page asked, once', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  pageAsked()
  expect(await earlyAnswer(ask)).toBe(answered)
  expect(earlyAnswer(ask)).toBeNull()
})

test.each([
  ['other words', { body: '{"idPessoa":1002}' }],
  ['another operation', { url: '/json/reply/GetRecado' }],
  ['another session', { headers: { 'X-ss-id': 'x' } }],
  ['other credentials', { credentials: 'include' }],
])('%s are asked anew', (_, other) => {
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  pageAsked()
  expect(earlyAnswer({ ...ask, ...other })).toBeNull()
})

test('half a minute after the page began it is news no longer', () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_001)
  pageAsked()
  expect(earlyAnswer(ask)).toBeNull()
  expect(closed).toHaveBeenCalledOnce()
})

test('after a write it is older than what the person did', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ marcado: true, message: '' })))
  pageAsked()
  expect((await write(op.MarcarPresencaPost, { latitude: 0, longitude: 0 })).kind).toBe('accepted')
  expect(earlyAnswer(ask)).toBeNull()
})

test('after somebody signed in or left in another tab nobody hears it', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  pageAsked(true)
  expect(await earlyAnswer(ask)).toBeNull()
})

test('who is there, asked without a word, is no answer for somebody who signs in', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  const auth = { ...ask, url: '/json/reply/Auth' }
  const sent = [
    { url: auth.url, credentials: ask.credentials, body: '{}', id: null, answer: Promise.resolve(answered) },
  ]
  Object.assign(globalThis, { portalAsked: { isStale: false, sent, close: closed } })
  expect(earlyAnswer({ ...auth, body: '{"provider":"credentials","userName":"ana","rememberMe":false}' })).toBeNull()
  expect(await earlyAnswer({ ...auth, body: '{}' })).toBe(answered)
  expect(closed, 'from now on the program hears the other tabs').toHaveBeenCalledOnce()
})

describe('what the start page asks', () => {
  const written = keptText('primeira')
  const asks = () => (JSON.parse(written.read() ?? '[]') as unknown[]).length
  const ana = identify({ sessionId: 'x', userName: 'ana', userId: '1001', perfis: [1] })

  beforeEach(() => {
    vi.useFakeTimers()
    history.replaceState(null, '', '/inicio')
    start(ana)
  })
  afterEach(() => {
    vi.useRealTimers()
    end(null)
    written.write(null)
  })

  test('is written down for the next visit, the first sixteen questions of it', () => {
    for (let n = 0; n < 20; n += 1) noteStartRequest({ name: 'GetTurma', kind: 'read' }, `{"id":${n}}`)
    noteStartRequest({ name: 'GetTurma', kind: 'read' }, '{"id":0}')
    vi.advanceTimersByTime(1000)
    expect(asks()).toBe(16)
  })

  test('is what it asks first: what is asked ten seconds later is not written down', () => {
    noteStartRequest({ name: 'GetTurma', kind: 'read' }, '{"id":1}')
    vi.advanceTimersByTime(10_001)
    noteStartRequest({ name: 'GetTurma', kind: 'read' }, '{"id":2}')
    vi.advanceTimersByTime(1000)
    expect(asks()).toBe(1)
  })

  test('is written down for nobody who has left meanwhile', () => {
    noteStartRequest({ name: 'GetTurma', kind: 'read' }, '{"idPessoa":1001}')
    end('signedOut', { silent: true })
    vi.advanceTimersByTime(1000)
    expect(written.read()).toBeNull()
  })

  test('is written down for nobody while nobody is signed in', () => {
    end('signedOut', { silent: true })
    noteStartRequest({ name: 'GetTurma', kind: 'read' }, '{"idPessoa":1001}')
    vi.advanceTimersByTime(1000)
    expect(written.read()).toBeNull()
  })

  test.each([op.Auth, op.MarcarPresencaPost, op.AproveitamentoAluno])(
    'is all that is written down: never what somebody sends by $name, a password least of all',
    (operation) => {
      noteStartRequest(operation, '{"password":"caderno"}')
      vi.advanceTimersByTime(1000)
      expect(written.read()).toBeNull()
    },
  )

  test('is what that page asks: questions of another page are not written down', () => {
    history.replaceState(null, '', '/boletim')
    noteStartRequest({ name: 'GetTurma', kind: 'read' }, '{"idPessoa":1001}')
    vi.advanceTimersByTime(1000)
    expect(written.read()).toBeNull()
  })

  test('is written down for the person who came next without what the one before them asked', () => {
    noteStartRequest({ name: 'GetTurma', kind: 'read' }, '{"idPessoa":1001}')
    start(identify({ sessionId: 'y', userName: 'bruno', userId: '1002', perfis: [1] }))
    noteStartRequest({ name: 'GetTurma', kind: 'read' }, '{"idPessoa":1002}')
    vi.advanceTimersByTime(1000)
    expect(written.read()).toBe(JSON.stringify([['GetTurma', '{"idPessoa":1002}']]))
  })
})

test('what was asked for somebody who has left is no answer for who comes next', () => {
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  const ana = identify({ sessionId: 'x', userName: 'ana', userId: '1001', perfis: [1] })
  start(ana)
  pageAsked()
  start({ ...ana, idPessoa: 1002, userName: 'bruno' })
  expect(earlyAnswer(ask)).toBeNull()
  end(null)
})
