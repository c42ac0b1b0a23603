// The web servers on which the portal's hosting files are tested. Where this machine has neither them nor packages of
// them, the tests of hosting are skipped with a message.
import { find, installFromDistribution } from '../runner/install.mjs'

/** Each program with its Debian package. */
const hosts = { nginx: 'nginx-light', caddy: 'caddy' }

/** Whether at least one server is there, after trying to install those that are missing. @returns {boolean} */
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
