/**
 * The last answers of a family, kept on a private device with "Manter conectado" (session/README §3); loaded only then.
 */
import { isRecord, op, repair } from '@/contract'
import { isFamily } from '@/domain/profiles'
import {
  isRemembered,
  type KeptReading,
  onWipe,
  openReadings,
  ownerOf,
  type Readings,
  register,
  type Session,
  sessionState,
  subscribe,
} from '@/session'
import { roleOf } from '@/settings'
import { onAnswer, queryClient } from './queryClient'

/** The operations worth reading without a network: classes, grades, absences, messages. */
const keepable = [
  'Classes',
  'AproveitamentosAlunos',
  'GetTurma',
  'GetPeriodoLetivo',
  'GetAvaliacao',
  'GetRecado',
] as const
/** ASSUMED (decisions §3): older answers would mislead more than they help. Milliseconds. */
const longestKept = register.leituras.lasts
/** Milliseconds in which answers are collected, to be written together. */
const pause = 300

/** What a device kept of a person: the session and the answers. */
export interface Kept {
  session: Session
  readings: KeptReading[]
}

let store: Readings = openReadings()
let waiting = new Map<string, KeptReading>()
let timer: ReturnType<typeof setTimeout> | null = null
let keeping = false

/** The person whose answers may be kept now: a student or a guardian on a private device. */
function owner(): Session | null {
  const { session, status } = sessionState()
  return status === 'active' && isRemembered() && isFamily(roleOf(session.perfil)) ? session : null
}

async function flush(): Promise<void> {
  timer = null
  const session = owner()
  const readings = [...waiting.values()]
  waiting = new Map()
  if (!session || readings.length === 0) return
  const before = await store.person()
  if (before && ownerOf(before) !== ownerOf(session)) await store.clear()
  // the person may have left while the database was read or written
  const write = async (some: readonly KeptReading[]) => {
    if (owner() === session) await store.write(session, some)
  }
  try {
    await write(readings)
  } catch {
    // one answer that the database refuses, as too large, undoes the whole transaction: the others are kept singly
    for (const one of readings) await write([one]).catch(() => undefined)
  }
}

function note(queryKey: readonly unknown[], data: unknown, at: number): void {
  const [name] = queryKey
  if (!keepable.some((one) => one === name) || !owner()) return
  waiting.set(JSON.stringify(queryKey), { queryKey, data, at, release: __VERSION__ })
  // an answer that could not be stored was still shown: nothing to report
  timer ??= setTimeout(() => void flush().catch(() => undefined), pause)
}

/** Keeps all answers from now on, and those that are in the query cache already. */
export function keepReadings(): void {
  if (keeping) return
  keeping = true
  const cache = queryClient.getQueryCache()
  for (const { queryKey, state } of cache.getAll()) {
    if (state.data !== undefined) note(queryKey, state.data, state.dataUpdatedAt)
  }
  onAnswer(note)
  const forget = () => {
    waiting = new Map()
    store.close()
  }
  onWipe((change) => {
    if (change === 'person') forget()
  })
  subscribe(() => {
    if (!isRemembered()) forget()
  })
}

/**
 * Repairs kept answers again by this release's contract, since those of an earlier release may lack fields that screens
 * rely on now. Unreadable ones are left out, and fetched again.
 */
function readAgain(reading: KeptReading): KeptReading[] {
  if (reading.release === __VERSION__) return [reading]
  const name = keepable.find((one) => one === reading.queryKey[0])
  const { data } = reading
  if (!name || !isRecord(data)) return []
  const again = (answer: unknown) => {
    if (!isRecord(answer)) throw new TypeError('no answer')
    return { ...answer, reply: repair(op[name].output, answer['reply']).value }
  }
  try {
    const { pages } = data
    return [{ ...reading, data: Array.isArray(pages) ? { ...data, pages: pages.map(again) } : again(data) }]
  } catch {
    return []
  }
}

/** The kept answers of the last person who stayed signed in; null when there is nothing usable. */
export async function recallReadings(): Promise<Kept | null> {
  if (!isRemembered()) return null
  try {
    const session = await store.person()
    if (!session) return null
    const late = ({ at }: KeptReading) => Math.abs(Date.now() - at) >= longestKept
    const all = await store.readings()
    const old = all.filter(late)
    // the privacy page promises how long they are kept
    if (old.length > 0) store.drop(old).catch(() => undefined)
    const readings = all.flatMap((one) => (late(one) ? [] : readAgain(one)))
    return readings.length > 0 ? { session, readings } : null
  } catch {
    // storage forbidden or damaged: treated as empty
    return null
  }
}

/**
 * Puts kept answers into the query cache with their own time, unless a newer one is there: screens show
 * and refetch them.
 */
export function showReadings({ readings }: Kept): void {
  const cache = queryClient.getQueryCache()
  for (const { queryKey, data, at } of readings) {
    // cached as long as the page lives: without a network they could not be fetched again
    const query = cache.build(queryClient, { queryKey, gcTime: Infinity })
    const known = query.state.dataUpdatedAt
    if (known === 0 || (known < at && at <= Date.now())) queryClient.setQueryData(queryKey, data, { updatedAt: at })
  }
}

/** Replaces the database. @internal for tests */
export function keepIn(readings: Readings): void {
  store = readings
}
