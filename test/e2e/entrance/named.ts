/** An unusable `config.json`: the page that names what is wrong in it. */
import type { Page } from '@playwright/test'
import { axe, expect } from '../fixtures'

export async function named(page: Page, body: string, says: RegExp): Promise<void> {
  await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body }))
  await page.goto('/entrar')
  await expect(page.getByRole('heading', { level: 1, name: 'O portal não pôde começar' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(says)
  await axe(page)
}
