// How fast this machine gives programs their memory, which is what browsers and processes of tests live on.
import { spawnSync } from 'node:child_process'

/** Milliseconds in which Node starts on the machines that the numbers of workers were chosen on. */
const usual = 45

/** 1 on such a machine, more on a slower one. The fastest of a few starts: what else runs at the moment does not count. */
export function slowness() {
  const starts = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    spawnSync(process.execPath, ['-e', '0'])
    return performance.now() - begun
  })
  return Math.max(1, Math.min(...starts) / usual)
}
