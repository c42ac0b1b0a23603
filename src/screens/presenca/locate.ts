/** Asks the device for its position, only after a press: 10 s with high accuracy, then 10 s with low accuracy. */
import { bestOf, createFixes, excellent, type Fix } from './fix'

/** Why there is no position. */
export type Problem = 'denied' | 'policy' | 'insecure' | 'missing' | 'unavailable' | 'timeout'
export class NoPosition extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

export interface Search {
  /** Metres: a position of this accuracy or better is sent without a warning. */
  enough: number
  signal: AbortSignal
  /** Called with the best position so far. */
  onReading: (fix: Fix) => void
  /** Called with whether the browser's permission prompt is open. */
  onAsking: (asking: boolean) => void
}

/** Milliseconds for each of the two searches. */
const limit = 10_000
/** Milliseconds to wait for an excellent position after a good one. */
const settle = 3_000
/** Milliseconds to wait beyond the limit for a device that reports nothing. */
const grace = 1_000

interface FeaturePolicy {
  allowsFeature: (name: string) => boolean
}

/** Why the position cannot be asked for; null when it can. */
function forbidden(): Problem | null {
  if (!isSecureContext) return 'insecure'
  if (!('geolocation' in navigator)) return 'missing'
  const { featurePolicy } = document as { featurePolicy?: FeaturePolicy } // only in Chromium, in no type library
  return featurePolicy?.allowsFeature('geolocation') === false ? 'policy' : null
}

async function permission(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'geolocation' })
  } catch {
    return null
  }
}

type Outcome = { fix: Fix } | { problem: Problem }

function problemOf(error: GeolocationPositionError): Problem {
  if (error.code === 2) return 'unavailable'
  if (error.code === 3) return 'timeout'
  return /policy/i.test(error.message) ? 'policy' : 'denied'
}

/** Listens for up to 10 s, counted from the moment the person has answered the browser's question. */
function watch(high: boolean, status: PermissionStatus | null, search: Search): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const fixes: Fix[] = []
    const read = createFixes()
    let timer: ReturnType<typeof setTimeout> | undefined
    let end = Infinity
    let settled = Infinity
    let id: number | null = null
    const finish = (outcome: Outcome) => {
      stop()
      resolve(outcome)
    }
    const due = () => {
      const best = bestOf(fixes)
      finish(best ? { fix: best } : { problem: 'timeout' })
    }
    const until = (moment: number) => {
      clearTimeout(timer)
      timer = setTimeout(due, moment - performance.now())
    }
    const begin = () => {
      end = performance.now() + limit
      until(end + grace)
    }
    const answered = () => {
      search.onAsking(false)
      if (status?.state !== 'prompt' && end === Infinity) begin()
    }
    const give = () => {
      stop()
      reject(new DOMException('cancelled', 'AbortError'))
    }
    const stop = () => {
      clearTimeout(timer)
      if (id !== null) navigator.geolocation.clearWatch(id)
      status?.removeEventListener('change', answered)
      search.signal.removeEventListener('abort', give)
      search.onAsking(false)
    }
    const heard = (position: GeolocationPosition) => {
      const fix = read(position)
      if (fix) fixes.push(fix)
      const best = bestOf(fixes)
      // the position is an old one from the device's cache
      if (!best) return
      if (end === Infinity) end = performance.now() + limit
      search.onAsking(false)
      search.onReading(best)
      if (best.accuracy <= search.enough) settled = Math.min(settled, performance.now() + settle)
      // a position with a warning does not end the search, however small the school's limit is
      if (best.accuracy <= Math.min(excellent, search.enough)) finish({ fix: best })
      else until(Math.min(end, settled))
    }
    const failed = (error: GeolocationPositionError) => {
      if (error.code !== 1 && bestOf(fixes)) return
      finish({ problem: problemOf(error) })
    }
    if (status?.state === 'prompt') search.onAsking(true)
    // without the Permissions API only the `timeout` of the device applies
    else if (status) begin()
    status?.addEventListener('change', answered)
    search.signal.addEventListener('abort', give)
    if (search.signal.aborted) {
      give()
      return
    }
    id = navigator.geolocation.watchPosition(heard, failed, {
      enableHighAccuracy: high,
      maximumAge: 0,
      timeout: limit,
    })
  })
}

/** Returns the best position of the search. @throws NoPosition, or an AbortError when `signal` was aborted. */
export async function locate(search: Search): Promise<Fix> {
  const no = forbidden()
  if (no) throw new NoPosition(no)
  const status = await permission()
  const first = await watch(true, status, search)
  if ('fix' in first) return first.fix
  if (first.problem === 'denied' || first.problem === 'policy') throw new NoPosition(first.problem)
  const second = await watch(false, status, search)
  if ('fix' in second) return second.fix
  throw new NoPosition(second.problem)
}
