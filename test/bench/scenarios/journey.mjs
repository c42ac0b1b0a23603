// A student signs in and opens the report card of a class: production build, the service answering in 0 ms.
import { freshContext, heap, held, pressTo, roundTrip, seen, settle, slowest, throttledPage } from '../browser.mjs'

export const title = 'Signing in and reading the report card'
export const targets = ['portal']
export const processors = [4, 10]
export const goals = [
  { name: 'sign-in pressed → home with data, round trips', figure: 'sign-in → home, round trips', cpu: 4, limit: 4 },
  { name: 'the same at ×10', figure: 'sign-in → home, round trips', cpu: 10, limit: 8 },
  { name: 'warmed report card → painted with data, ms', figure: 'warmed report card ms', cpu: 4, limit: 60 },
  { name: 'the same at ×10', figure: 'warmed report card ms', cpu: 10, limit: 200 },
  ...['sign-in', 'home', 'report card'].map((screen) => ({
    name: `press or key → next frame on ${screen}, ms`,
    figure: `press → next frame, ${screen} ms`,
    cpu: 4,
    limit: 50,
  })),
]

const homeWithData = 'main a[href$="/notas"]'
const cardWithData = 'main table'

export async function run({ browser, site, cpu, mock }) {
  await fetch(`${mock.url}/__mock/reset`, { method: 'POST' })
  const context = await freshContext(browser)
  try {
    const { page, protocol, traffic } = await throttledPage(context, cpu)
    await page.goto(`${site.url}/entrar`)
    await settle(page, traffic)
    await page.evaluate(() => (window.__bench.stopTyping = true))
    const figures = {}

    await page.locator('[name=userName]').fill('')
    await page.locator('[name=userName]').pressSequentially('ana')
    await page.locator('[name=password]').pressSequentially('caderno')
    figures['press → next frame, sign-in ms'] = await slowest(page)

    const before = traffic.length
    const home = await pressTo(page, page.locator('form button[type=submit]'), homeWithData, { held })
    figures['sign-in → home with data ms'] = home
    figures['sign-in → home, round trips'] = home / roundTrip
    await settle(page, traffic)
    figures['sign-in → home, requests'] = traffic.length - before
    figures['sign-in → home, KiB'] = traffic.slice(before).reduce((sum, { bytes }) => sum + bytes, 0) / 1024
    await slowest(page)

    const first = page.locator(homeWithData).first()
    await first.hover()
    await settle(page, traffic)
    figures['warmed report card ms'] = await pressTo(page, first, cardWithData, { held })
    await settle(page, traffic)
    figures['press → next frame, home ms'] = await slowest(page)

    await page.locator('main a[href^="/avaliacoes/"]').first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('PageDown')
    figures['press → next frame, report card ms'] = await slowest(page)
    figures['heap on the report card MiB'] = await heap(protocol)
    figures['layout shift'] = (await seen(page)).shift

    await page.goBack()
    await page.locator(homeWithData).nth(1).waitFor()
    await settle(page, traffic)
    figures['report card not warmed ms'] = await pressTo(page, page.locator(homeWithData).nth(1), cardWithData, {
      cold: true,
    })

    return { figures }
  } finally {
    await context.close()
  }
}
