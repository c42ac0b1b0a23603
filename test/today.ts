/**
 * The unit tests stand on one day, whatever the calendar says: sentences that name a day would else meet, on that very day,
 * what the service holds for today. `PORTAL_TODAY=2027-02-28T23:30:00-03:00 npm test -- --only unit` runs them on another.
 */
const day = process.env['PORTAL_TODAY'] ?? '2026-11-24T10:00:00-03:00'
const start = Date.parse(day)
if (Number.isNaN(start)) throw new Error(`PORTAL_TODAY is no moment: ${day}`)

const passed = performance.now.bind(performance)

/** A clock that goes as fast as every other and began with the tests at that moment. */
class Today extends Date {
  constructor(...parts: [] | ConstructorParameters<typeof Date>) {
    // the parts of a date are many more than the type tells: whoever names any wants what the language does with them
    super(...((parts.length ? parts : [Today.now()]) as [number]))
  }
  static override now = () => Math.floor(start + passed())
}

/** `Date` tells that day from here on, also to `vi.useFakeTimers`; `vi.useRealTimers` may give the calendar's back. */
export function beToday() {
  globalThis.Date = Today as DateConstructor
}

// also for what a module works out while it is read
beToday()
