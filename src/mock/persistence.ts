/**
 * Stores the service in the browser, shared by its tabs under one lock: a journal of writes, replayed on the seed
 * at every start.
 */
import { addDays } from '@/domain/dates'
import { type Answer, type Backend, type JournalEntry, operationOf } from './backend'
import { type Clock, distanceTo } from './clock'
import type { Service } from './doors/http'
import type { Size } from './seed/index'
import type { SessionRow, Attempts } from './tables/acesso'
import { dayOf } from './rules/calendar'

const databaseName = 'portal-mock'
const lockName = 'portal-mock'
/** Real days after which the seed starts anew, since its periods and second calls then lie in the past. */
const maxAgeDays = 14

/** The state that all tabs share. A new `epoch` tells them that somebody returned to the seed. */
interface Meta {
  epoch: string
  today: string
  size: Size
}

interface Sessions {
  sessoes: SessionRow[]
  tentativas: Attempts[]
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('journal', { autoIncrement: true })
    request.result.createObjectStore('state')
  }
  return done(request)
}

/**
 * Runs exclusively among all tabs, or (shared) beside other readers. Plain http addresses have no locks and
 * allow one tab.
 */
async function locked<T>(mode: LockMode, work: () => Promise<T>): Promise<T> {
  // missing outside secure contexts, although the types claim otherwise
  const locks = (navigator as { locks?: LockManager }).locks
  return locks ? await locks.request(lockName, { mode }, work) : await work()
}

/** A service that stores its state, and the commands that change it. */
export interface Persistent extends Service {
  /** Returns every tab to the seed. */
  reset(size: Size): Promise<void>
  /**
   * Moves the clock in every tab; null restores the real one. Moving back undoes the effects of time but no writes,
   * except effects on which later writes built.
   * @throws RangeError
   */
  move(at: string | null): Promise<void>
  /** Opens a session without a password; resolves to its id. @throws Error for an unknown user name */
  openSession(userName: string): Promise<string>
}

/** Keeps a backend in step with the browser's storage. `size` null accepts the stored size. */
export async function persist(backend: Backend, clock: Clock, size: Size | null, fallback: Size): Promise<Persistent> {
  let database: IDBDatabase
  try {
    database = await open()
  } catch {
    return inMemory(backend, clock, size ?? fallback)
  }
  const db = database
  let epoch = ''
  let applied = 0

  // the real day, not the moved clock's: a clock moved weeks ahead must find closed periods, not a new seed
  const newMeta = (of: Size): Meta => ({ epoch: String(Math.random()), today: dayOf(Date.now()), size: of })

  async function start(meta: Meta): Promise<void> {
    const change = db.transaction(['journal', 'state'], 'readwrite')
    change.objectStore('journal').clear()
    change.objectStore('state').delete('sessions')
    change.objectStore('state').delete('clock')
    await done(change.objectStore('state').put(meta, 'meta'))
  }

  /** Applies what other tabs did since the last call. */
  async function catchUp(): Promise<void> {
    const state = db.transaction('state').objectStore('state')
    const [meta, sessions, offset = 0] = await Promise.all([
      // the casts are safe, since only this file writes these stores
      done(state.get('meta') as IDBRequest<Meta | undefined>),
      done(state.get('sessions') as IDBRequest<Sessions | undefined>),
      done(state.get('clock') as IDBRequest<number | undefined>),
    ])
    const wentBack = offset < clock.offset()
    clock.shift(offset)
    if (meta && (meta.epoch !== epoch || wentBack)) {
      epoch = meta.epoch
      applied = 0
      backend.reset({ today: meta.today, size: meta.size })
    }
    const journal = db.transaction('journal').objectStore('journal')
    const range = IDBKeyRange.lowerBound(applied, true)
    const [keys, entries] = await Promise.all([done(journal.getAllKeys(range)), done(journal.getAll(range))])
    entries.forEach((entry: JournalEntry, i) => {
      // two concurrent readers may have fetched the same entries
      const key = Number(keys[i])
      if (key <= applied) return
      applied = key
      backend.replay(entry)
    })
    const { acesso } = backend.db()
    acesso.sessoes = sessions?.sessoes ?? []
    acesso.tentativas = sessions?.tentativas ?? []
  }

  async function saveSessions(): Promise<void> {
    const { sessoes, tentativas } = backend.db().acesso
    await done(db.transaction('state', 'readwrite').objectStore('state').put({ sessoes, tentativas }, 'sessions'))
  }

  async function answer(name: string, body: unknown, sessionId: string | null): Promise<Answer> {
    const kind = operationOf(name)?.kind
    const mode = kind === 'read' || kind === 'list' ? 'shared' : 'exclusive'
    return locked(mode, async () => {
      await catchUp()
      const given = backend.answer(name, body, sessionId)
      if (given.entry) {
        applied = Number(await done(db.transaction('journal', 'readwrite').objectStore('journal').add(given.entry)))
      }
      if (mode === 'exclusive') await saveSessions()
      return given
    })
  }

  await locked('exclusive', async () => {
    const known = await done(db.transaction('state').objectStore('state').get('meta') as IDBRequest<Meta | undefined>)
    const wanted = size ?? known?.size ?? fallback
    const today = dayOf(Date.now())
    // also when it was seeded while this device's clock was ahead
    const stale = !known || addDays(known.today, maxAgeDays) < today || known.today > today
    const resized = known && (known.size.seteA !== wanted.seteA || known.size.escolas !== wanted.escolas)
    if (stale || resized) await start(newMeta(wanted))
    await catchUp()
  })

  return {
    answer,
    now: () => backend.now(),
    spoken: () => backend.spoken(),
    reset: (of) =>
      locked('exclusive', async () => {
        await start(newMeta(of))
        await catchUp()
      }),
    async move(at) {
      const offset = distanceTo(at)
      await locked('exclusive', async () => {
        await done(db.transaction('state', 'readwrite').objectStore('state').put(offset, 'clock'))
        await catchUp()
      })
    },
    openSession: (userName) =>
      locked('exclusive', async () => {
        await catchUp()
        const id = backend.openSession(userName)
        await saveSessions()
        return id
      }),
  }
}

function inMemory(backend: Backend, clock: Clock, size: Size): Persistent {
  backend.reset({ size })
  let journal: JournalEntry[] = []
  return {
    answer(name, body, sessionId) {
      const given = backend.answer(name, body, sessionId)
      if (given.entry) journal.push(given.entry)
      return given
    },
    now: () => backend.now(),
    spoken: () => backend.spoken(),
    reset(of) {
      clock.set(null)
      journal = []
      backend.reset({ size: of })
      return Promise.resolve()
    },
    move(at) {
      const wentBack = distanceTo(at) < clock.offset()
      clock.set(at)
      if (wentBack) {
        const { acesso, diario } = backend.db()
        backend.reset({ today: diario.today })
        for (const entry of journal) backend.replay(entry)
        Object.assign(backend.db().acesso, { sessoes: acesso.sessoes, tentativas: acesso.tentativas })
      }
      return Promise.resolve()
    },
    openSession: (userName) => Promise.resolve(backend.openSession(userName)),
  }
}
