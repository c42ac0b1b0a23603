// A first and a second visit to the sign-in page, on every target.
import { freshContext, heap, seen, settle, throttledPage } from '../browser.mjs'

export const title = 'Sign-in page, first and second visit'
export const targets = ['static', 'bare', 'portal']
export const processors = [4, 10]
export const goals = [
  { name: 'script until sign-in works', figure: 'script KiB', cpu: 4, against: 'bare', limit: 1.35 },
  { name: 'first paint of sign-in', figure: 'first paint ms', cpu: 4, against: 'bare', limit: 1.15 },
  { name: 'largest paint of sign-in', figure: 'largest paint ms', cpu: 4, against: 'bare', limit: 1.15 },
  {
    name: 'first field usable, typed text kept',
    figure: 'first field usable ms',
    cpu: 4,
    against: 'bare',
    limit: 1.15,
  },
  { name: 'second visit, field usable', figure: 'second visit: field usable ms', cpu: 4, against: 'bare', limit: 1.2 },
  { name: 'blocking since the start, ms', figure: 'blocking ms', cpu: 4, limit: 0 },
  { name: 'layout shift', figure: 'layout shift', cpu: 4, limit: 0 },
]

const kib = (traffic, ...types) =>
  traffic.filter(({ type }) => !types.length || types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/** @returns figures by name; the names are the columns of the table */
export async function run({ browser, site, cpu }) {
  const context = await freshContext(browser)
  try {
    const first = await throttledPage(context, cpu)
    await first.page.goto(`${site.url}/entrar`)
    await settle(first.page, first.traffic)
    const cold = await seen(first.page)
    const figures = {
      // the worker that holds the shell comes when everything works
      'script KiB': kib(
        first.traffic.filter(({ started }) => started < cold.usable),
        'Script',
      ),
      'style KiB': kib(first.traffic, 'Stylesheet'),
      'font KiB': kib(first.traffic, 'Font'),
      'all KiB': kib(first.traffic),
      requests: first.traffic.length,
      'first paint ms': cold.fcp,
      'largest paint ms': cold.lcp,
      'blocking ms': cold.blocking,
      'longest task ms': cold.longest,
      'layout shift': cold.shift,
      'first field usable ms': cold.usable,
      'heap MiB': await heap(first.protocol),
    }
    const firstFiles = first.traffic.map(({ url, type, bytes }) => ({ path: new URL(url).pathname, type, bytes }))
    await first.page.close()
    const second = await throttledPage(context, cpu)
    await second.page.goto(`${site.url}/entrar`)
    await settle(second.page, second.traffic)
    const warm = await seen(second.page)
    return {
      figures: {
        ...figures,
        'second visit: first paint ms': warm.fcp,
        'second visit: field usable ms': warm.usable,
        'second visit: KiB': kib(second.traffic.filter(({ cached }) => !cached)),
      },
      files: firstFiles,
    }
  } finally {
    await context.close()
  }
}
