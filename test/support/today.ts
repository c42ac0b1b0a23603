/**
 * Fixes the day of the unit tests: otherwise, on a day that a test names, the service's data for today would interfere.
 * `PORTAL_TODAY=2027-02-28T23:30:00-03:00 npm test -- --only unit` runs them on another day.
 */
const day = process.env['PORTAL_TODAY'] ?? '2026-11-24T10:00:00-03:00'
const start = Date.parse(day)
if (Number.isNaN(start)) throw new Error(`PORTAL_TODAY is no moment: ${day}`)

const passed = performance.now.bind(performance)

/** A clock of normal speed that starts at that moment. */
class Today extends Date {
  constructor(...parts: [] | ConstructorParameters<typeof Date>) {
    // the cast covers the many other signatures of Date, which are passed through
    super(...((parts.length ? parts : [Today.now()]) as [number]))
  }
  static override now = () => Math.floor(start + passed())
}

/** Makes `Date` start on that day, also under `vi.useFakeTimers`; `vi.useRealTimers` may restore the real one. */
export function beToday() {
  globalThis.Date = Today as DateConstructor
}

// runs at import too, for dates that modules compute while loading
beToday()
