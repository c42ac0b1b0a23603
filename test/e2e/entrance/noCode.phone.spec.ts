/** What an entrance keeps and asks for while the portal's code loads, whatever the size of the window. */
import { expect, test } from '../fixtures'
import { password, submit, user, withoutCode } from './withoutCode'

test('"/" is no blank page before the code: it leads to the drawn entrance at once', async ({ page }) => {
  const arrive = await withoutCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await expect(page).toHaveURL(/\/entrar$/)
  arrive()
  await expect(submit(page)).toBeEnabled()
})

test('what was typed before stays, in the very same fields, and signs in', async ({ page }) => {
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

test('name, language and a public device of this place come after, and the text stays', async ({ page }) => {
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

test('the settings are fetched once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/config.json')) asked.push(request.url())
  })
  await page.goto('/entrar')
  await expect(submit(page)).toBeEnabled()
  expect(asked).toHaveLength(1)
})

test('a page that this device shows otherwise is not shown as it was drawn', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('portal.idioma', 'es')
  })
  const arrive = await withoutCode(page)
  await page.goto('/vagas', { waitUntil: 'commit' })
  await expect(page.locator('#root h1')).toBeAttached()
  await expect(page.locator('#root h1')).toBeHidden()
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: 'Cupos en la red municipal' })).toBeVisible()
})

test('a first visit asks for nobody, and the console stays clean', async ({ page }) => {
  const said: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const address of ['/entrar', '/', '/vagas']) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: address === '/vagas' ? 'Começar' : 'Entrar' })).toBeEnabled()
  }
  expect(asked.filter((path) => path.startsWith('/json/'))).toEqual([])
  expect(said).toEqual([])
})
