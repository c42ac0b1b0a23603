// Every screen of the diary in both windows: no findings, and the keyboard reaches everything.
import { axe, expect, keyboardWalk, signIn, test } from '../fixtures'
import { open, telas, unfold, withGrading } from './telas'

test('no findings, and the keyboard reaches everything', async ({ page }) => {
  test.slow()
  await withGrading(page)
  await signIn(page, 'ana')
  for (const [path, text] of telas) {
    await open(page, path, text)
    await unfold(page)
    await axe(page, { enhanced: true })
    expect((await keyboardWalk(page)).length).toBeGreaterThan(5)
  }
})
