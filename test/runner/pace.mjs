// Measures how fast this machine starts programs, on which browsers and test processes depend.
import { spawnSync } from 'node:child_process'

/** Milliseconds in which Node starts on the machines for which the numbers of workers were chosen. */
const usual = 45

/**
 * The slowness: 1 on such a machine, more on a slower one. The fastest of a few starts counts, to ignore other load.
 */
function measured() {
  const starts = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    spawnSync(process.execPath, ['-e', '0'])
    return performance.now() - begun
  })
  return Math.max(1, Math.min(...starts) / usual)
}

/** Measures repeatedly, since a shared machine may be slow for some seconds: only lasting slowness counts. */
export async function slowness(limit) {
  let pace = measured()
  for (let again = 4; pace > limit && again > 0; again--) {
    await new Promise((done) => setTimeout(done, 5000))
    pace = Math.min(pace, measured())
  }
  return pace
}
