// A group with a long name in a wide gradebook: its head ends where the next one begins.
import { expect, test } from '../fixtures'
import { openBook } from './gradebook'

const word = 'Extraordinariamente'.repeat(7).slice(0, 120)

test('the names of groups over the columns of the gradebook do not lie over each other', async ({ page }) => {
  await page.route('**/json/reply/AproveitamentosAlunos', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace(/"nome":"(?=\dº bimestre")/g, `$&${word}`) })
  })
  await openBook(page)
  const names = page.locator('thead th > span').filter({ hasText: /^Extra\w+\dº bimestre$/ })
  await expect(names.first()).toBeAttached()
  const boxes = await names.evaluateAll((all) =>
    all
      // the others are for screen readers only
      .filter((one) => getComputedStyle(one).position === 'static')
      .map((one) => {
        const { left, right } = one.getBoundingClientRect()
        return { left, right: getComputedStyle(one).overflowX === 'hidden' ? right : left + one.scrollWidth }
      }),
  )
  expect(boxes.length).toBeGreaterThan(1)
  for (const [i, { left }] of boxes.entries()) expect(boxes[i - 1]?.right ?? 0).toBeLessThanOrEqual(left)
})
