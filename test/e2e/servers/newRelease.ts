/** Simulates a new release while a page of the former one is open: the chunk of an unopened screen is gone. */
import { expect, type Page } from '@playwright/test'

/**
 * Removes the chunk of a screen; the returned function expects the message and loads the new release as a person does.
 */
export async function loseCode(page: Page, chunk: string): Promise<() => Promise<void>> {
  const files = `**/assets/${chunk}-*.js`
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }))
  return async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Há uma versão nova' })).toBeVisible()
    await page.unroute(files)
    await page.getByRole('main').getByRole('button', { name: 'Recarregar a página' }).click()
  }
}
