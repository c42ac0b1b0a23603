// A page that the browser keeps in its back/forward cache: on a public computer, and where somebody else has come since,
// "Back" to it is a new visit.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { protocolos } from '../../../src/mock/seed/matricula'
import { launchOptionsWithPageCache } from '../browser.mjs'
import { expect, signIn, test } from '../fixtures'
import { begin } from '../matricula/family'
import { home } from './ways'

const launchOptions = launchOptionsWithPageCache()
if (launchOptions) test.use({ launchOptions })

const site = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end('<title>Outro</title>'))
let other = ''
test.beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  // another name of the same machine counts as another site
  other = `http://localhost:${(site.address() as AddressInfo).port}/`
})
test.afterAll(() => void site.close())

/** Goes to another site and back; a browser without a back/forward cache is given the events of one that has it. */
async function awayAndBack(page: Page, address: RegExp, meanwhile?: () => Promise<void>): Promise<void> {
  if (launchOptions) {
    await page.goto(other)
    await meanwhile?.()
    // the page may be gone before it has answered the call
    await page.evaluate(() => setTimeout(() => history.back()))
    // a kept page fires no load event, so only its address shows it; a new visit soon is at the first step
    await expect(page).toHaveURL(address)
  } else {
    await meanwhile?.()
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
    })
  }
}

/** The address of the family's flow: its present step, or its start on a new visit. */
const flow = /\/vagas(\/|$)/
/** True on the page as it was kept; false or null on a page that was loaded anew. */
const isSame = (page: Page) => page.evaluate(() => 'same' in window).catch(() => null)

async function consult(page: Page, publico: boolean): Promise<void> {
  await begin(page, 'Consultar pedido', { publico })
  await page.getByLabel('Protocolo').fill(protocolos.enzo)
  await page.evaluate(() => Object.assign(window, { same: true }))
}

test('"Consultar pedido" on a public computer does not come back from another site', async ({ page }) => {
  await consult(page, false)
  await awayAndBack(page, flow)
  // the browser has kept the page
  expect(await isSame(page)).toBe(true)
  await expect(page.getByLabel('Protocolo')).toHaveValue(protocolos.enzo)

  await consult(page, true)
  await awayAndBack(page, flow)
  await expect.poll(() => isSame(page)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Protocolo')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(protocolos.enzo)
})

test('the page of who was here before does not come back, even while the service does not answer', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus('net')
  await signIn(page, 'ana')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await awayAndBack(page, /\/inicio$/)
  expect(await isSame(page)).toBe(true)
  await expect(home(page, 'Ana')).toBeVisible()

  await context.route('**/json/reply/*', (route) => route.abort())
  // what a sign-in in another tab leaves; Chromium discards a kept page that a message is for, other browsers may not
  const meanwhile = async () => {
    const tab = await context.newPage()
    await tab.goto('/version.json')
    await tab.evaluate(() => localStorage.setItem('portal.owner', '2.x'))
    await tab.close()
  }
  await awayAndBack(page, /\/inicio$/, meanwhile)
  await expect.poll(() => isSame(page)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('Ana')
})
