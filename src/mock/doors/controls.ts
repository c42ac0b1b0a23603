/** What a person, a test or a demonstration can order by hand, whichever door they stand at (mock/README §14). */
import type { Backend } from '../backend'
import type { Clock } from '../clock'
import { type Dialect, dialects, isDialect } from '../dialects'
import { BadOrder, type Network } from './network'
import { type Size, vilaSerena } from '../seed/index'

/** What can be ordered of the pretended service by hand. */
export type Controls = ReturnType<typeof createControls>

/** The orders over one service. `start` is what `reset` goes back to. */
export function createControls(
  backend: Backend,
  { slow, offline, fail, road, log, clear }: Network,
  clock: Clock,
  { size = vilaSerena, dialects = [] }: { size?: Size; dialects?: readonly Dialect[] } = {},
) {
  return {
    slow,
    offline,
    fail,
    road,
    log,
    /** Back to the seed, with a whole network: at this moment and filled for its day, by the real clock for null. @throws RangeError */
    reset(at: string | null = null) {
      clock.set(at)
      clear()
      backend.reset({ size, dialects })
    },
    /** Moves the clock; null is the real one. What time itself has done stays when it goes back. @throws RangeError */
    now: clock.set,
    /** Speaks these dialects and no other, until the next reset. @throws BadOrder for a name that is none. */
    speak: (names: readonly string[]) => backend.speak(dialectsFrom(names.join())),
  }
}

/** The size that `--scale` / `?scale=` (students of 7º A) and `--schools` / `?schools=` ask for; null when neither does. */
export function sizeFrom(scale: string | null | undefined, schools: string | null | undefined): Size | null {
  const whole = (text: string | null | undefined, fallback: number, least: number, most: number) => {
    const n = Number(text ?? fallback)
    if (!Number.isInteger(n) || n < least || n > most)
      throw new BadOrder(`Not a size from ${least} to ${most}: ${String(text)}`)
    return n
  }
  if (scale == null && schools == null) return null
  return { seteA: whole(scale, vilaSerena.seteA, 1, 9_999), escolas: whole(schools, vilaSerena.escolas, 3, 2_000) }
}

/** The dialects that a comma list names (`--dialect leaky`); none for no list. */
export function dialectsFrom(list: string | null | undefined): Dialect[] {
  const names = (list ?? '').split(',').map((name) => name.trim())
  return names.filter(Boolean).map((name) => {
    if (!isDialect(name)) throw new BadOrder(`A dialect is one of ${Object.keys(dialects).join(', ')}: ${name}`)
    return name
  })
}
