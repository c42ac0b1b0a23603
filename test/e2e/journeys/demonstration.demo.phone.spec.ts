/** The closed tab of the demonstration in a phone's window. */
import { expect, test } from '../fixtures'
import { become } from './become'

test.beforeEach(({ expectStatus }) => {
  expectStatus(401)
})

test('the closed tab stands on no words of the picture of a class', async ({ page }) => {
  await become(page, 'carla')
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Carla/ })).toBeVisible()
  await page.goto('/turmas/1011/lancar')
  const band = page.getByRole('heading', { name: 'Retrato da turma' }).locator('~ ul > li').first()
  await page.getByRole('heading', { name: 'Retrato da turma' }).scrollIntoViewIfNeeded()
  const on = () =>
    page.evaluate(() => {
      const tab = document.querySelector('aside[data-open] button')?.getBoundingClientRect()
      return [...document.querySelectorAll('#retrato ~ ul > li > span:last-child')].some((words) => {
        const { top, bottom, right } = words.getBoundingClientRect()
        return tab !== undefined && right > tab.left && bottom > tab.top && top < tab.bottom
      })
    })
  for (const under of [60, 140, 220]) {
    await band.evaluate((element, y) => scrollBy(0, element.getBoundingClientRect().top - y), under)
    // the tab moves after scrolling has come to rest
    await page.waitForTimeout(400)
    expect(await on(), `${under} px under the upper edge`).toBe(false)
  }
})
