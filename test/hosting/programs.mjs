// The web servers that the portal's own hosting files are tried on. Where this machine has neither them nor packages to get
// them from, the tests of hosting are left out, and that is said aloud.
import { find, installFromDistribution } from '../install.mjs'

/** Each program and the package of Debian that brings it. */
const hosts = { nginx: 'nginx-light', caddy: 'caddy' }

/** Whether at least one of them is there, after trying to get those that are not. @returns {boolean} */
export function ensureHosts() {
  const missing = () => Object.keys(hosts).filter((name) => !find([name]))
  if (missing().length > 0) installFromDistribution(missing().map((name) => hosts[name]))
  const left = missing()
  for (const name of left)
    console.log(
      `\nSKIPPED  hosting on ${name}: it is not installed here and could not be (apt-get install ${hosts[name]})\n`,
    )
  return left.length < Object.keys(hosts).length
}
