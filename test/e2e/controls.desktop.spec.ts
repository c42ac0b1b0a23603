// The controls of the pretended service affect the page, and the production build answers in a browser as a host does.
import { publishedIn, securityHeaders } from '../../src/build/headers'
import { expect, signIn, test } from './fixtures'

test('a failing service is told, and the next try works', async ({ page, portal, expectStatus }) => {
  expectStatus(500)
  await page.goto('/entrar')
  await portal.fail('Auth', 500, { times: 1 })
  await page.getByLabel('Usuário').fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\p{L}/u })).toBeVisible()
  await expect(page).toHaveURL(/\/entrar/)
  await signIn(page, 'ana')
  const log = await portal.log()
  expect(log.filter(({ operation, status }) => operation === 'Auth' && status === 500)).toHaveLength(1)
})

test('nothing of the test before is left', async ({ portal }) => {
  expect(await portal.log()).toEqual([])
})

test('every answer to the page carries the headers, and nothing comes from elsewhere', async ({ page, portal }) => {
  const expected = securityHeaders(publishedIn(process.env['E2E_DIST'] ?? ''))
  const origins = new Set<string>()
  const bare: string[] = []
  page.on('response', (response) => {
    origins.add(new URL(response.url()).origin)
    const headers = response.headers()
    const missing = Object.entries(expected).filter(([name, value]) => headers[name.toLowerCase()] !== value)
    if (missing.length) bare.push(response.url())
  })
  await signIn(page, 'ana')
  expect([...origins]).toEqual([portal.url])
  expect(bare).toEqual([])
})
