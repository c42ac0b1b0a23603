// Wide content beside the menu: the days of a week stand in one line, and a report card is not cut.
import { enter, expect, test } from '../fixtures'
import { withGrading } from './screens'

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

test('the report card of who is below the pass mark shows its last column whole', async ({ page }) => {
  await withGrading(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, 'bruno')
  await page.goto('/boletim')
  await expect(page.getByText('Abaixo de 6,0').first()).toBeVisible()
  await expect(page.getByText('Acima do limite')).toBeVisible()
  const hidden = await page.getByRole('table').evaluate(({ parentElement }) => {
    if (!parentElement) throw new Error('the table stands in no region')
    return parentElement.scrollWidth - parentElement.clientWidth
  })
  expect(hidden).toBe(0)
})
