/** A service at another address that cannot be reached: the message does not blame the person's working network. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { freePort } from '../servers/servers'

const gone = /O sistema da escola não responde agora\. A sua internet funciona\./

/** Tries to sign in and expects the words about the service, and none about the network. */
async function tried(page: Page): Promise<void> {
  await page.goto('/entrar')
  await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: gone })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: gone })).toBeVisible()
  await expect(page.getByText('Sem internet')).toHaveCount(0)
}

const named = (page: Page, apiBaseUrl: string) =>
  page.route('**/config.json', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { apiBaseUrl } }) : route.continue(),
  )

test('an address that the policy of the host forbids', async ({ page, expectError }) => {
  const apiBaseUrl = 'https://servico.example'
  expectError(/connect-src|violates the document's Content Security Policy/)
  const told = page.waitForEvent('console', (message) => message.text().startsWith('The host of the portal answers'))
  await named(page, apiBaseUrl)
  await tried(page)
  expect((await told).text()).toContain(`name ${apiBaseUrl} in connect-src of its Content-Security-Policy`)
})

test('an address at which nobody answers this page', async ({ page, expectStatus }) => {
  const apiBaseUrl = `http://127.0.0.1:${await freePort()}`
  expectStatus('net')
  const told = page.waitForEvent('console', (message) => message.text().startsWith('The host of the portal answers'))
  await named(page, apiBaseUrl)
  await page.route('**/entrar', async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace('connect-src', `connect-src ${apiBaseUrl}`),
    }
    await route.fulfill({ response, headers })
  })
  await tried(page)
  expect((await told).text()).toMatch(/is down, or does not allow this page: .*Access-Control-Allow-Origin: http:/)
})

test('a network that is not there is told as that, whatever the address', async ({ page, context, expectStatus }) => {
  // code that is prefetched in idle time fails without a network
  expectStatus('net')
  await named(page, 'https://servico.example')
  await page.goto('/entrar')
  await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Sem internet' })).toBeVisible()
})
