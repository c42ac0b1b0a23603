// The next visit of somebody who signed in before, on a device that has the portal: production build, service in 0 ms.
import { freshContext, roundTrip, seen, settle, signInByHand, throttledPage, whenSeen } from '../browser.mjs'

export const title = 'The next visit of somebody signed in'
export const targets = ['portal']
export const processors = [4, 10]
export const goals = [
  { name: 'second visit, remembered: home with data, ms', figure: 'remembered: home with data ms', cpu: 4, limit: 500 },
  {
    name: 'second visit, remembered: home with data at ×10, ms',
    figure: 'remembered: home with data ms',
    cpu: 10,
    limit: 1200,
  },
  {
    name: 'second visit, signed in: home with data, ms (4 round trips + 200)',
    figure: 'signed in: home with data ms',
    cpu: 4,
    limit: 4 * roundTrip + 200,
  },
  {
    name: 'requests of a visit until the home shows data',
    figure: 'signed in: requests until then',
    cpu: 4,
    limit: 12,
  },
  {
    name: 'requests of a visit that leave the device',
    figure: 'signed in: of them beyond this device, whole',
    cpu: 4,
    limit: 12,
  },
  { name: 'layout shift of these visits', figure: 'layout shift', cpu: 4, limit: 0 },
]

/** The line of a class with its figures. */
export const homeWithData = 'main a[href$="/notas"]'

/** Requests that left for the network, or that the worker answered, before a moment; what the browser kept is none. */
const before = (traffic, moment) => traffic.filter(({ started, cached }) => !cached && started < moment)
const ofService = ({ url }) => url.includes('/json/reply/')

/** One visit; `whole`: until nothing travels any more. */
async function open(context, site, cpu) {
  const { page, traffic } = await throttledPage(context, cpu)
  await whenSeen(page, homeWithData)
  const asked = site.asked()
  await page.goto(`${site.url}/inicio`)
  const shown = await page.evaluate(() => window.__shown)
  await settle(page, traffic)
  const { shift } = await seen(page)
  await page.close()
  return { shown, shift, traffic, left: site.asked() - asked }
}

async function visits({ browser, site, cpu }, remember) {
  const context = await freshContext(browser)
  try {
    await signInByHand(context, site, 'ana', { remember })
    return await open(context, site, cpu)
  } finally {
    await context.close()
  }
}

export async function run(place) {
  await fetch(`${place.mock.url}/__mock/reset`, { method: 'POST' })
  const kept = await visits(place, true)
  const asked = await visits(place, false)
  const early = before(asked.traffic, asked.shown)
  return {
    figures: {
      'remembered: home with data ms': kept.shown,
      'signed in: home with data ms': asked.shown,
      'signed in: round trips': asked.shown / roundTrip,
      'signed in: requests until then': early.length,
      'signed in: of them the service’s': early.filter(ofService).length,
      'signed in: requests of the whole visit': before(asked.traffic, Infinity).length,
      'signed in: of them the service’s, whole': asked.traffic.filter(ofService).length,
      'signed in: of them beyond this device, whole': asked.left,
      'layout shift': Math.max(kept.shift, asked.shift),
    },
  }
}
