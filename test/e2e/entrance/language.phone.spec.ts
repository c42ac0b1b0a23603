// A chosen language whose words cannot be loaded: the failure is told beside the choice, and the choice is kept.
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const missed = (page: Page) => page.getByRole('contentinfo').getByText('Não deu para carregar “English” agora.')
const lang = (page: Page) => page.locator('html').getAttribute('lang')

test('a language that does not come without a network is told, and comes with it by a press or at the next visit', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus('net')
  await page.goto('/entrar')
  await expect(page.getByRole('button', { name: 'English' })).toBeEnabled()
  await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await context.setOffline(true)
  const english = page.getByRole('button', { name: 'English' })
  await english.click()
  await expect(missed(page)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '“English”' })).toHaveCount(1)
  await expect(english).toBeFocused()
  await expect(page.getByRole('button', { name: 'Português' })).toHaveAttribute('aria-pressed', 'true')
  expect(await lang(page)).toBe('pt-BR')
  await context.setOffline(false)
  await english.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('textbox', { name: 'User' })).toHaveValue('ana')
  await expect(page.getByText('Não deu para carregar')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('who opens the portal without the words of their language is told why it speaks another', async ({
  page,
  expectStatus,
}) => {
  expectStatus('net')
  await page.addInitScript(() => localStorage.setItem('portal.idioma', 'en'))
  await page.route(/\/en\.[^/]+\.js$/, (route) => route.abort())
  await page.goto('/entrar')
  await expect(missed(page)).toBeVisible()
  expect(await lang(page)).toBe('pt-BR')
})

test('the language of a school is no choice of the person: the next one of the school is spoken', async ({ page }) => {
  const schoolSpeaks = async (locale: string) => {
    await page.unroute('**/config.json')
    await page.route('**/config.json', (route) => route.fulfill({ json: { locale } }))
    await page.goto('/entrar')
  }
  const speaks = (language: string) => expect(page.locator('html')).toHaveAttribute('lang', language)
  await schoolSpeaks('en')
  await speaks('en')
  expect(await page.evaluate(() => localStorage.getItem('portal.idioma'))).toBeNull()
  await schoolSpeaks('es')
  await speaks('es')
  // the person's own choice takes precedence
  await page.getByRole('button', { name: 'English' }).click()
  await speaks('en')
  await schoolSpeaks('pt-BR')
  await speaks('en')
})
