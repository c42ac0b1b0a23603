/** The clock of the pretended service: the real one, or one moved by hand that goes on running from there. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Moves it to a moment (ISO 8601 text or milliseconds); null is the real one again. @throws RangeError for no moment. */
  set(at: string | number | null): void
  /** Moves it so many milliseconds away from the real one. */
  shift(ms: number): void
  /** How far it is from the real one, in milliseconds. */
  offset(): number
}

/** How far a moment is from now, in milliseconds; null is no distance. @throws RangeError for no moment. */
export function distanceTo(at: string | number | null): number {
  if (at === null) return 0
  const moment = typeof at === 'number' ? at : Date.parse(at)
  if (!Number.isFinite(moment)) throw new RangeError(`Not a moment: ${at}`)
  return moment - Date.now()
}

export function createClock(): Clock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    set: (at) => void (offset = distanceTo(at)),
    shift: (ms) => void (offset = ms),
    offset: () => offset,
  }
}
