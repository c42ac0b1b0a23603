// The week of lessons beside the menu: the five days of a school week stand in one line.
import { enter, expect, test } from '../fixtures'

for (const width of [1024, 1280])
  test(`no day of the week stands alone in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await enter(page, 'ana')
    await page.goto('/semana')
    const days = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(days).toHaveCount(5)
    const tops = await days.evaluateAll((all) => all.map((day) => Math.round(day.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
  })
