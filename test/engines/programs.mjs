// The other browsers for tests: Firefox, and WebKitGTK, the nearest to Safari on Linux. Where this machine has neither
// them nor packages of them, their tests are skipped with a message.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { find, installFromDistribution, runs } from '../runner/install.mjs'

/** The window that WebKit's driver opens: Debian and its derivatives put it below a folder of the architecture. */
function miniBrowser() {
  const roots = ['/usr/lib', '/usr/libexec']
  const folders = roots.flatMap((root) => {
    try {
      return [root, ...readdirSync(root).map((name) => join(root, name))]
    } catch {
      return []
    }
  })
  const versions = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']
  return folders.flatMap((folder) => versions.map((name) => join(folder, name, 'MiniBrowser'))).find(runs)
}

/** The programs of each browser; null where one of them is missing. */
export const programs = {
  firefox: () => {
    const browser = find(['firefox-esr', 'firefox'], ['/snap/bin', '/Applications/Firefox.app/Contents/MacOS'])
    // reads the PDFs that Firefox prints
    const reader = find(['pdftotext'])
    return browser && reader ? { browser, reader } : null
  },
  webkit: () => {
    const [driver, display, bus, browser] = [
      find(['WebKitWebDriver']),
      find(['Xvfb']),
      find(['dbus-run-session']),
      miniBrowser(),
    ]
    return driver && display && bus && browser ? { driver, display, bus, browser } : null
  },
}
/** @typedef {keyof typeof programs} Engine */

/** @type {Record<Engine, string[]>} */
const packages = { firefox: ['firefox-esr', 'poppler-utils'], webkit: ['webkit2gtk-driver', 'xvfb', 'dbus-daemon'] }
const engines = /** @type {Engine[]} */ (Object.keys(programs))
const missing = () => engines.filter((engine) => !programs[engine]())

/** Whether at least one browser is there, after trying to install those that are missing. @returns {boolean} */
export function ensureEngines() {
  const wanted = missing().flatMap((engine) => packages[engine])
  if (wanted.length > 0) installFromDistribution(wanted)
  const left = missing()
  for (const engine of left)
    console.log(
      `\nSKIPPED  the portal in ${engine}: it is not installed here and could not be (apt-get install ${packages[engine].join(' ')})\n`,
    )
  return left.length < engines.length
}
