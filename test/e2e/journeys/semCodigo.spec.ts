/** The sign-in page before the portal's code is there: drawn at build time, filled in by hand, then taken over. */
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures'

/** Holds the portal's code back until told. */
async function withoutCode(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((done) => (arrive = done))
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}
const user = (page: Page) => page.getByRole('textbox', { name: 'Usuário' })
const password = (page: Page) => page.getByLabel('Senha', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Entrar' })

for (const colorScheme of ['light', 'dark'] as const)
  test(`stands without a line of code, ${colorScheme}`, async ({ page, expectStatus }) => {
    expectStatus(401)
    await page.emulateMedia({ colorScheme })
    const arrive = await withoutCode(page)
    await page.goto('/entrar', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
    await expect(page).toHaveTitle('Entrar – Portal')
    await expect(submit(page)).toBeDisabled()
    await axe(page)
    arrive()
    await expect(submit(page)).toBeEnabled()
  })

test('what was typed before stays, in the very same fields, and signs in', async ({ page, expectStatus }) => {
  expectStatus(401)
  const arrive = await withoutCode(page)
  await page.goto('/entrar?voltar=%2Fturmas', { waitUntil: 'commit' })
  await user(page).pressSequentially('ana')
  await password(page).pressSequentially('caderno')
  await page.getByText('Manter conectado neste aparelho').click()
  const field = await user(page).elementHandle()
  arrive()
  await expect(submit(page)).toBeEnabled()
  expect(await field.evaluate((element) => element.isConnected)).toBe(true)
  await expect(user(page)).toHaveValue('ana')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await submit(page).click()
  await expect(page).toHaveURL('/turmas')
})

test('name, language and a public device of this place come after, and the text stays', async ({
  page,
  expectStatus,
}) => {
  expectStatus(401)
  await page.addInitScript(() => {
    localStorage.setItem('portal.aparelhoPublico', 'sim')
  })
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { locale: 'en', brand: { name: 'Rede de Serra Azul', shortName: 'Serra Azul' } } }),
  )
  const arrive = await withoutCode(page)
  await page.goto('/entrar', { waitUntil: 'commit' })
  await user(page).pressSequentially('ana')
  arrive()
  await expect(page).toHaveTitle('Sign in – Serra Azul')
  await expect(page.getByRole('link', { name: 'Rede de Serra Azul' })).toBeVisible()
  await expect(page.locator('input[name=userName]')).toHaveValue('ana')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('the settings are fetched once', async ({ page, expectStatus }) => {
  expectStatus(401)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/config.json')) asked.push(request.url())
  })
  await page.goto('/entrar')
  await expect(submit(page)).toBeEnabled()
  expect(asked).toHaveLength(1)
})
