// No page makes an `Intl` formatter or collator: the first of a tab takes a tenth of a second on a cheap phone.
import type { Page } from '@playwright/test'
import { enter, signIn } from '../signIn'
import { expect, test } from '../fixtures'

declare global {
  interface Window {
    slow: string[]
  }
}

/** Makes every page note in `slow` which of the browser's formatters it creates. */
async function watchWriters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.slow = []
    const noted = (name: string) => ({
      construct: (target: object, given: unknown[]) => {
        window.slow.push(name)
        return Reflect.construct(target as new () => object, given) as object
      },
      apply: (target: object, self: unknown, given: unknown[]): unknown => {
        window.slow.push(name)
        return Reflect.apply(target as () => unknown, self, given)
      },
    })
    const places: [object, string][] = [
      ...['DateTimeFormat', 'NumberFormat', 'ListFormat', 'RelativeTimeFormat', 'PluralRules', 'Collator'].map(
        (name): [object, string] => [Intl, name],
      ),
      [String.prototype, 'localeCompare'],
      [Number.prototype, 'toLocaleString'],
      ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((name): [object, string] => [
        Date.prototype,
        name,
      ]),
    ]
    for (const [home, name] of places) {
      const own = Reflect.get(home, name) as object
      Reflect.set(home, name, new Proxy(own, noted(name)))
    }
  })
}

const made = (page: Page) => page.evaluate(() => window.slow)

test('a writer that is made is noted', async ({ page }) => {
  await watchWriters(page)
  await page.goto('/entrar')
  await page.evaluate(() => [new Intl.NumberFormat('pt-BR'), (1).toLocaleString(), 'a'.localeCompare('b')].length)
  expect(await made(page)).toEqual(['NumberFormat', 'toLocaleString', 'localeCompare'])
})

test('neither entrances nor homes nor a report card make one', async ({ page }) => {
  await watchWriters(page)
  await page.goto('/vagas')
  await page.getByText('Pedir vaga', { exact: true }).click()
  await page.getByText('Não, é meu ou da família').click()
  await page.getByRole('button', { name: 'Começar' }).click()
  await expect(page).not.toHaveURL(/\/vagas$/)
  expect(await made(page)).toEqual([])
  await signIn(page, 'ana')
  await page.locator('main a[href$="/notas"]').first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
  expect(await made(page)).toEqual([])
})

for (const who of ['marta', 'carla', 'sonia', 'helena'])
  test(`nor does that of ${who}`, async ({ page }) => {
    await watchWriters(page)
    await enter(page, who)
    await page.goto('/inicio')
    await expect(page.locator('main a').first()).toBeVisible()
    expect(await made(page)).toEqual([])
  })
