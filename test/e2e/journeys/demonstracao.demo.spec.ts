/** The demonstration: the bar over the pretended service, the explorer, and what happens when the worker is refused. */
import type { Page } from '@playwright/test'
import { axe, expect, keyboardWalk, noSidewaysScroll, test } from '../fixtures'

/** Becomes somebody once the pretended service stands. */
async function become(page: Page, userName: string, reload = true): Promise<void> {
  await page.goto('/entrar')
  await expect(page.getByRole('button', { name: 'Demonstração' })).toBeVisible()
  await page.evaluate(([name, again]) => window.portal?.as(name, { reload: again }), [userName, reload] as const)
}

test.beforeEach(({ expectStatus }) => {
  expectStatus(401)
})

test('a person is chosen in two presses', async ({ page }) => {
  await page.goto('/entrar')
  const bar = page.getByRole('complementary', { name: 'Serviço de demonstração' })
  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await bar.getByRole('button', { name: /^bruno/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Bruno/ })).toBeVisible()
})

test('the bar makes the next call fail, the network slow or absent, moves the clock and starts afresh', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404, 'net')
  await become(page, 'ana')
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Serviço de demonstração' })
  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await axe(page)
  await bar.getByLabel('Operação').selectOption('Classes')
  await bar.getByLabel('O que acontece').selectOption('404')
  await bar.getByRole('button', { name: 'Falhar na próxima chamada' }).click()
  await expect(bar.getByText('A próxima chamada de Classes vai falhar.')).toBeVisible()
  await bar.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByText('Não deu para atualizar agora.', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Matemática', exact: true })).toBeVisible()

  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await bar.getByRole('radio', { name: 'Sem internet' }).check()
  await bar.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByText('Sem internet. Mostrando o que já estava na tela.', { exact: false })).toBeVisible()
  await expect(page.getByText('Em Matemática, restam 4 faltas antes do limite.')).toBeVisible()

  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await bar.getByRole('button', { name: 'Recomeçar do zero' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
})

test('the closed tab covers neither the bottom bar nor a stop of the keyboard', async ({ page }) => {
  await become(page, 'ana')
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
  const tab = await page.getByRole('button', { name: 'Demonstração' }).boundingBox()
  const menu = await page.getByRole('navigation', { name: 'Menu' }).boundingBox()
  if (!tab || !menu) throw new Error('both stand on the page')
  const apart = tab.y + tab.height <= menu.y || tab.x >= menu.x + menu.width
  expect(apart).toBe(true)
  await keyboardWalk(page)
})

test('the explorer lists the 14 operations and sends a request through the real client', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  await become(page, 'ana', false)
  await page.goto('/?explorador')
  await expect(page.getByRole('heading', { level: 1, name: 'Explorador do serviço' })).toBeVisible()
  const operations = page.getByRole('navigation', { name: 'Operação' }).getByRole('button')
  await expect(operations).toHaveCount(14)
  await operations.filter({ hasText: 'GetTurma' }).click()
  await page.getByRole('textbox', { name: /^id int/ }).fill('101')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('heading', { name: /^200 em \d+ ms$/ })).toBeVisible()
  await expect(page.getByText('"limiteFaltas": 15')).toBeVisible()
  await page.getByRole('button', { name: 'JSON' }).click()
  await page.getByRole('textbox', { name: 'JSON' }).fill('{"id": 999999}')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('heading', { name: /^404 notFound em \d+ ms$/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'JSON' }).fill('{"id": ')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Isto não é um JSON' })).toBeVisible()
  await axe(page)
  await noSidewaysScroll(page)
})

test('a refused worker is explained, never a blank page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
      value: () => Promise.reject(new DOMException('refused', 'SecurityError')),
    })
  })
  await page.goto('/entrar')
  await expect(page.getByRole('heading', { name: 'A demonstração não pôde começar' })).toBeVisible()
  await expect(page.getByText('npm run mock', { exact: false })).toBeVisible()
  await axe(page)
})
