// Emulates a slow phone on a slow network: throttled pages of a real Chromium, and their traffic.
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/browser.mjs'
import { probe } from './probe.mjs'

const mbit = 1e6 / 8
export const network = { offline: false, latency: 150, downloadThroughput: 1.6 * mbit, uploadThroughput: 0.75 * mbit }
export const roundTrip = network.latency

/**
 * Ignores certificate errors by a switch, since a service worker rejects the self-signed certificates of the
 * measured hosts otherwise.
 */
export const launch = () => {
  const options = launchOptions()
  return chromium.launch({ ...options, args: [...(options.args ?? []), '--ignore-certificate-errors'] })
}

/** Throttles the requests of service workers too, which the emulation of a page does not cover. */
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
    // a worker that has ended meanwhile sends nothing
    if (type === 'service_worker') await slow(targetId).catch(() => undefined)
  }
}

/** No network throttling, to measure the processor alone. */
export const atOnce = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** How long a tap lasts, in milliseconds. */
export const held = 70

/** A phone-sized context with an empty cache. */
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

/**
 * Signs in over HTTP and stores the mark that a sign-in on the page leaves, without which the portal looks
 * for no session.
 */
export async function signInOverHttp(page, site, userName) {
  await page.request.post(`${site.url}/json/reply/Auth`, {
    data: { provider: 'credentials', userName, password: 'caderno', rememberMe: false },
    ignoreHTTPSErrors: true,
  })
  await page.addInitScript(() => window.localStorage.setItem('portal.uso', String(Date.now())))
}

/**
 * Signs in on the page as a person does, without throttling, and waits until the worker has cached the shell and the
 * browser has compiled its files (`app/nextVisit.ts`): about twelve seconds.
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
 * Runs in the page: `window.__whenPainted(selector, told)` reports when an element is visible and painted. It checks
 * after changes only, since a loop of animation frames would itself make the browser draw sixty times a second.
 */
function watcher() {
  window.__whenPainted = (wanted, told) => {
    let asked = false
    // changes seen by an animation frame's callback are painted in that frame; the task after it runs once that is done
    const look = () => {
      asked = false
      if (!document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true })) return
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
    // a style sheet that has loaded
    document.addEventListener('load', ask, true)
    ask()
  }
}

/** Makes the next page of this tab resolve `__shown` when an element is painted. */
export const whenSeen = (page, selector) =>
  page.addInitScript((wanted) => {
    window.__shown = new Promise((done) => window.__whenPainted(wanted, done))
  }, selector)

/** Milliseconds after which a wait fails: a failing measurement tells more than a hanging one. */
const patience = 30_000

const protocols = new WeakMap()

/**
 * The value of an expression in the page. Uses the DevTools protocol, since Playwright's first evaluation costs 100
 * ms at ×10.
 */
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

/** The probe's figures so far. */
export const seen = (page) => asked(page, 'window.__bench')

/** The slowest press or key since the last call; the browser reports from 16 ms on, in steps of 8. */
export async function slowest(page) {
  await page.waitForTimeout(250)
  const durations = await page.evaluate(() => window.__bench.events.splice(0).map(({ duration }) => duration))
  return Math.max(16, ...durations)
}

/** Waits until something is painted, the network is quiet and the processor has had time for the rest. */
export async function settle(page, traffic, quiet = 700) {
  await page.waitForLoadState('load')
  await until(page, '__bench.fcp > 0 && __bench.lcp > 0')
  if (/\/(?:entrar|vagas)$/.test(page.url())) await until(page, '__bench.usable > 0 && __bench.works > 0')
  for (let count = -1; count !== traffic.length;) {
    count = traffic.length
    await page.waitForTimeout(quiet)
  }
}

/** JavaScript heap in MiB after a garbage collection. */
export async function heap(protocol) {
  await protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await protocol.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

/**
 * Milliseconds from a press on `target` until `selector` is visible and painted. `cold` clicks by script without
 * hovering, so that nothing is preloaded; `held`: how long the tap lasts.
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
