/** The controls of the pretended service over HTTP (`POST /__mock/…`), for tests of the production build. */
export type FaultKind = 'drop' | 'hang' | 'html' | 'empty' | 'truncated' | 'nulls' | 'wrongTypes' | 'hugeText'
interface Fault {
  status?: number
  kind?: FaultKind
  /** How many calls fail; all of them when left out. */
  times?: number
  /** Seconds, sent as Retry-After. */
  retryAfter?: number
}
/** One line of the log: which operation was called. Bodies are not kept. */
interface LogEntry {
  operation: string
  [more: string]: unknown
}
export interface MockControls {
  /** Back to the seed. Done before each test. */
  reset: () => Promise<void>
  /** The next calls of an operation fail: with a status, or as a kind of broken answer. */
  fail: (operation: string, fault: Fault) => Promise<void>
  /** Every answer waits so many milliseconds. */
  slow: (ms: number) => Promise<void>
  /** The service's clock, ISO with offset. */
  now: (at: string) => Promise<void>
  log: () => Promise<LogEntry[]>
}

export function mockControls(url: string): MockControls {
  async function post(control: string, body: object): Promise<void> {
    const answer = await fetch(`${url}/__mock/${control}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`/__mock/${control} answered ${answer.status}: ${await answer.text()}`)
  }
  return {
    reset: () => post('reset', {}),
    fail: (operation, fault) => post('fail', { operation, ...fault }),
    slow: (ms) => post('slow', { ms }),
    now: (at) => post('now', { at }),
    log: async () => {
      const answer = await fetch(`${url}/__mock/log`)
      // The shape is the mock's own.
      return (await answer.json()) as LogEntry[]
    },
  }
}
