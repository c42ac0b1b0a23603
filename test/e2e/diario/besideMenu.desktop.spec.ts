// Wide content beside the menu: days of a week in one line, a whole report card, and both columns of the home used.
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

test('what comes next stands below both columns of the home, in line with them', async ({ page }) => {
  await enter(page, 'ana')
  await page.goto('/inicio')
  const main = page.getByRole('main')
  const edges = async (name: string | RegExp) => {
    const box = await main.locator('section', { has: page.getByRole('heading', { level: 2, name }) }).boundingBox()
    if (!box) throw new Error(`${String(name)} is not shown`)
    return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
  }
  await expect(main.getByRole('heading', { level: 2, name: 'O que vem' })).toBeVisible()
  const [today, classes, newest, coming] = await Promise.all(
    // after the last lesson of a day the home shows the next day of lessons
    [/^Hoje|^Amanhã|feira$/, 'Minhas turmas', 'Recado mais recente', 'O que vem'].map(edges),
  )
  expect(coming?.top).toBeGreaterThan(Math.max(newest?.bottom ?? 0, classes?.bottom ?? 0))
  expect([coming?.left, coming?.right]).toEqual([today?.left, classes?.right])
  const link = await main.getByRole('link', { name: 'Prova do 2º bimestre', exact: true }).first().boundingBox()
  expect(link?.x).toBe(classes?.left)
})
