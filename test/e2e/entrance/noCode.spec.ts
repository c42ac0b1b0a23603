/** The entrances before the portal's code has loaded: drawn at build time, filled in by a person, then taken over. */
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures'
import { code, password, submit, user, withoutCode } from './withoutCode'

for (const colorScheme of ['light', 'dark'] as const)
  test(`stands without a line of code, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const arrive = await withoutCode(page)
    await page.goto('/entrar', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
    await expect(page).toHaveTitle('Entrar – Portal')
    await expect(submit(page)).toBeDisabled()
    await axe(page)
    arrive()
    await expect(submit(page)).toBeEnabled()
  })

/** Records every layout shift that no press explains. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number }
    seen.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}
/** Delays the first code by five seconds, as on a very slow network, and the rest still longer. */
async function late(page: Page): Promise<void> {
  let begun = 0
  await page.route(code, (route) => {
    begun ||= Date.now()
    const left = begun + 5000 - Date.now()
    setTimeout(() => void route.continue().catch(() => undefined), left > 0 ? left : 1500)
  })
}

/** Blocks the portal's fonts, which shift words where a machine's fallback fonts are wider: only code is tested. */
const withoutFace = (page: Page) => page.route('**/*.woff2', (route) => route.abort())

test('typed before the code: kept, with the focus and where the person was', async ({ page, expectStatus }) => {
  expectStatus('net')
  await withoutFace(page)
  const shifted = await watchShifts(page)
  await late(page)
  await page.goto('/entrar', { waitUntil: 'commit' })
  await user(page).pressSequentially('ana')
  await password(page).pressSequentially('cader')
  await expect(submit(page)).toBeDisabled()
  await expect(submit(page)).toBeEnabled({ timeout: 20_000 })
  await expect(user(page)).toHaveValue('ana')
  await expect(password(page)).toBeFocused()
  await password(page).pressSequentially('no')
  // the rest of the portal takes over without a visible change
  await page.waitForLoadState('networkidle')
  await expect(password(page)).toHaveValue('caderno')
  await expect(password(page)).toBeFocused()
  expect(await shifted()).toBe(0)
  await page.unroute(code)
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeFocused()
})

test('chosen before the code on the page of the school places: kept, and begins that way', async ({
  page,
  expectStatus,
}) => {
  expectStatus('net')
  await withoutFace(page)
  const shifted = await watchShifts(page)
  await late(page)
  await page.goto('/vagas', { waitUntil: 'commit' })
  await expect(page).toHaveTitle('Vagas na rede municipal – Portal')
  await page.getByText('Consultar pedido', { exact: true }).click()
  await page.getByText('Não, é meu ou da família').click()
  const begin = page.getByRole('button', { name: 'Começar' })
  await expect(begin).toBeDisabled()
  await axe(page)
  await expect(begin).toBeEnabled({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('radio', { name: 'Consultar pedido' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Não, é meu ou da família' })).toBeChecked()
  expect(await shifted()).toBe(0)
  await page.unroute(code)
  await begin.click()
  await expect(page).toHaveURL('/vagas/protocolo')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Vagas na rede municipal' })).toBeVisible()
  // the heading may be out of sight where the page was scrolled
  await expect(page.locator('main :focus')).toBeInViewport()
})

test('without JavaScript it says what to do', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const address of ['/entrar', '/vagas', '/turmas']) {
    await page.goto(`${site.url}${address}`)
    const words = page.locator('noscript p').first()
    await expect(words).toContainText('Ative-o nas configurações do navegador')
    await expect(words).toBeInViewport()
    // the words keep the page's distance from the edge
    expect((await words.boundingBox())?.x).toBeGreaterThanOrEqual(16)
  }
  await context.close()
})
