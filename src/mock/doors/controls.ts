/** The manual controls of the service, the same at every door (mock/README §14). */
import type { Backend } from '../backend'
import type { Clock } from '../clock'
import { type Dialect, dialects, isDialect } from '../dialects'
import { BadOrder, type Network } from './network'
import { type Size, vilaSerena } from '../seed/index'

/** The type of the manual controls. */
export type Controls = ReturnType<typeof createControls>

/** Creates the controls of one service. The last argument is the state to which `reset` returns. */
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
    /**
     * Returns to the seed with a faultless network: at this moment and seeded for its day, or by the real
     * clock for null.
     * @throws RangeError
     */
    reset(at: string | null = null) {
      clock.set(at)
      clear()
      backend.reset({ size, dialects })
    },
    /**
     * Moves the clock; null restores the real one. Effects of elapsed time stay when it moves back.
     * @throws RangeError
     */
    now: clock.set,
    /** Replaces the dialects until the next reset. @throws BadOrder for an unknown name */
    speak: (names: readonly string[]) => backend.speak(dialectsFrom(names.join())),
  }
}

/**
 * The size from `--scale` / `?scale=` (students of 7º A) and `--schools` / `?schools=`; null without both.
 * @throws BadOrder
 */
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

/** The dialects of a comma-separated list (`--dialect leaky`); empty for none. @throws BadOrder for an unknown name */
export function dialectsFrom(list: string | null | undefined): Dialect[] {
  const names = (list ?? '').split(',').map((name) => name.trim())
  return names.filter(Boolean).map((name) => {
    if (!isDialect(name)) throw new BadOrder(`A dialect is one of ${Object.keys(dialects).join(', ')}: ${name}`)
    return name
  })
}
