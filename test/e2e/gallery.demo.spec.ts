// Every component of `ui/` in every state: no axe finding, no small touch target, no horizontal scrolling at 320 px, a
// screenshot of each.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { axeBothThemes, noSidewaysScroll } from './checks/checks'
import { expect, test } from './fixtures'
import { roomForFingers } from './checks/walk'

const ui = join(import.meta.dirname, '../../src/ui')
/** Components shown as parts of others: the frames of a form and its fields, and those that are only announced. */
const within = new Set([
  'CheckboxField',
  'Choices',
  'DateField',
  'ErrorSummary',
  'Field',
  'MoveFocusOnUnmount',
  'PasswordField',
  'RadioField',
  'SelectField',
  'TextField',
  'live',
])
const pieces = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => path.replace(/^.*\/|\.tsx$/g, ''))
  .filter((name) => !within.has(name))

test.describe.configure({ mode: 'parallel' })

test('shows every piece there is, and only those', async ({ page }) => {
  await page.goto('/galeria')
  await expect(page.locator('[data-piece]').first()).toBeVisible()
  const shown = await page
    .locator('[data-piece]')
    .evaluateAll((sections) => sections.map((one) => one.dataset['piece']))
  expect(shown.toSorted()).toEqual(pieces.toSorted())
})

for (const language of ['Português', 'English', 'Español'])
  test(`in ${language}: no finding, nothing too wide, at any text size`, async ({ page }, info) => {
    const own = page.viewportSize() ?? { width: 1280, height: 800 }
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto('/galeria')
    await page.getByText(language, { exact: true }).click()
    for (const size of await page.locator('fieldset').nth(2).locator('label').all()) {
      await size.click()
      await noSidewaysScroll(page)
    }
    await page.setViewportSize(own)
    // the slowest component is the map, whose code loads when it is drawn
    await expect(page.locator('[data-piece="MapView"] .leaflet-container')).toBeVisible()
    await axeBothThemes(page)
    await roomForFingers(page)
    for (const asked of ['Dialog', 'Confirm']) {
      await page.locator(`[data-piece="${asked}"] button`).click()
      await axeBothThemes(page)
      await roomForFingers(page)
      await page.getByRole('dialog').screenshot({ path: info.outputPath(`${asked}-open.png`) })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    if (language !== 'Português') return
    for (const piece of await page.locator('[data-piece]').all()) {
      const name = (await piece.getAttribute('data-piece')) ?? ''
      const picture = await piece.screenshot({ path: info.outputPath(`${name}.png`) })
      expect(picture.length, name).toBeGreaterThan(500)
    }
  })
