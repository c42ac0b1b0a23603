/** The controls of the pretended service over HTTP (`POST /__mock/…`), for tests of the production build. */
import type { Dialect } from '@/mock/dialects'
import type { FaultKind, FaultOptions, LogEntry } from '@/mock/doors/network'

export interface MockControls {
  /** Returns to the seed, for the day of `at` where given. Runs before each test. */
  reset: (at?: string) => Promise<void>
  /** Makes calls of an operation (`*`: of all) fail with a status or a kind; null ends it. */
  fail: (operation: string, what: number | FaultKind | null, options?: FaultOptions) => Promise<void>
  /** Delays every answer by so many milliseconds. */
  slow: (ms: number) => Promise<void>
  /** True makes every call fail. */
  offline: (on: boolean) => Promise<void>
  /** Sets the service's clock, ISO with offset; null restores the real one. */
  now: (at: string | null) => Promise<void>
  /** Replaces the dialects until the next reset. */
  speak: (dialects: readonly Dialect[]) => Promise<void>
  /** The calls since the reset, without bodies. */
  log: () => Promise<LogEntry[]>
}

export function mockControls(url: string): MockControls {
  async function order(name: string, body: object): Promise<void> {
    const answer = await fetch(`${url}/__mock/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`/__mock/${name} answered ${answer.status}: ${await answer.text()}`)
  }
  return {
    reset: (at) => order('reset', { at: at ?? null }),
    fail: (operation, what, options) =>
      order('fail', { operation, ...(typeof what === 'string' ? { kind: what } : { status: what }), ...options }),
    slow: (ms) => order('slow', { ms }),
    offline: (on) => order('offline', { on }),
    now: (at) => order('now', { at }),
    speak: (dialects) => order('speak', { dialects }),
    log: async () => {
      const answer = await fetch(`${url}/__mock/log`)
      // the shape is the mock's own
      return (await answer.json()) as LogEntry[]
    },
  }
}
