// The home in one glance and the menu in every window, as only a real browser lays them out.
import { expect, signIn, test } from '../fixtures'

for (const [what, size] of [
  ['a phone on its side', { width: 740, height: 360 }],
  ['zoom 200 %', { width: 640, height: 400 }],
] as const) {
  test(`19.14 ${what}: the menu stands in the window, whatever was scrolled`, async ({ page }) => {
    await signIn(page, 'ana')
    await page.setViewportSize(size)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 600)
    await expect(menu).toBeInViewport({ ratio: 1 })
    // what has the focus is not below it
    const last = page.getByRole('link', { name: 'Todos os recados' })
    await last.focus()
    const [link, bar] = [await last.boundingBox(), await menu.boundingBox()]
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
}

test('19.12 at 1280 × 800 today and all seven classes are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'ana')
  const classes = page.locator('section', { has: page.getByRole('heading', { name: 'Minhas turmas' }) })
  await expect(classes.getByRole('listitem')).toHaveCount(7)
  for (const row of await classes.getByRole('listitem').all()) await expect(row).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#hoje')).toBeInViewport()
})
