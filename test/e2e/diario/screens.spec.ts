// Every screen of the diary, on a phone and on a desktop: axe finds nothing, and the keyboard reaches everything.
import { axe, enter, expect, keyboardWalk, test } from '../fixtures'
import { open, screens, unfold, withGrading } from './screens'

test('no findings, and the keyboard reaches everything', async ({ page }) => {
  test.slow()
  await withGrading(page)
  await enter(page, 'ana')
  for (const [path, text] of screens) {
    await open(page, path, text)
    await unfold(page)
    await axe(page, { enhanced: true })
    expect((await keyboardWalk(page)).length).toBeGreaterThan(5)
  }
})

test('the words of the strip and the footer begin where the page does, and the way to try stands beside them', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus('net')
  await enter(page, 'ana')
  await open(page, '/turmas', '26 de 30 faltas')
  await context.setOffline(true)
  const strip = page.getByRole('status').filter({ hasText: 'Sem internet' })
  await expect(strip).toBeVisible()
  const { starts, button, words } = await strip.evaluate((element) => {
    const rangeOf = (node: Node | null | undefined) => {
      const range = document.createRange()
      if (node) range.selectNodeContents(node)
      return range.getBoundingClientRect()
    }
    const [heading, link] = ['main h1', 'footer a'].map((part) => rangeOf(document.querySelector(part)))
    const words = rangeOf(element.firstChild)
    return {
      starts: [heading, link, words].map((place) => Math.round(place?.x ?? -1)),
      button: element.querySelector('button')?.getBoundingClientRect().toJSON() as DOMRect,
      words: words.toJSON() as DOMRect,
    }
  })
  expect(new Set(starts).size, `beginnings: ${starts.join(' ')}`).toBe(1)
  expect(button.x).toBeGreaterThan(words.x + words.width)
  expect(Math.abs(button.y + button.height / 2 - words.y - words.height / 2)).toBeLessThan(2)
})
