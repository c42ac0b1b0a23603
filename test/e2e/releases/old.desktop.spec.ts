// Browsers that lack a feature: promised browsers work without it, older ones get a message and the school's contacts.
import type { Page } from '@playwright/test'
import { handOf } from '../../journeys/hand'
import { journeys } from '../../journeys/roles'
import { axe, contrast, expect, noSidewaysScroll, test } from '../fixtures'

/** Features that a promised browser lacks (`src/build/browsers.ts`) or a person may forbid, with the owning object. */
const newer = {
  trustedTypes: 'window',
  TouchEvent: 'window',
  BroadcastChannel: 'window',
  requestIdleCallback: 'window',
  scheduler: 'window',
  navigation: 'window',
  share: 'Navigator.prototype',
  connection: 'Navigator.prototype',
  clipboard: 'Navigator.prototype',
  permissions: 'Navigator.prototype',
  serviceWorker: 'Navigator.prototype',
  locks: 'Navigator.prototype',
  startViewTransition: 'Document.prototype',
  checkVisibility: 'Element.prototype',
  captureStackTrace: 'Error',
  canParse: 'URL',
  any: 'AbortSignal',
}

/** Removes these features before any script runs. */
const takeAway = (page: Page, features: readonly [name: string, owner: string][]) =>
  page.addInitScript((features) => {
    for (const [name, path] of features) {
      const owner = path.split('.').reduce<object>((all, part) => Reflect.get(all, part) as object, window)
      Reflect.deleteProperty(owner, name)
    }
  }, features)

for (const [what, walk] of Object.entries(journeys))
  test(`without anything newer: ${what}`, async ({ page }) => {
    await takeAway(page, Object.entries(newer))
    await walk(handOf(page))
  })

for (const feature of Object.entries(newer))
  test(`without ${feature.join(' of ')} alone: a student`, async ({ page }) => {
    await takeAway(page, [feature])
    await journeys['a student: a wrong password, absences, grades, a date, messages, and out'](handOf(page))
  })

const helpContacts = [
  { label: 'Secretaria da escola', phone: '(47) 3333-4444', email: 'escola@example.org' },
  { label: 'Ajuda', url: 'https://ajuda.example.org/' },
]
const words = (page: Page) => page.getByRole('alert').filter({ hasText: 'Este navegador é antigo demais' })

test('a browser that is too old: words and the way to the school, on every page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSpliced'))
  // a browser without modules runs none of the portal's code
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route('**/config.json', (route) => route.fulfill({ json: { helpContacts } }))
  for (const path of ['/entrar', '/vagas']) {
    await page.goto(path)
    await expect(words(page)).toBeVisible()
    const phone = page.getByRole('link', { name: '(47) 3333-4444' })
    await expect(phone).toHaveAttribute('href', 'tel:4733334444')
    await expect(page.getByRole('link', { name: 'escola@example.org' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'https://ajuda.example.org/' })).toBeVisible()
  }
  await axe(page, { only: contrast })
  await page.setViewportSize({ width: 320, height: 640 })
  await noSidewaysScroll(page)
})

test('settings that cannot be read do not take the words away', async ({ page, expectStatus }) => {
  expectStatus(404)
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSpliced'))
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '<html>' }))
  await page.goto('/entrar')
  await expect(words(page)).toContainText('procure a secretaria da escola')
})
