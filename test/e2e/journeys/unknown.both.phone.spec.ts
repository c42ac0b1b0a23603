/** An address that the portal does not have, whatever the size of the window. */
import { expect, signIn, test } from '../fixtures'

test.beforeEach(({ expectStatus }) => {
  expectStatus(401)
})

test('an address that does not exist says so and leads home', async ({ page }) => {
  await signIn(page, 'ana')
  await page.goto('/nada/aqui')
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL(/\/inicio$/)
})
