// A school's colour from config.json appears on buttons, links and marks in both themes, never on paper; an unreadable
// colour is ignored, with a message in the console.
import type { Page } from '@playwright/test'
import { axe, contrast, enter, expect, test } from '../fixtures'

const withAccent = (page: Page, accent: string) =>
  page.route('**/config.json', async (route) => {
    const file = (await (await route.fetch()).json()) as { brand: object }
    await route.fulfill({ json: { ...file, brand: { ...file.brand, accent } } })
  })
const submit = (page: Page) => page.getByRole('button', { name: 'Entrar' })
const token = (page: Page, name: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name)

test('the accent of a school is on buttons and links, light and dark, and can be read', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await withAccent(page, '#7a1fa2')
  await page.goto('/entrar')
  await expect(submit(page)).toHaveCSS('background-color', 'rgb(122, 31, 162)')
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await token(page, '--brand')
  expect(dark).not.toBe('#7a1fa2')
  expect(dark).not.toBe('#7ccfd8')
  await axe(page, { only: contrast.slice(0, 1) })
  await page.emulateMedia({ media: 'print' })
  expect(await token(page, '--brand')).toBe('#000')
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await enter(page, 'ana')
  for (const address of ['/turmas', '/configuracoes']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await axe(page, { only: contrast.slice(0, 1) })
    await page.emulateMedia({ colorScheme: 'dark' })
    await axe(page, { only: contrast.slice(0, 1) })
    await page.emulateMedia({ colorScheme: 'light' })
  }
  // a theme chosen on this device has the accent too
  await page.getByText('Escuro', { exact: true }).click()
  expect(await token(page, '--brand')).toBe(dark)
})

test('an accent that cannot be read is not used, and the console says so', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await withAccent(page, '#ff6600')
  await page.goto('/entrar')
  expect((await warned).text()).toMatch(/brand\.accent #ff6600: contrast 2\.\d\d:1/)
  await expect(submit(page)).toHaveCSS('background-color', 'rgb(0, 82, 90)')
})
