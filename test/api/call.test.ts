/** One operation, one request, and every way in which it can end. The service is the pretended one, in-process. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, signIn, signOut } from '@/api'
import { call, complete, request } from '@/api/call'
import { op } from '@/contract'
import { mock } from '@/mock/doors/node'
import { end, isRemembered, sessionState, setPublicDevice, setRemembered } from '@/session'
import { applySettings } from '@/settings'

const credentials = { userName: 'ana', password: 'caderno', rememberMe: false }
const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

afterEach(() => {
  end(null)
  setPublicDevice(false)
  setRemembered(false)
  applySettings({})
})

describe('complete', () => {
  it('carries every documented field at its default, and who asks from the session', async () => {
    expect(complete(op.GetRecado, { id: 3 })).toEqual({ idPessoa: 0, id: 3, embutir: '', campos: '' })
    await signIn(credentials)
    expect(complete(op.GetTurma, { id: 7 })).toEqual({ idPessoa: 1001, perfil: 1, id: 7, embutir: '', campos: '' })
    expect(complete(op.GetTurma, { id: 7, idPessoa: 5 })).toMatchObject({ idPessoa: 5, perfil: 1 })
  })

  it('leaves the question for the live session empty: a blank user name would be one to sign in', () => {
    expect(complete(op.Auth, {})).toEqual({})
    expect(complete(op.Auth, { provider: 'logout' })).toMatchObject({ provider: 'logout', userName: '', nonce: '' })
  })
})

describe('request', () => {
  it('posts JSON to the one door that every operation has', async () => {
    const spy = vi.spyOn(globalThis, 'fetch')
    await signIn(credentials)
    await call(op.Classes, {})
    const [url, init] = spy.mock.lastCall ?? []
    expect(url).toBe('/json/reply/Classes')
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'portal' },
    })
  })

  it('counts what a list could not show', async () => {
    await signIn(credentials)
    const whole = await request(op.Classes, {})
    expect(whole.dropped).toBe(0)
    expect(whole.reply.itens.length).toBeGreaterThan(0)
  })

  it.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'refused'],
    [500, 'fault'],
  ] as const)('tells a %i as %s', async (status, kind) => {
    await signIn(credentials)
    mock.fail('Classes', status)
    expect(await failure(call(op.Classes, {}))).toMatchObject({ kind, status, operation: 'Classes' })
  })

  it('finds nothing where a read is answered with 204, while a list or a write that is tells nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
    expect(await failure(call(op.GetTurma, { id: 7 }))).toMatchObject({ kind: 'notFound', status: 204 })
    expect((await failure(call(op.Classes, {}))).kind).toBe('unreadable')
    expect((await failure(call(op.UnAssignRoles, { userName: 'ana' }))).kind).toBe('unreadable')
  })

  it.each([429, 503])('tells a %i as busy with the wait that was asked for', async (status) => {
    await signIn(credentials)
    mock.fail('Classes', status, { retryAfter: 7 })
    expect(await failure(call(op.Classes, {}))).toMatchObject({ kind: 'busy', retryAfter: 7 })
  })

  it.each([
    ['drop', 'offline'],
    ['html', 'unreadable'],
    ['empty', 'unreadable'],
    ['truncated', 'unreadable'],
  ] as const)('tells an answer that is %s as %s', async (kind, told) => {
    await signIn(credentials)
    mock.fail('Classes', kind)
    expect((await failure(call(op.Classes, {}))).kind).toBe(told)
  })

  it.each(['nulls', 'wrongTypes', 'hugeText'] as const)('reads an answer with %s without throwing', async (kind) => {
    await signIn(credentials)
    mock.fail('Classes', kind)
    const { reply } = await request(op.Classes, {})
    expect(Array.isArray(reply.itens)).toBe(true)
  })

  it('gives up after its time limit', async () => {
    await signIn(credentials)
    mock.fail('Classes', 'hang')
    vi.useFakeTimers()
    const late = failure(call(op.Classes, {}))
    await vi.advanceTimersByTimeAsync(15_100)
    expect((await late).kind).toBe('timeout')
  })

  it('ends when the caller gives up, with the caller’s own reason', async () => {
    await signIn(credentials)
    mock.fail('Classes', 'hang')
    const controller = new AbortController()
    const pending = call(op.Classes, {}, { signal: controller.signal }).catch((reason: unknown) => reason)
    controller.abort()
    expect(await pending).not.toBeInstanceOf(ApiError)
  })

  it('opens the sign-in dialog on a 401, but not for a wrong password', async () => {
    const wrong = await signIn({ ...credentials, password: 'errada' })
    expect(wrong).toMatchObject({
      kind: 'refused',
      error: { kind: 'unauthenticated', refusal: { code: 'InvalidCredentials' } },
    })
    await signIn(credentials)
    mock.fail('Classes', 401)
    await failure(call(op.Classes, {}))
    expect(sessionState().status).toBe('expired')
  })

  it('ends no session that is there by a wrong password', async () => {
    await signIn(credentials)
    await signIn({ ...credentials, userName: 'bruno', password: 'errada' })
    expect(sessionState()).toMatchObject({ status: 'active', session: { userName: 'ana' } })
  })

  it('drops an answer that comes once somebody else is there, and a late 401 ends nobody’s session', async () => {
    for (const status of [200, 401]) {
      await signIn(credentials)
      let answer: (response: Response) => void = () => undefined
      vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(new Promise((done) => (answer = done)))
      const late = failure(call(op.Classes, {}))
      await signIn({ ...credentials, userName: 'bruno' })
      answer(Response.json({ itens: [], tokenPagina: null }, { status }))
      expect((await late).kind).toBe('timeout')
      expect(sessionState()).toMatchObject({ status: 'active', session: { userName: 'bruno' } })
    }
  })

  it('takes a page for no answer to what is sent one way: nobody knows whether the service has heard', async () => {
    await signIn({ ...credentials, userName: 'carla' })
    const [record] = (await call(op.AproveitamentosAlunos, { idClasse: 1011 })).itens
    if (!record) throw new Error('No student')
    const page = new Response('\n<!doctype html><title>Entrar</title>', { status: 200 })
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(page)
    expect((await failure(call(op.AproveitamentoAluno, record))).kind).toBe('unreadable')
  })

  it('hears a refusal in the dialect of its operation', async () => {
    await signIn(credentials)
    const far = await failure(call(op.MarcarPresencaPost, { latitude: 10, longitude: 10 }))
    expect(far.kind).toBe('refused')
    expect(far.refusal?.message).not.toBe('')
  })
})

describe.each(['cookie', 'header'] as const)('the session travels by %s', (session) => {
  it('signs in, is found again, and signs out', async () => {
    applySettings({ session })
    await signIn(credentials)
    expect((await call(op.Classes, {})).itens.length).toBeGreaterThan(0)
    if (session === 'header') expect(mock.cookies.size).toBe(0)
    await signOut()
    expect(sessionState().status).toBe('none')
    expect((await failure(call(op.Classes, {}))).kind).toBe('unauthenticated')
  })
})

describe('signIn', () => {
  it('asks for no lasting session on a computer of everybody, whatever was ticked', async () => {
    setPublicDevice(true)
    const spy = vi.spyOn(globalThis, 'fetch')
    await signIn({ ...credentials, rememberMe: true })
    expect(JSON.parse(spy.mock.lastCall?.[1]?.body as string)).toMatchObject({ userName: 'ana', rememberMe: false })
    expect(isRemembered()).toBe(false)
    setPublicDevice(false)
    await signIn({ ...credentials, rememberMe: true })
    expect(JSON.parse(spy.mock.lastCall?.[1]?.body as string)).toMatchObject({ rememberMe: true })
  })

  it('lets the second of two presses in, whose place nobody takes by giving up the first', async () => {
    const first = signIn(credentials)
    const second = signIn({ ...credentials, userName: 'bruno' })
    expect([(await first).kind, (await second).kind]).toEqual(['notSent', 'accepted'])
    expect(sessionState().session?.userName).toBe('bruno')
  })
})

describe('signOut', () => {
  it('drops everything here even when the service does not answer', async () => {
    await signIn(credentials)
    mock.fail('Auth', 'drop')
    await signOut()
    expect(sessionState().session).toBeNull()
  })
})

it('sends nothing of what was given up before it began', async () => {
  const spy = vi.spyOn(globalThis, 'fetch')
  const given = new AbortController()
  given.abort()
  await expect(call(op.GetRecado, { id: 3 }, { signal: given.signal })).rejects.toThrow(/abort/i)
  expect(spy).not.toHaveBeenCalled()
})
