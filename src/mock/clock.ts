/** The clock of the pretended service: the real one, or one moved by hand that goes on running from there. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Moves it to a moment (ISO 8601 text or milliseconds); null is the real one again. @throws RangeError for no moment. */
  set(at: string | number | null): void
  /** How far it is from the real one, in milliseconds. */
  offset(): number
}

export function createClock(start = 0): Clock {
  let offset = start
  return {
    now: () => Date.now() + offset,
    set(at) {
      const moment = at === null ? Date.now() : typeof at === 'number' ? at : Date.parse(at)
      if (!Number.isFinite(moment)) throw new RangeError(`Not a moment: ${String(at)}`)
      offset = at === null ? 0 : moment - Date.now()
    },
    offset: () => offset,
  }
}
