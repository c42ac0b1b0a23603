/** What a person, a test or a demonstration can order by hand, whichever door they stand at (mock/README §14). */
import { type Backend, operationOf } from '../backend'
import type { Clock } from '../clock'
import { type Dialect, dialects, isDialect } from '../dialects'
import { faultKinds, type FaultKind, type FaultOptions, type Network } from './network'
import { type Size, vilaSerena } from '../seed/index'

/** Order that cannot be carried out; its message tells why. */
export class BadOrder extends Error {}

export interface Controls extends Pick<Network, 'slow' | 'offline' | 'road' | 'log'> {
  /** Back to the seed, with the real clock and a whole network. */
  reset(): void
  /** `fail('GetTurma', 503, { times: 2, retryAfter: 5 })`; `*` is any operation, null ends it. @throws BadOrder */
  fail(operation: string, what: number | FaultKind | null, options?: FaultOptions): void
  /** Moves the clock; null is the real one. What time itself has done stays when it goes back. @throws RangeError */
  now(at: string | null): void
  /** Speaks these dialects and no other, until the next reset. @throws BadOrder for a name that is none. */
  speak(names: readonly string[]): void
}

const isKind = (what: unknown): what is FaultKind => faultKinds.some((kind) => kind === what)

/** The orders over one service. `start` is what `reset` goes back to. */
export function createControls(
  backend: Backend,
  network: Network,
  clock: Clock,
  start: { size?: Size; dialects?: readonly Dialect[] } = {},
): Controls {
  const { size = vilaSerena, dialects = [] } = start
  const { slow, offline, road, log } = network
  return {
    slow,
    offline,
    road,
    log,
    reset() {
      clock.set(null)
      network.clear()
      backend.reset({ size, dialects })
    },
    fail(operation, what, options) {
      const status = typeof what === 'number' && Number.isInteger(what) && what >= 200 && what <= 599
      if (what !== null && !status && !isKind(what)) {
        throw new BadOrder(`A fault is a status from 200 to 599 or one of ${faultKinds.join(', ')}`)
      }
      if (operation !== '*' && !operationOf(operation)) throw new BadOrder(`No operation is called ${operation}`)
      network.fail(operation, what, options)
    },
    now: (at) => clock.set(at),
    speak: (names) => backend.speak(dialectsFrom(names.join())),
  }
}

/** The size that `--scale` / `?scale=` (students of 7º A) and `--schools` / `?schools=` ask for; null when neither does. */
export function sizeFrom(scale: string | null | undefined, schools: string | null | undefined): Size | null {
  const whole = (text: string | null | undefined, fallback: number, max: number) => {
    const n = Number(text ?? fallback)
    if (!Number.isInteger(n) || n < 1 || n > max) throw new BadOrder(`Not a size from 1 to ${max}: ${String(text)}`)
    return n
  }
  if (scale == null && schools == null) return null
  return { seteA: whole(scale, vilaSerena.seteA, 9_999), escolas: whole(schools, vilaSerena.escolas, 2_000) }
}

/** The dialects that a comma list names (`--dialect leaky`); none for no list. */
export function dialectsFrom(list: string | null | undefined): Dialect[] {
  const names = (list ?? '').split(',').map((name) => name.trim())
  return names.filter(Boolean).map((name) => {
    if (!isDialect(name)) throw new BadOrder(`A dialect is one of ${Object.keys(dialects).join(', ')}: ${name}`)
    return name
  })
}
