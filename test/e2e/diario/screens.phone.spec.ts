// The screens of the diary where the window does not matter: the dark theme, 320 px with large text, three languages.
import type { Locator, Page } from '@playwright/test'
import { axe, barApart, contrast, enter, expect, noSidewaysScroll, signIn, test } from '../fixtures'
import { open, screens, unfold, withGrading } from './screens'

test('no findings in the dark, nor with grades hidden', async ({ page }) => {
  test.slow()
  await withGrading(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await enter(page, 'ana')
  for (const [path, text] of screens) {
    await open(page, path, text)
    await unfold(page)
    // axe checks contrast alone, since it sees the same screens whole in the light theme (`screens.spec.ts`)
    await axe(page, { only: contrast })
  }
  await open(page, '/turmas/1011/notas', 'Média parcial')
  await page.getByRole('button', { name: 'Ocultar notas' }).click()
  await axe(page, { enhanced: true })
})

/** Expects every date on one line, however narrow the row; each is read only when its row is near the window. */
async function datesOnTheirLine(page: Page): Promise<void> {
  const dates = page.locator('main tbody td:nth-child(3) > span:last-child')
  expect(await dates.count()).toBeGreaterThan(4)
  for (const date of await dates.all()) {
    await date.scrollIntoViewIfNeeded()
    await expect(date).toContainText(/\d{4}$/)
    const [height, line] = await date.evaluate((one) => [
      one.getBoundingClientRect().height,
      parseFloat(getComputedStyle(one).lineHeight),
    ])
    expect(height, await date.innerText()).toBeLessThan(1.5 * line)
  }
}

test('the name of what a row opens looks like a link: a class, a message', async ({ page }) => {
  await signIn(page, 'ana')
  const inkOf = (one: Locator) =>
    one.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).textDecorationLine])
  await open(page, '/boletim', '26 de 30 faltas')
  const petrol = await inkOf(page.getByRole('link', { name: 'Arte' }))
  expect(petrol[1]).toBe('underline')
  for (const path of ['/inicio', '/turmas']) {
    await open(page, path, '26 de 30 faltas')
    expect(await inkOf(page.getByRole('main').getByRole('link', { name: 'Arte' }).first())).toEqual(petrol)
  }
  await open(page, '/recados', 'Bons estudos')
  expect(await inkOf(page.getByRole('main').getByText('Professor', { exact: true }))).toEqual(petrol)
})

test('360 px and a text of 200 %: nothing is wider than the window, no table has to be scrolled, no cell covers another', async ({
  page,
}) => {
  test.slow()
  await withGrading(page)
  await signIn(page, 'bruno')
  for (const path of ['/inicio', '/turmas/1061', '/turmas/1061/notas', '/boletim', '/semana', '/recados', '/ajuda']) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await noSidewaysScroll(page)
    const scrolled = await page
      .locator('main div:has(> table)')
      .evaluateAll(
        (boxes) => boxes.filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth).length,
      )
    expect(scrolled, path).toBe(0)
    const covered = await page.locator('main tbody tr').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const boxes = [...row.children].map((cell) => cell.getBoundingClientRect())
          return boxes.some((a, i) =>
            boxes
              .slice(i + 1)
              .some(
                (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
              ),
          )
        }).length,
    )
    expect(covered, path).toBe(0)
  }
})

for (const [language, lang] of [
  ['Português', 'pt-BR'],
  ['English', 'en'],
  ['Español', 'es'],
] as const)
  test(`320 px and a text of 130 % fit: ${language}`, async ({ page }) => {
    test.slow()
    await withGrading(page)
    await signIn(page, 'ana')
    await page.getByRole('button', { name: language }).click()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [path] of screens) {
      await page.goto(path)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await unfold(page)
      await page.evaluate(() => {
        document.documentElement.setAttribute('data-text', '130')
      })
      await noSidewaysScroll(page)
      await barApart(page)
      if (path.endsWith('/notas')) await datesOnTheirLine(page)
      // a message key without words would be shown as it is
      expect(await page.locator('body').innerText()).not.toMatch(/(?:common|diario)\.\w+/)
    }
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    if (lang === 'pt-BR') return
    // words of the service keep their language
    await open(page, '/turmas/1011/notas', 'Prova parcial')
    await expect(page.getByRole('link', { name: 'Prova parcial' }).locator('[lang="pt-BR"]')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).locator('[lang="pt-BR"]')).toHaveText('Matemática')
  })
