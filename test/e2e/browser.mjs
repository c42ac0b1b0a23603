// Finds a Chromium, or gets one: BROWSER_PATH, Playwright's own, the system's; else apt, else Playwright's download.
// Never skips: without a browser the tests fail with a sentence that says what to do.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { find, installFromDistribution, runs, sh } from '../install.mjs'

/** The shell is Chromium without a window of its own: the same tests need two thirds of the processor's time. */
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

/** Flags for a closed network and for a container. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** What Playwright's `launchOptions` need for the browser that was found. */
export function launchOptions() {
  const executablePath = findBrowser()?.executablePath
  return executablePath ? { args, executablePath } : { args }
}

/**
 * What `launchOptions` need for a browser that keeps pages whole while another site is looked at: neither the shell nor
 * Playwright's own flags let one be kept. Null where this machine has only the shell.
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

/** Makes sure that a browser starts, trying each way to get one in turn. @returns {Promise<boolean>} */
export async function ensureBrowser() {
  // a machine that only tests gets the shell beside the browser that it has
  if (process.env['CI'] && !process.env['BROWSER_PATH'] && !find([shell])) installShell()
  if (await starts()) return true
  for (const install of [installShell, installChromium, installFromPlaywright])
    if (install() && (await starts())) return true
  console.error(
    'No browser for the tests. Install Chromium or Chrome, or set BROWSER_PATH=/path/to/chrome, and run the same command again.',
  )
  return false
}
