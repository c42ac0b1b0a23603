// Both targets work: the sign-in page, a person of the cast, the start page; nothing is logged on the way.
import { axe, expect, keyboardWalk, noSidewaysScroll, signIn, test } from './fixtures'

test('the sign-in page opens and passes every check', async ({ page }) => {
  await page.goto('/entrar')
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await axe(page)
  await noSidewaysScroll(page)
  await keyboardWalk(page)
})

test('ana signs in', async ({ page }) => {
  await signIn(page, 'ana')
  await expect(page).toHaveURL(/\/inicio$/)
})
