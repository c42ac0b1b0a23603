// Wishes are reordered by dragging with a mouse or a finger, beside buttons that do the same; two schools are compared.
import type { Page } from '@playwright/test'
import { axe, expect, noSidewaysScroll, test } from '../fixtures'
import { addSchool, at, daviOnReview } from './family'

const wishes = (page: Page) => page.getByRole('region', { name: 'Suas escolhas' }).getByRole('listitem')
const names = (page: Page) =>
  wishes(page)
    .locator('p')
    .evaluateAll((all) => all.map((one) => one.textContent.replace(/^\S+ /, '')))

async function threeWishes(page: Page): Promise<string[]> {
  await daviOnReview(page)
  await page.getByRole('link', { name: /^Alterar (?:suas )?escol/ }).click()
  await at(page, 'escola')
  while ((await wishes(page).count()) < 3) await addSchool(page)
  return names(page)
}

/** Brings the three wishes into sight and waits until they stand still there. */
async function bringIntoSight(page: Page): Promise<void> {
  const top = () =>
    wishes(page)
      .nth(1)
      .evaluate((item) => {
        item.scrollIntoView({ block: 'center' })
        return item.getBoundingClientRect().top
      })
  let before = NaN
  await expect
    .poll(async () => {
      const last = before
      before = await top()
      return before === last
    })
    .toBe(true)
}

/** The centre of a wish's handle, and the centre of the wish. */
async function placeOf(page: Page, i: number) {
  const item = await wishes(page).nth(i).boundingBox()
  if (!item) throw new Error(`no wish ${i}`)
  return { x: item.x + 20, y: item.y + item.height / 2 }
}

/** On how many lines the buttons of the second wish stand in a window of this width. */
async function linesOfButtons(page: Page, width: number): Promise<number> {
  const size = page.viewportSize()
  await page.setViewportSize({ width, height: 740 })
  const buttons = wishes(page).nth(1).getByRole('button')
  await expect(buttons).toHaveCount(3)
  const middles = await buttons.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
  )
  if (size) await page.setViewportSize(size)
  return new Set(middles).size
}

test('a wish is dragged to the top and stays there; Escape lets go of it where it was', async ({ page }) => {
  const [first, second, third] = await threeWishes(page)
  await page.getByText('Comparar duas escolas').click()
  await axe(page, { enhanced: true })
  await noSidewaysScroll(page)
  for (const width of [360, 412]) expect(await linesOfButtons(page, width), `${width} px`).toBe(1)
  await bringIntoSight(page)
  const drag = async (from: number, to: number) => {
    const [a, b] = [await placeOf(page, from), await placeOf(page, to)]
    await page.mouse.move(a.x, a.y)
    await page.mouse.down()
    await page.mouse.move(b.x, b.y, { steps: 12 })
  }
  await drag(2, 0)
  await page.mouse.move((await placeOf(page, 0)).x, (await placeOf(page, 0)).y - 30)
  await page.mouse.up()
  await expect.poll(() => names(page)).toEqual([third, first, second])
  await drag(0, 2)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => names(page)).toEqual([third, first, second])
  // the dragged order is the one on the next page
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await at(page, 'revisao')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Integral' })).toHaveText([
    third ?? '',
    first ?? '',
    second ?? '',
  ])
})

test('a finger drags it as well, and the page does not scroll away under it', async ({ page }) => {
  const [first, second, third] = await threeWishes(page)
  await bringIntoSight(page)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number } | null) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  // not by the scroll position, which the browser changes with the height of what lies above
  const inSight = async () => (await page.getByRole('region', { name: 'Suas escolhas' }).boundingBox())?.y
  const where = () => page.evaluate(() => `${scrollY} of ${document.documentElement.scrollHeight}`)
  const [top, before] = [await inSight(), await where()]
  const [from, to] = [await placeOf(page, 0), await placeOf(page, 1)]
  await send('touchStart', from)
  for (let i = 1; i <= 10; i++) await send('touchMove', { x: from.x, y: from.y + ((to.y + 10 - from.y) * i) / 10 })
  await send('touchEnd', null)
  await expect.poll(() => names(page)).toEqual([second, first, third])
  expect(await inSight(), `scrolled ${before}, then ${await where()}`).toBe(top)
})
