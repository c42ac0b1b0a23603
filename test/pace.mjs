// How fast this machine gives programs their memory, which is what browsers and processes of tests live on.
import { spawnSync } from 'node:child_process'

/** Milliseconds in which Node starts on the machines that the numbers of workers were chosen on. */
const usual = 45

/** 1 on such a machine, more on a slower one. The fastest of a few starts: what else runs at the moment does not count. */
function measured() {
  const starts = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    spawnSync(process.execPath, ['-e', '0'])
    return performance.now() - begun
  })
  return Math.max(1, Math.min(...starts) / usual)
}

/** A machine that others share is slow for some seconds now and then: it counts as slow where it is so again and again. */
export async function slowness(limit) {
  let pace = measured()
  for (let again = 4; pace > limit && again > 0; again--) {
    await new Promise((done) => setTimeout(done, 5000))
    pace = Math.min(pace, measured())
  }
  return pace
}
