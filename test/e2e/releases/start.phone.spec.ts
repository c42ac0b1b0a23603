// A program that does not start: words in place of a blank page, a button that starts anew, a next visit that works.
// The watcher of the other tests is left out, because here the page is meant to throw.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test as bare } from '@playwright/test'
import { axe, noSidewaysScroll } from '../checks/checks'
import { held, type Host } from '../servers/host'
import { type Published, published } from '../servers/published'

const test = bare.extend<Published>(published)
test.describe.configure({ mode: 'default' })

const words = (page: Page) => page.getByRole('alert').filter({ hasText: 'O portal não abriu.' })
const anew = (page: Page) => page.getByRole('button', { name: 'Começar de novo' })
const submit = (page: Page) => page.getByRole('button', { name: 'Entrar' })
const entry = (host: Host) => {
  const { entry: path } = JSON.parse(readFileSync(join(host.folder, 'version.json'), 'utf8')) as { entry: string }
  return join(host.folder, path)
}
/** Publishes a next release whose program throws at its start. */
function publishBroken(host: Host): void {
  host.publishAll()
  writeFileSync(entry(host), 'throw new Error("broken")')
}

test('a first visit: words, also where the page was drawn at build time; the next visit asks the host', async ({
  page,
  host,
  front,
}) => {
  publishBroken(host)
  for (const path of ['/entrar', '/ajuda']) {
    await page.goto(front.url + path)
    await expect(words(page)).toBeVisible()
    await noSidewaysScroll(page)
  }
  await page.goto(`${front.url}/entrar`)
  await expect(words(page)).toBeVisible()
  await axe(page)
  host.goBack()
  await page.reload()
  await expect(submit(page)).toBeEnabled()
  await expect(words(page)).toBeHidden()
})

test('who has been here: a plain reload is healed as soon as the host is, and so is a second tab', async ({
  page,
  context,
  host,
  front,
}) => {
  await page.goto(`${front.url}/entrar`)
  await held(page)
  publishBroken(host)
  await page.reload()
  await expect(words(page)).toBeVisible()
  const second = await context.newPage()
  await second.goto(`${front.url}/ajuda`)
  await expect(words(second)).toBeVisible()
  host.goBack()
  await page.reload()
  await expect(submit(page)).toBeEnabled()
  await second.reload()
  await expect(second.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible()
  await held(page)
})

test('a broken file under the right name: the button gets the mended one', async ({ page, host, front }) => {
  const whole = readFileSync(entry(host), 'utf8')
  writeFileSync(entry(host), 'throw new Error("broken")')
  await page.goto(`${front.url}/entrar`)
  await expect(words(page)).toBeVisible()
  writeFileSync(entry(host), whole)
  await anew(page).click()
  await expect(submit(page)).toBeEnabled()
  await expect(words(page)).toBeHidden()
})

test('a file that is missing, or is a page', async ({ page, host, front }) => {
  const file = entry(host)
  const whole = readFileSync(file, 'utf8')
  rmSync(file)
  await page.goto(`${front.url}/entrar`)
  await expect(words(page)).toBeVisible()
  const path = /^\/assets\/portal-.*\.js$/
  front.odd(path, { status: 200, body: '<!doctype html>' })
  await page.reload()
  await expect(words(page)).toBeVisible()
  front.odd(path, null)
  writeFileSync(file, whole)
  await anew(page).click()
  await expect(submit(page)).toBeEnabled()
})

test('without a network nothing kept is dropped by a program that failed', async ({ page, front }) => {
  await page.goto(`${front.url}/entrar`)
  await held(page)
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('good'))
      Object.defineProperty(window, 'trustedTypes', {
        get: () => {
          throw new Error('broken')
        },
      })
  })
  await front.close()
  await page.reload()
  await expect(words(page)).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('good', '1'))
  await anew(page).click()
  await expect(submit(page)).toBeEnabled()
})

test('the code behind the entrance hangs: after a minute a link is followed by the host', async ({ page, front }) => {
  await page.clock.install()
  await page.route(/\/assets\/router-/, () => undefined)
  await page.goto(`${front.url}/entrar`)
  await expect(submit(page)).toBeEnabled()
  await page.getByRole('link', { name: 'Ir para as vagas' }).click()
  await page.clock.runFor(50_000)
  await expect(page).toHaveURL(/\/entrar$/)
  await page.clock.runFor(15_000)
  await expect(page).toHaveURL(/\/vagas$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Vagas na rede municipal' })).toBeVisible()
})
