// A first and a second visit to the sign-in page, on every target.
import { freshContext, heap, seen, settle, throttledPage } from '../browser.mjs'

export const title = 'Sign-in page, first and second visit'
export const targets = ['static', 'bare', 'portal']
export const processors = [4, 10]
/** What is promised of an entrance; `door` is what its page is called. */
export const goalsOf = (door) => [
  ...[4, 10].map((cpu) => ({
    name: `blocking of ${door} since the start, ×${cpu}`,
    figure: 'blocking ms',
    cpu,
    against: 'bare',
    limit: 1,
  })),
  { name: `script until ${door} works`, figure: 'script KiB', cpu: 4, against: 'bare', limit: 1.05 },
  { name: `first paint of ${door}`, figure: 'first paint ms', cpu: 4, against: 'static', limit: 1.15 },
  { name: `largest paint of ${door}`, figure: 'largest paint ms', cpu: 4, against: 'static', limit: 1.15 },
  {
    name: `first field of ${door} usable, and what was typed or chosen kept`,
    figure: 'first field usable ms',
    cpu: 4,
    against: 'static',
    limit: 1.15,
  },
  {
    name: `second visit to ${door}, field usable`,
    figure: 'second visit: field usable ms',
    cpu: 4,
    against: 'static',
    limit: 1.1,
  },
  { name: `layout shift of ${door}`, figure: 'layout shift', cpu: 4, limit: 0 },
]
export const goals = goalsOf('sign-in')

const kib = (traffic, ...types) =>
  traffic.filter(({ type }) => !types.length || types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/** @returns figures by name; the names are the columns of the table */
export const run = (place) => visit(place, '/entrar')

/** @param {string} address where the portal is opened; a limit page is the same everywhere */
export async function visit({ browser, site, cpu, target }, address) {
  const url = `${site.url}${target === 'portal' ? address : '/entrar'}`
  const context = await freshContext(browser)
  try {
    const first = await throttledPage(context, cpu)
    await first.page.goto(url)
    await settle(first.page, first.traffic)
    const cold = await seen(first.page)
    const figures = {
      // the worker that holds the shell comes when everything works
      'script KiB': kib(
        first.traffic.filter(({ started }) => started < Math.max(cold.usable, cold.works)),
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
      'form can be sent ms': cold.works,
      'heap MiB': await heap(first.protocol),
    }
    const firstFiles = first.traffic.map(({ url, type, bytes }) => ({ path: new URL(url).pathname, type, bytes }))
    await first.page.close()
    const second = await throttledPage(context, cpu)
    await second.page.goto(url)
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
