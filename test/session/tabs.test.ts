// Several tabs and several visits of one browser: what one person leaves, in any of them, lets nobody else in.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as apiRoom from '@/api'
import type * as sessionRoom from '@/session'

interface Asked {
  body: { provider?: string; userName?: string }
  id: string | undefined
  signal: RequestInit['signal']
  answer: (status: number, reply?: object) => void
}
let api: typeof apiRoom
let session: typeof sessionRoom
let asked: Asked[]
let other: BroadcastChannel
const person = (n: number) => ({ sessionId: `s${n}`, userName: `p${n}`, userId: String(n), perfis: [1] })
const press = { userName: 'p1', password: 'x', rememberMe: false }
const turns = () => new Promise((done) => setTimeout(done, 20))

/** A page that has just been opened: nothing in memory. */
async function open(transport: 'cookie' | 'header'): Promise<void> {
  vi.resetModules()
  api = await import('@/api')
  session = await import('@/session')
  ;(await import('@/settings')).applySettings({ session: transport })
}
async function signInAs(n: number): Promise<void> {
  const signing = api.signIn(press)
  await vi.waitFor(() => expect(asked.at(-1)?.body.provider).toBe('credentials'))
  asked.at(-1)?.answer(200, person(n))
  await signing
}
const ownerOf = (n: number) =>
  session.ownerOf({
    idPessoa: n,
    userName: `p${n}`,
    displayName: '',
    perfil: 1,
    perfis: [1],
  })

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit & { headers: Record<string, string> }) => {
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      asked.push({
        body: JSON.parse(init.body as string) as Asked['body'],
        id: init.headers['X-ss-id'],
        signal: init.signal,
        answer: (status, reply = {}) => resolve(new Response(JSON.stringify(reply), { status })),
      })
    })
  })
  other = new BroadcastChannel('auth')
})
afterEach(() => {
  other.close()
  session.end(null)
})

test('leaving in one tab ends the header session of another at the service, and a reload brings nobody back', async () => {
  await open('header')
  await signInAs(1)
  expect(sessionStorage.getItem('portal.sessao')).toBe('s1')
  other.postMessage({ type: 'end', reason: 'signedOut', owner: ownerOf(1) })
  await vi.waitFor(() => expect(asked.at(-1)?.body.provider).toBe('logout'))
  expect([asked.at(-1)?.id, session.sessionState().status]).toEqual(['s1', 'none'])
  expect(sessionStorage.getItem('portal.sessao')).toBeNull()
})

test('a cookie is not another tab’s to end: it may be the next person’s', async () => {
  await open('cookie')
  await signInAs(1)
  other.postMessage({ type: 'start', owner: ownerOf(2) })
  await vi.waitFor(() => expect(session.sessionState().status).toBe('none'))
  // nobody left: that is not said
  expect(session.endReason()).toBe('replaced')
  await turns()
  expect(asked.map(({ body }) => body.provider)).toEqual(['credentials'])
})

test('a slow sign-out is given up when the next person signs in in another tab', async () => {
  await open('cookie')
  await signInAs(1)
  void api.signOut()
  await vi.waitFor(() => expect(asked.at(-1)?.body.provider).toBe('logout'))
  other.postMessage({ type: 'start', owner: ownerOf(2) })
  await vi.waitFor(() => expect(asked.at(-1)?.signal?.aborted).toBe(true))
})

test('a slow sign-in is given up too, and the session of the other tab is not marked to be ended', async () => {
  await open('cookie')
  const pressed = api.signIn(press)
  await vi.waitFor(() => expect(asked.at(-1)?.body.provider).toBe('credentials'))
  other.postMessage({ type: 'start', owner: ownerOf(2) })
  await turns()
  asked.at(-1)?.answer(200, person(1))
  expect((await pressed).kind).toBe('notSent')
  expect(asked.at(-1)?.signal?.aborted).toBe(true)
  expect([session.sessionState().session, session.isSignOutPending()]).toEqual([null, false])
})

test('a sign-in whose answer was lost lets nobody in at the next visit, unless it is pressed again', async () => {
  await open('cookie')
  const signing = api.signIn(press)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer(502)
  expect(await signing).toMatchObject({ kind: 'uncertain' })
  expect(session.isSignOutPending()).toBe(true)
  await open('cookie')
  const visit = api.restore()
  await vi.waitFor(() => expect(asked.at(-1)?.body.provider).toBe('logout'))
  asked.at(-1)?.answer(200)
  await visit
  expect([session.sessionState().status, session.isSignOutPending()]).toEqual(['none', false])
  await signInAs(1)
  expect(session.isSignOutPending()).toBe(false)
})

test('what the start page asked for one person is not asked for whoever signs in next', async () => {
  await open('cookie')
  await signInAs(1)
  session.end('idle', { elsewhere: true })
  // written down by a page that was closed meanwhile
  localStorage.setItem('portal.primeira', '[["Classes",{"idPessoa":1}]]')
  await signInAs(2)
  expect(localStorage.getItem('portal.primeira')).toBeNull()
})

test('who has no name leaves in every tab', async () => {
  await open('cookie')
  const signing = api.signIn(press)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer(200, { sessionId: 's1' })
  await signing
  other.postMessage({ type: 'end', reason: 'signedOut', owner: '?0.25' })
  await vi.waitFor(() => expect(session.sessionState().status).toBe('none'))
})

test.each([
  ['an hour ago', -60],
  ['in an hour, by a clock that was wrong', 60],
])('two tabs of a closed window, last used %s: neither is let in by its header', async (_, minutes) => {
  for (const first of [true, false]) {
    await open('header')
    sessionStorage.setItem('portal.sessao', 's1')
    if (first) localStorage.setItem('portal.uso', String(Date.now() + minutes * 60_000))
    session.dropUnused()
    const visit = api.restore()
    await vi.waitFor(() => expect(asked.at(-1)?.body.provider).toBe('logout'))
    expect(asked.at(-1)?.id).toBe('s1')
    asked.at(-1)?.answer(200)
    await visit
    expect(session.sessionState().status).toBe('none')
    expect(session.endReason()).toBe('idle')
  }
})

/** Person 1 signs in, somebody else while the tab is closed, and the service answers the opened tab with person 1. */
async function reopened(transport: Parameters<typeof open>[0]): Promise<void> {
  await open(transport)
  await signInAs(1)
  await open(transport)
  localStorage.setItem('portal.owner', ownerOf(2))
  const visit = api.restore()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked.at(-1)?.answer(200, person(1))
  await visit
}

test('a header tab that is opened again after somebody else came lets nobody in, and its session ends', async () => {
  await reopened('header')
  expect([session.sessionState().status, session.endReason()]).toEqual(['none', 'replaced'])
  expect([asked.at(-1)?.body.provider, asked.at(-1)?.id]).toEqual(['logout', 's1'])
  expect([sessionStorage.getItem('portal.sessao'), session.isReplaced(ownerOf(1))]).toEqual([null, true])
})

test('by cookie the service says who came last, whatever this device noted', async () => {
  await reopened('cookie')
  expect(session.sessionState().session?.userName).toBe('p1')
  expect(session.isReplaced(ownerOf(1))).toBe(false)
  void api.signOut()
  expect(localStorage.getItem('portal.owner')).toBeNull()
})

test('a question that was answered after somebody else came signs nobody out', async () => {
  await open('cookie')
  await signInAs(1)
  let yes: (leaves: boolean) => void = () => undefined
  session.askBeforeLeaving('pessoa', () => new Promise((answer) => (yes = answer)))
  const leaving = api.leave()
  session.end('expired', { silent: true })
  await signInAs(2)
  yes(true)
  await leaving
  expect(session.sessionState().session?.userName).toBe('p2')
})
