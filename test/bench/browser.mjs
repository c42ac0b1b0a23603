// A slow phone on a slow network: throttled pages of a real Chromium, and what travelled for them.
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/browser.mjs'
import { probe } from './probe.mjs'

const mbit = 1e6 / 8
export const network = { offline: false, latency: 150, downloadThroughput: 1.6 * mbit, uploadThroughput: 0.75 * mbit }
export const roundTrip = network.latency

/** The certificate of the measured hosts is nobody's, and a worker asks for a good one: errors of it are ignored. */
export const launch = () => {
  const options = launchOptions()
  return chromium.launch({ ...options, args: [...(options.args ?? []), '--ignore-certificate-errors'] })
}

/** What a worker asks of its host travels as slowly as what a page asks, which the emulation of the page does not see to. */
async function slowWorkers(browser) {
  const protocol = await browser.newBrowserCDPSession()
  const { targetInfos } = await protocol.send('Target.getTargets')
  async function slow(targetId) {
    const { sessionId } = await protocol.send('Target.attachToTarget', { targetId, flatten: false })
    const say = (id, method, params) =>
      protocol.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    await say(1, 'Network.enable', {})
    await say(2, 'Network.emulateNetworkConditions', network)
  }
  for (const { type, targetId } of targetInfos) {
    // one that has ended meanwhile asks nothing
    if (type === 'service_worker') await slow(targetId).catch(() => undefined)
  }
}

/** No slow network: the figures are the processor's. */
export const atOnce = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** How long a finger rests on what it presses, in milliseconds. */
export const held = 70

/** A phone's window with an empty cache. */
export const freshContext = (browser) =>
  browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    ignoreHTTPSErrors: true,
    hasTouch: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })

/** Signs in without the page, and leaves the note of it that the page would have left: else nobody is asked for. */
export async function signInOverHttp(page, site, userName) {
  await page.request.post(`${site.url}/json/reply/Auth`, {
    data: { provider: 'credentials', userName, password: 'caderno', rememberMe: false },
    ignoreHTTPSErrors: true,
  })
  await page.addInitScript(() => window.localStorage.setItem('portal.uso', String(Date.now())))
}

/**
 * Signs in on the page as a person does, with nothing slowed, and reads it until the worker holds the shell and the browser
 * its files compiled (`app/nextVisit.ts`): about twelve seconds.
 */
export async function signInByHand(context, site, userName, { remember = false } = {}) {
  const page = await context.newPage()
  await page.goto(`${site.url}/entrar`)
  await page.locator('[name=userName]').fill(userName)
  await page.locator('[name=password]').fill('caderno')
  if (remember) await page.locator('[name=rememberMe]').press('Space')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/inicio')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => window.localStorage.getItem('portal.compiled'))
  await page.close()
}

/**
 * Runs in the page: `window.__whenPainted(selector, told)` tells when an element stands before the person's eyes and has been
 * painted. It looks after changes only: a loop of frames would have the browser draw sixty times a second for it alone.
 */
function watcher() {
  window.__whenPainted = (wanted, told) => {
    let asked = false
    // what a frame's own callback sees, this frame paints; the task after it comes when that has been done
    const look = () => {
      asked = false
      if (!document.querySelector(wanted)?.checkVisibility()) return
      observer.disconnect()
      document.removeEventListener('load', ask, true)
      setTimeout(() => told(performance.now()))
    }
    const ask = () => {
      if (!asked) requestAnimationFrame(look)
      asked = true
    }
    const observer = new MutationObserver(ask)
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    // a sheet of style that has come
    document.addEventListener('load', ask, true)
    ask()
  }
}

/** Has the next page of this tab note in `__shown` when an element was seen. */
export const whenSeen = (page, selector) =>
  page.addInitScript((wanted) => {
    window.__shown = new Promise((done) => window.__whenPainted(wanted, done))
  }, selector)

/** What nobody waits for any longer, in milliseconds: a measurement that hangs tells less than one that fails. */
const patience = 30_000

const protocols = new WeakMap()

/** What an expression tells in the page. Asked by the protocol: what Playwright puts into a page first takes 100 ms at ×10. */
async function asked(page, expression) {
  const { result } = await protocols.get(page).send('Runtime.evaluate', { expression, returnByValue: true })
  return result.value
}

async function until(page, expression) {
  for (const end = Date.now() + patience; !(await asked(page, expression));) {
    if (Date.now() > end) throw new Error(`never true: ${expression}`)
    await new Promise((done) => setTimeout(done, 100))
  }
}

/**
 * A throttled page.
 * @param {number} cpu how many times slower the processor is
 * @returns the page, its protocol session and `traffic`, the list of finished requests (`started`: milliseconds after the first)
 */
export async function throttledPage(context, cpu) {
  await slowWorkers(context.browser())
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  protocols.set(page, protocol)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', network)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript(probe)
  await page.addInitScript(watcher)
  const requests = new Map()
  const traffic = []
  let first = 0
  protocol.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    first ||= timestamp
    requests.set(requestId, { url: request.url, type, started: (timestamp - first) * 1000 })
  })
  protocol.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId)
    if (request) request.cached = true
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) traffic.push({ ...request, bytes: encodedDataLength })
  })
  return { page, protocol, traffic }
}

/** What the probe saw so far. */
export const seen = (page) => asked(page, 'window.__bench')

/** The slowest press or key since the last question; the browser reports from 16 ms on, in steps of 8. */
export async function slowest(page) {
  await page.waitForTimeout(250)
  const durations = await page.evaluate(() => window.__bench.events.splice(0).map(({ duration }) => duration))
  return Math.max(16, ...durations)
}

/** Waits until something has been painted, nothing travels any more and the processor has had time for the rest. */
export async function settle(page, traffic, quiet = 700) {
  await page.waitForLoadState('load')
  await until(page, '__bench.fcp > 0 && __bench.lcp > 0')
  if (/\/(?:entrar|vagas)$/.test(page.url())) await until(page, '__bench.usable > 0 && __bench.works > 0')
  for (let count = -1; count !== traffic.length;) {
    count = traffic.length
    await page.waitForTimeout(quiet)
  }
}

/** Script memory in MiB after a collection. */
export async function heap(protocol) {
  await protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await protocol.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

/**
 * Milliseconds from a press on `target` until `selector` is seen and a frame with it has been painted.
 * `cold` presses without coming near first, so that nothing is warmed; `held`: how long the finger rests on it.
 */
export async function pressTo(page, target, selector, { cold = false, held = 0 } = {}) {
  await target.evaluate(
    (element, { wanted, patience }) => {
      window.__reached = new Promise((done, fail) => {
        setTimeout(() => fail(new Error(`not seen after the press: ${wanted}`)), patience)
        element.addEventListener(
          'click',
          (event) => {
            const start = event.timeStamp
            window.__whenPainted(wanted, (at) => done(at - start))
          },
          { once: true, capture: true },
        )
      })
    },
    { wanted: selector, patience },
  )
  await (cold ? target.evaluate((element) => element.click()) : target.click({ delay: held }))
  return page.evaluate(() => window.__reached)
}
