/** The clock of the pretended service: the real one, or one moved by hand that goes on running from there. */
export type Clock = ReturnType<typeof createClock>

/** How far a moment is from now, in milliseconds; null means no shift. @throws RangeError for a text that is not a moment. */
export function distanceTo(at: string | number | null): number {
  if (at === null) return 0
  const moment = typeof at === 'number' ? at : Date.parse(at)
  if (!Number.isFinite(moment)) throw new RangeError(`Not a moment: ${at}`)
  return moment - Date.now()
}

/** The real clock, until it is moved. Everything in milliseconds. */
export function createClock() {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    /** Moves it to a moment (ISO 8601 text or milliseconds); null is the real one again. @throws RangeError for no moment. */
    set: (at: string | number | null): void => void (offset = distanceTo(at)),
    /** Moves it so far away from the real one. */
    shift: (ms: number): void => void (offset = ms),
    /** How far it is from the real one. */
    offset: () => offset,
  }
}
