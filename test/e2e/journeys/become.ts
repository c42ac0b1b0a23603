import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** Signs in as this person once the pretended service is up. */
export async function become(page: Page, userName: string, reload = true): Promise<void> {
  await page.goto('/entrar')
  await expect(page.getByRole('button', { name: 'Demonstração' })).toBeVisible()
  await page.evaluate(([name, again]) => window.portal?.as(name, { reload: again }), [userName, reload] as const)
}
