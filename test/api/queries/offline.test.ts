// Who is kept on a device and when, and what an offline start shows. Where it stands (IndexedDB) is proved in a browser.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient, reading, signIn, signOut } from '@/api'
import { keepReadings, recallReadings, keepIn, showReadings } from '@/api/queries/offline'
import { op } from '@/contract'
import { mock } from '@/mock/doors/node'
import {
  end,
  type KeptReading,
  type Readings,
  type Session,
  sessionState,
  setPublicDevice,
  setRemembered,
} from '@/session'

/** The device's database as a plain object. */
function memory() {
  const state = { person: null as Session | null, readings: new Map<string, KeptReading>() }
  const store: Readings = {
    person: () => Promise.resolve(state.person),
    readings: () => Promise.resolve([...state.readings.values()]),
    write(session, readings) {
      state.person = session
      for (const one of readings) state.readings.set(JSON.stringify(one.queryKey), one)
      return Promise.resolve()
    },
    drop(readings) {
      for (const one of readings) state.readings.delete(JSON.stringify(one.queryKey))
      return Promise.resolve()
    },
    clear() {
      state.person = null
      state.readings.clear()
      return Promise.resolve()
    },
    close: () => undefined,
  }
  return { state, store }
}

let device: ReturnType<typeof memory>
const ana = { userName: 'ana', password: 'caderno', rememberMe: true }
const classes = () => queryClient.query(reading(op.GetTurma, { id: 101 }))
const kept = () => [...device.state.readings.values()].map(({ queryKey: [name] }) => name)

beforeEach(() => {
  device = memory()
  keepIn(device.store)
  keepReadings()
})
afterEach(() => {
  end(null)
  setPublicDevice(false)
  setRemembered(false)
})

describe('is kept', () => {
  test('for a student who asked to stay signed in: who it is, each answer and its hour', async () => {
    await signIn(ana)
    await classes()
    await vi.waitFor(() => expect(kept()).toEqual(['GetTurma']))
    expect(device.state.person).toMatchObject({ userName: 'ana', idPessoa: 1001, perfil: 1 })
    expect([...device.state.readings.values()][0]?.at).toBeGreaterThan(Date.now() - 5000)
  })

  test.each([
    ['without "Manter conectado"', { ...ana, rememberMe: false }, false],
    ['on a public device', ana, true],
    ['of a teacher, whose lists are about others', { ...ana, userName: 'carla' }, false],
  ])('nothing %s', async (_, credentials, publicDevice) => {
    setPublicDevice(publicDevice)
    await signIn(credentials)
    await classes()
    await new Promise((wait) => setTimeout(wait, 500))
    expect(kept()).toEqual([])
    expect(device.state.person).toBeNull()
  })

  test('nothing of what is no reading of the diary', async () => {
    await signIn(ana)
    queryClient.setQueryData(['Auth', {}], { reply: { sessionId: 'secret' } })
    await queryClient.query({ queryKey: ['Outra'], queryFn: () => Promise.resolve(1) })
    await new Promise((wait) => setTimeout(wait, 500))
    expect(kept()).toEqual([])
  })

  test('nothing of the former person once another reads', async () => {
    await signIn(ana)
    await classes()
    await vi.waitFor(() => expect(kept()).toHaveLength(1))
    await signIn({ ...ana, userName: 'bruno' })
    await queryClient.query(reading(op.GetTurma, { id: 106 }))
    await vi.waitFor(() => expect(device.state.person?.userName).toBe('bruno'))
    expect([...device.state.readings.keys()].join()).not.toContain('1001')
  })

  test('every answer but the one that the database refuses', async () => {
    const write: Readings['write'] = (session, readings) =>
      readings.some(({ queryKey: [name] }) => name === 'GetPeriodoLetivo')
        ? Promise.reject(new Error('too large'))
        : device.store.write(session, readings)
    keepIn({ ...device.store, write })
    await signIn(ana)
    await Promise.all([
      classes(),
      queryClient.query(reading(op.GetPeriodoLetivo, { id: 0 })),
      queryClient.query(reading(op.Classes, {})),
    ])
    await vi.waitFor(() => expect(kept().sort()).toEqual(['Classes', 'GetTurma']))
  })

  test('nothing more of a person who leaves while a refused batch is written singly', async () => {
    const write = vi.fn(() => {
      end('signedOut', { silent: true })
      return Promise.reject(new Error('too large'))
    })
    keepIn({ ...device.store, write })
    await signIn(ana)
    await classes()
    await vi.waitFor(() => expect(write).toHaveBeenCalled())
    await new Promise((wait) => setTimeout(wait))
    expect(write).toHaveBeenCalledOnce()
  })

  test('nothing after leaving, not even an answer on its way', async () => {
    await signIn(ana)
    await classes()
    const told = signOut()
    await told
    await new Promise((wait) => setTimeout(wait, 500))
    expect(kept()).toEqual([])
  })
})

describe('is kept once the person has left', () => {
  test('nothing, even where they left while the device was being looked at', async () => {
    let looked: () => void = () => undefined
    const person = vi.fn(() => new Promise<null>((done) => (looked = () => done(null))))
    keepIn({ ...device.store, person })
    await signIn(ana)
    await classes()
    await vi.waitFor(() => expect(person).toHaveBeenCalledOnce())
    end('signedOut', { silent: true })
    looked()
    await new Promise((wait) => setTimeout(wait))
    expect(kept()).toEqual([])
    expect(device.state.person).toBeNull()
  })
})

describe('what is shown', () => {
  test('is never older than what was read since', () => {
    const queryKey = ['GetTurma', { id: 101 }]
    const reading = (at: number) => ({ queryKey, data: `of ${at}`, at })
    const session = {} as Session
    queryClient.setQueryData(queryKey, 'of 2000', { updatedAt: 2000 })
    showReadings({ session, readings: [reading(1000)] })
    expect(queryClient.getQueryData(queryKey)).toBe('of 2000')
    showReadings({ session, readings: [reading(3000)] })
    expect(queryClient.getQueryData(queryKey)).toBe('of 3000')
    expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt, 'with its own hour').toBe(3000)
    queryClient.clear()
  })
})

describe('is recalled', () => {
  const write = async (at: number) => {
    const session: Session = {
      idPessoa: 1001,
      userName: 'ana',
      displayName: 'Ana Prado Souza',
      perfil: 1,
      perfis: [1],
    }
    await device.store.write(session, [{ queryKey: ['GetTurma', { id: 101 }], data: { reply: {} }, at }])
  }
  test('while it is fresh enough to help', async () => {
    setRemembered(true)
    await write(Date.now() - 3_600_000)
    expect((await recallReadings())?.readings).toHaveLength(1)
    device.state.readings.clear()
    await write(Date.now() - 31 * 24 * 3_600_000)
    expect(await recallReadings()).toBeNull()
    expect(kept(), 'and no longer').toEqual([])
  })
  test('as this release reads it: an earlier one may have kept less, or something else', async () => {
    setRemembered(true)
    await write(Date.now())
    const readings = (await recallReadings())?.readings ?? []
    expect(readings[0]?.data).toMatchObject({ reply: { id: 0 } })
    const of = (queryKey: readonly unknown[], data: unknown) => ({ queryKey, data, at: Date.now() })
    const list = { pages: [{ reply: { itens: [{ id: '7' }] }, dropped: 0 }], pageParams: [null] }
    device.state.readings.clear()
    await device.store.write({} as Session, [
      of(['Classes', {}, 'pages'], list),
      of(['GetTurma', { id: 1 }], 'x'),
      of(['GetRecado', { id: 1 }], { reply: 'x' }),
      of(['Gone', {}], { reply: {} }),
    ])
    const kept = (await recallReadings())?.readings ?? []
    expect(kept.map(({ queryKey: [name] }) => name)).toEqual(['Classes'])
    expect(kept[0]?.data).toMatchObject({ pages: [{ reply: { itens: [{ id: 7 }] } }] })
  })
  test('not for a device that nobody is remembered on', async () => {
    await write(Date.now())
    expect(await recallReadings()).toBeNull()
  })
  test('not from a damaged store', async () => {
    setRemembered(true)
    keepIn({ ...device.store, person: () => Promise.reject(new Error('damaged')) })
    expect(await recallReadings()).toBeNull()
  })
})

describe('who left while the service could not be told', () => {
  test('is not signed in again by the session that still lives there', async () => {
    await signIn({ ...ana, rememberMe: false })
    mock.fail('Auth', 'drop')
    await signOut()
    expect(sessionState().status).toBe('none')
    mock.fail('Auth', null)
    expect(localStorage.getItem('portal.saida')).toBe('sim')
    // a fresh page asks: first it tells that the person left
    vi.resetModules()
    const fresh = await import('@/api')
    const session = await import('@/session')
    await fresh.restore()
    expect(session.sessionState().status).toBe('none')
    expect(localStorage.getItem('portal.saida')).toBeNull()
  })
})

describe('an offline start', () => {
  test('lets the remembered person in with what was kept, and asks who it is when the network is back', async () => {
    await signIn(ana)
    await classes()
    await vi.waitFor(() => expect(kept()).toHaveLength(1))
    const before = device
    localStorage.setItem('portal.manterConectado', 'sim')
    vi.resetModules()
    const api = await import('@/api')
    const session = await import('@/session')
    const offline = await import('@/api/queries/offline')
    offline.keepIn(before.store)
    mock.fail('Auth', 'drop')
    await api.restore()
    expect(session.sessionState().session?.userName).toBe('ana')
    expect(api.isOffline()).toBe(true)
    expect(api.queryClient.getQueryCache().getAll()).toHaveLength(1)
    mock.fail('Auth', null)
    const calls = mock.network.log().length
    await api.readOnce(op.GetTurma, { id: 101 }, new AbortController().signal)
    await vi.waitFor(() =>
      expect(
        mock.network
          .log()
          .slice(calls)
          .map(({ operation }) => operation),
      ).toContain('Auth'),
    )
    expect(session.sessionState().status).toBe('active')
  })

  test('what was kept of who has no name is shown to nobody that the service names as little', async () => {
    setRemembered(true)
    const session: Session = {
      idPessoa: 0,
      userName: '',
      displayName: '',
      perfil: 1,
      perfis: [1],
    }
    const queryKey = ['GetTurma', { id: 101 }]
    await device.store.write(session, [{ queryKey, data: { reply: { descricao: 'de outra' } }, at: Date.now() }])
    vi.resetModules()
    const api = await import('@/api')
    const offline = await import('@/api/queries/offline')
    offline.keepIn(device.store)
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ sessionId: 'x', perfis: [1] })))
    await api.restore()
    expect(api.queryClient.getQueryData(queryKey)).toBeUndefined()
  })

  test('without anything kept stays an error, which the page tells', async () => {
    setRemembered(true)
    mock.fail('Auth', 'drop')
    vi.resetModules()
    const api = await import('@/api')
    const offline = await import('@/api/queries/offline')
    offline.keepIn(memory().store)
    await expect(api.restore()).rejects.toMatchObject({ kind: 'offline' })
  })
})
