// Every page of the school office and the footer, in the windows of a phone and a desktop.
import { axeBothThemes, enter, expect, keyboardWalk, noSidewaysScroll, test } from '../fixtures'
import { main, pages } from './pages'

test('every page: axe in both themes, by keyboard, at 320 px', async ({ page }) => {
  test.setTimeout(180_000)
  await enter(page, 'helena')
  const phone = (page.viewportSize()?.width ?? 0) < 500
  for (const [address, words] of pages) {
    await page.goto(address)
    await expect(main(page).getByText(words).first()).toBeVisible()
    await axeBothThemes(page)
    if (!phone) {
      await keyboardWalk(page)
      continue
    }
    const before = page.viewportSize() ?? { width: 360, height: 740 }
    await page.setViewportSize({ width: 320, height: 640 })
    await noSidewaysScroll(page)
    await page.setViewportSize(before)
  }
})
