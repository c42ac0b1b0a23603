/** The pretended network: delay, failures and a log, all ordered by hand (mock/README §14). */

/** Ways in which an answer goes wrong without a status of its own. */
export const faultKinds = ['drop', 'hang', 'html', 'empty', 'truncated', 'nulls', 'wrongTypes', 'hugeText'] as const
export type FaultKind = (typeof faultKinds)[number]

export interface FaultOptions {
  /** How many calls go wrong; every one until `clear` when absent. */
  times?: number
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
  /** `drop`, `hang`, `html` or a status: the operation runs and only its answer is lost. They leave it undone otherwise. */
  done?: boolean
}

/** What goes wrong with a call: a status or a kind. */
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

/** The last calls that the log keeps. */
const logLength = 1_000

/** The network conditions. Plain data: a tab keeps them over a reload. */
export interface Road {
  /** Milliseconds that every answer waits. */
  delay: number
  offline: boolean
  /** What is ordered to go wrong, by operation in lower case, `*` for any. */
  faults: readonly (readonly [operation: string, fault: Fault])[]
}

/** Where they are kept; absent, they last as long as the page or the process. */
export interface RoadMemory {
  read(): Road | null
  write(road: Road): void
}

export interface Network {
  /** Every answer waits so many milliseconds. */
  slow: (ms: number) => void
  /** True: no call gets through. */
  offline: (on: boolean) => void
  /** Makes an operation fail; `*` is any. A second order for the same operation replaces the first; `what` null ends it. */
  fail(operation: string, what: number | FaultKind | null, options?: FaultOptions): void
  /** No delay, no failure, online, empty log. */
  clear(): void
  /** The fault that this call meets, counted down; null when all is well. */
  next(operation: string): Fault | null
  /** What is ordered and still to come. */
  road: () => Road
  isOffline(): boolean
  /** Waits as told by `slow`; ends at once when the caller gives up. */
  wait(signal: AbortSignal): Promise<void>
  note(entry: LogEntry): void
  /** The last calls, oldest first. */
  log: () => readonly LogEntry[]
}

export function createNetwork(memory?: RoadMemory): Network {
  const kept = memory?.read()
  let delay = kept?.delay ?? 0
  let off = kept?.offline ?? false
  let faults = new Map<string, Fault>(kept?.faults)
  let entries: LogEntry[] = []
  const road = (): Road => ({ delay, offline: off, faults: [...faults] })
  const keep = () => memory?.write(road())
  return {
    slow(ms) {
      delay = Math.max(0, ms)
      keep()
    },
    offline(on) {
      off = on
      keep()
    },
    fail(operation, what, options = {}) {
      const key = operation.toLowerCase()
      if (what === null) faults.delete(key)
      else faults.set(key, { ...options, what })
      keep()
    },
    clear() {
      delay = 0
      off = false
      faults = new Map()
      entries = []
      keep()
    },
    next(operation) {
      for (const key of [operation.toLowerCase(), '*']) {
        const fault = faults.get(key)
        if (!fault) continue
        if (fault.times === undefined) return fault
        if (fault.times > 0) fault.times -= 1
        else continue
        if (fault.times === 0) faults.delete(key)
        keep()
        return fault
      }
      return null
    },
    road,
    isOffline: () => off || (typeof navigator !== 'undefined' && !((navigator.onLine as boolean | undefined) ?? true)),
    wait: (signal) =>
      delay === 0 || signal.aborted
        ? Promise.resolve()
        : new Promise((resolve) => {
            const timer = setTimeout(resolve, delay)
            signal.addEventListener('abort', () => {
              clearTimeout(timer)
              resolve()
            })
          }),
    note(entry) {
      entries.push(entry)
      if (entries.length > logLength) entries = entries.slice(-logLength)
    },
    log: () => entries,
  }
}
