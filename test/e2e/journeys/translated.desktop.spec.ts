/** Pages that the browser translates: no page breaks, what changes is seen, and names and figures stay as they are. */
import { enter, expect, signIn, test } from '../fixtures'
import { translate } from '../translator'

test.beforeEach(({ context }) => translate(context))

test('a report card outlives the loss of the network, and is fresh again with it', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus('net')
  await enter(page, 'ana')
  await page.goto('/boletim')
  await expect(page.locator('font', { hasText: '26 de 30 faltas' }).first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'Sem internet' })).toBeVisible()
  await expect(page.getByText(/Dados de hoje às \d\dh\d\d/)).toBeVisible()
  await expect(page.getByText(/Atualizado hoje às/)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(/Atualizado hoje às/)).toBeVisible()
  await expect(page.getByText('26 de 30 faltas').first()).toBeVisible()
})

test('a greeting follows the chosen language', async ({ page }) => {
  await signIn(page, 'marta')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading.locator('font').first()).toBeVisible()
  for (const [language, greeting] of [
    ['English', 'Hello, Marta'],
    ['Español', 'Hola, Marta'],
    ['Português', 'Olá, Marta'],
  ] as const) {
    await page.getByRole('button', { name: language }).click()
    await expect(heading).toHaveText(new RegExp(`^${greeting}`))
  }
})

test('figures and names are no words', async ({ page }) => {
  await signIn(page, 'ana')
  await page.goto('/turmas/1011/notas')
  await expect(page.locator('font', { hasText: 'Publicada' }).first()).toBeVisible()
  await expect(page.getByText('7,0', { exact: true }).first()).toBeVisible()
  await expect(page.locator('font', { hasText: /^7,0$/ })).toHaveCount(0)
  await enter(page, 'carla')
  await page.goto('/turmas/1011/lancar')
  await expect(page.locator('font', { hasText: 'Nenhuma alteração para enviar' }).first()).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Ana Prado Souza' })).toBeVisible()
  await expect(page.locator('font', { hasText: 'Ana Prado Souza' })).toHaveCount(0)
})
