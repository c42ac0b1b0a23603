/** The IndexedDB database of kept answers: one store for the person, one for the answers. */
import { ownerOf, type Session } from './identity'
import { noteReadings, readingsOwner } from './keep'
import { prefix } from './register'

export interface KeptReading {
  queryKey: readonly unknown[]
  data: unknown
  /** When the answer was read: milliseconds of this device's clock. */
  at: number
  /** The release that read the answer. */
  release?: string
}

export interface Readings {
  person(): Promise<Session | null>
  readings(): Promise<KeptReading[]>
  write(session: Session, readings: readonly KeptReading[]): Promise<void>
  /** Erases these answers. */
  drop(readings: readonly KeptReading[]): Promise<void>
  clear(): Promise<void>
  /** Closes the database, so that it can be deleted. */
  close(): void
}

const answers = 'leituras'
const people = 'pessoa'

const keyOf = ({ queryKey }: KeptReading): string => JSON.stringify(queryKey)

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })

function open(): Promise<IDBDatabase> {
  if (typeof indexedDB === 'undefined') return Promise.reject(new Error('IndexedDB is not here'))
  const request = indexedDB.open(`${prefix}leituras`, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(answers)
    request.result.createObjectStore(people)
  }
  return done(request)
}

/** Opens the device's database at the first use. */
export function openReadings(): Readings {
  let opened: Promise<IDBDatabase> | null = null
  const close = () => {
    void opened?.then(
      (db) => db.close(),
      () => undefined,
    )
    opened = null
  }
  const database = async (): Promise<IDBDatabase> => {
    opened ??= open()
    try {
      const db = await opened
      // another tab deletes the database, which needs this connection closed
      db.onversionchange = close
      // a browser short of space closes the connection: the next use opens it again
      db.onclose = close
      return db
    } catch (error) {
      opened = null
      throw error
    }
  }
  const stores = async (mode: IDBTransactionMode) => {
    const transaction = (await database()).transaction([answers, people], mode)
    return { leituras: transaction.objectStore(answers), pessoa: transaction.objectStore(people), transaction }
  }
  const clear = async () => {
    const { leituras, pessoa } = await stores('readwrite')
    leituras.clear()
    await done(pessoa.clear())
  }
  return {
    async person() {
      const { pessoa } = await stores('readonly')
      // only `write` below writes here, so the type is known
      const session = (await done(pessoa.get(0))) as Session | undefined
      if (!session) return null
      if (readingsOwner() === ownerOf(session)) return session
      // the deletion at a sign-out was broken off, as by a sleeping tab that held the database
      await clear()
      return null
    },
    async readings() {
      const { leituras } = await stores('readonly')
      return (await done(leituras.getAll())) as KeptReading[]
    },
    async write(session, readings) {
      // without the mark, sign-out would not find the database to erase
      if (!noteReadings(ownerOf(session))) throw new Error('the device keeps nothing')
      const { leituras, pessoa, transaction } = await stores('readwrite')
      pessoa.put(session, 0)
      for (const reading of readings) leituras.put(reading, keyOf(reading))
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'))
      })
    },
    async drop(readings) {
      const { leituras } = await stores('readwrite')
      await Promise.all(readings.map((reading) => done(leituras.delete(keyOf(reading)))))
    },
    clear,
    close,
  }
}
