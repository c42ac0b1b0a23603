/** The pretended network: delay, faults and a log, all controlled by hand (mock/README §14). */
import { operationOf } from '../backend'

/** Thrown for a command that cannot be carried out; the message says why. */
export class BadOrder extends Error {}

/** The kinds of faults without a status of their own. */
export const faultKinds = ['drop', 'hang', 'html', 'empty', 'truncated', 'nulls', 'wrongTypes', 'hugeText'] as const
/** One of these kinds. */
export type FaultKind = (typeof faultKinds)[number]

/** How often and how a call fails. */
export interface FaultOptions {
  /** The number of calls that fail; every call until `clear` when absent. */
  times?: number
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
  /**
   * For `drop`, `hang`, `html` or a status: true runs the operation and loses only its answer; otherwise it
   * does not run.
   */
  done?: boolean
}

/** The fault of a call: a status or a kind. */
export interface Fault extends FaultOptions {
  what: number | FaultKind
}

/** One call, without bodies. */
export interface LogEntry {
  operation: string
  door: string
  status: number
  /** Milliseconds since the epoch. */
  at: number
}

const logLength = 1_000

/** The network conditions. Plain data, which a tab stores over a reload. */
export interface Road {
  /** Milliseconds by which every answer is delayed. */
  delay: number
  offline: boolean
  /** The pending faults, by operation in lower case, `*` for any. */
  faults: readonly (readonly [operation: string, fault: Fault])[]
}

/** Stores the conditions; without it they last as long as the page or the process. */
export interface RoadMemory {
  read(): Road | null
  write(road: Road): void
}

const isFault = (what: unknown) =>
  typeof what === 'number'
    ? Number.isInteger(what) && what >= 200 && what <= 599
    : faultKinds.some((kind) => kind === what)

/** Resolves when the caller aborts, or after `ms` milliseconds. */
export const givenUp = (signal: AbortSignal, ms?: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })

/** The pretended network between a door and the service. */
export type Network = ReturnType<typeof createNetwork>

/** Creates a network without delay and faults, or with the stored conditions. */
export function createNetwork(memory?: RoadMemory) {
  const kept = memory?.read()
  let delay = kept?.delay ?? 0
  let off = kept?.offline ?? false
  const faults = new Map<string, Fault>(kept?.faults)
  let entries: LogEntry[] = []
  const road = (): Road => ({ delay, offline: off, faults: [...faults] })
  const keep = () => memory?.write(road())
  return {
    /** Delays every answer by so many milliseconds. */
    slow: (ms: number) => {
      delay = Math.max(0, ms)
      keep()
    },
    /** True makes every call fail. */
    offline: (on: boolean) => {
      off = on
      keep()
    },
    /**
     * `fail('GetTurma', 503, { times: 2, retryAfter: 5 })`; `*` means any operation. A second fault for the same
     * operation replaces the first, null removes it.
     * @throws BadOrder
     */
    fail: (operation: string, what: number | FaultKind | null, options: FaultOptions = {}) => {
      if (what !== null && !isFault(what)) {
        throw new BadOrder(`A fault is a status from 200 to 599 or one of ${faultKinds.join(', ')}`)
      }
      if (operation !== '*' && !operationOf(operation)) throw new BadOrder(`No operation is called ${operation}`)
      const key = operation.toLowerCase()
      if (what === null) faults.delete(key)
      else faults.set(key, { ...options, what })
      keep()
    },
    /** Removes delay, faults and offline, and empties the log. */
    clear: () => {
      delay = 0
      off = false
      faults.clear()
      entries = []
      keep()
    },
    /** The fault of this call, counted down; null when there is none. */
    next(operation: string): Fault | null {
      for (const key of [operation.toLowerCase(), '*']) {
        const fault = faults.get(key)
        if (!fault) continue
        if (fault.times === undefined) return fault
        if (fault.times <= 0) continue
        fault.times -= 1
        if (fault.times === 0) faults.delete(key)
        keep()
        return fault
      }
      return null
    },
    /** The present conditions, with the pending faults. */
    road,
    isOffline: () => off || (typeof navigator !== 'undefined' && !((navigator.onLine as boolean | undefined) ?? true)),
    /** Waits for the delay of `slow`; ends at once when the caller aborts. */
    wait: (signal: AbortSignal) => (delay === 0 ? Promise.resolve() : givenUp(signal, delay)),
    note(entry: LogEntry) {
      entries.push(entry)
      if (entries.length > logLength) entries = entries.slice(-logLength)
    },
    /** The last calls, oldest first. */
    log: (): readonly LogEntry[] => entries,
  }
}
