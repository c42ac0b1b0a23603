// Finds a Chromium, or installs one: BROWSER_PATH, Playwright's own, the system's; otherwise by apt, otherwise
// Playwright's download. Tests are never skipped: without a browser they fail with a sentence that says what to do.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { find, installFromDistribution, runs, sh } from '../runner/install.mjs'

/** Chromium's headless shell, which needs two thirds of the processor time for the same tests. */
const shell = 'chromium-headless-shell'
const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]
const otherSystems = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * The browser to use. `executablePath` is absent when it is Playwright's own.
 * @returns {{ source: string, executablePath?: string } | null}
 */
export function findBrowser() {
  const asked = process.env['BROWSER_PATH']
  if (asked) {
    if (!runs(asked)) throw new Error(`BROWSER_PATH=${asked} is not a program that can be run.`)
    return { source: 'BROWSER_PATH', executablePath: asked }
  }
  if (existsSync(chromium.executablePath())) return { source: 'Playwright' }
  const executablePath = find(names, ['/snap/bin', '/opt/google/chrome']) ?? otherSystems.find(runs)
  return executablePath ? { source: 'system', executablePath } : null
}

/** Flags for a machine without internet access and for a container. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** Playwright's `launchOptions` for the found browser. */
export function launchOptions() {
  const executablePath = findBrowser()?.executablePath
  return executablePath ? { args, executablePath } : { args }
}

/**
 * The `launchOptions` for a browser with a back/forward cache, which neither the shell nor Playwright's default flags
 * have. Null where this machine has only the shell.
 */
export function launchOptionsWithPageCache() {
  const executablePath = find(names.slice(1), ['/snap/bin', '/opt/google/chrome']) ?? otherSystems.find(runs)
  if (!executablePath) return null
  const kept = ['--headless=new', '--no-sandbox', '--enable-features=BackForwardCache']
  const ignoreDefaultArgs = ['--disable-back-forward-cache', '--headless']
  return { executablePath, args: [...args, ...kept], ignoreDefaultArgs }
}

async function starts() {
  const found = findBrowser()
  if (!found) return false
  try {
    const browser = await chromium.launch({ ...launchOptions(), timeout: 30_000 })
    console.log(`browser: Chromium ${browser.version()} (${found.source})`)
    await browser.close()
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    console.error(`The browser at ${found.executablePath ?? chromium.executablePath()} does not start: ${reason}`)
    return false
  }
}

const installShell = () => installFromDistribution([shell, 'fonts-dejavu-core'])
const installChromium = () => installFromDistribution(['chromium', 'fonts-dejavu-core'])

function installFromPlaywright() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  return sh([process.execPath, cli, 'install', shell], 480_000)
}

/** Makes sure that a browser starts, trying each way of installation in turn. @returns {Promise<boolean>} */
export async function ensureBrowser() {
  // a CI machine gets the shell beside its own browser
  if (process.env['CI'] && !process.env['BROWSER_PATH'] && !find([shell])) installShell()
  if (await starts()) return true
  for (const install of [installShell, installChromium, installFromPlaywright])
    if (install() && (await starts())) return true
  console.error(
    'No browser for the tests. Install Chromium or Chrome, or set BROWSER_PATH=/path/to/chrome, and run the same command again.',
  )
  return false
}
