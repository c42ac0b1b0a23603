// The other browsers that the portal is tried in: Firefox, and WebKit as GTK builds it, the nearest to Safari that a Linux has.
// Where this machine has neither them nor packages to get them from, their tests are left out, and that is said aloud.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { find, installFromDistribution, runs } from '../install.mjs'

/** Where Debian and its kin put the window that WebKit's driver opens: below a folder of the architecture. */
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

/** The programs of each browser, where they are all there. */
export const programs = {
  firefox: () => {
    const browser = find(['firefox-esr', 'firefox'], ['/snap/bin', '/Applications/Firefox.app/Contents/MacOS'])
    // what it puts on paper is read by this
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

/** Whether at least one of them is there, after trying to get those that are not. @returns {boolean} */
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
