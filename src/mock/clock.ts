/** The clock of the pretended service: the real one, or one that was moved and runs on from there. */
export type Clock = ReturnType<typeof createClock>

/** The milliseconds from now to a moment; 0 for null. @throws RangeError for a text that is not a moment */
export function distanceTo(at: string | number | null): number {
  if (at === null) return 0
  const moment = typeof at === 'number' ? at : Date.parse(at)
  if (!Number.isFinite(moment)) throw new RangeError(`Not a moment: ${at}`)
  return moment - Date.now()
}

/** Creates a clock that is real until it is moved. All values in milliseconds. */
export function createClock() {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    /**
     * Moves the clock to a moment (ISO 8601 text or milliseconds); null restores the real one.
     * @throws RangeError for other values
     */
    set: (at: string | number | null): void => void (offset = distanceTo(at)),
    /** Sets the distance to the real clock. */
    shift: (ms: number): void => void (offset = ms),
    /** The distance to the real clock. */
    offset: () => offset,
  }
}
