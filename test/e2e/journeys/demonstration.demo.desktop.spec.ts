/** What the demonstration keeps and answers, whatever the size of the window. */
import { expect, test } from '../fixtures'
import { become } from './become'

test.beforeEach(({ expectStatus }) => {
  expectStatus(401)
})

test('the worker of the pretended service stays when the last page is left', async ({ page }) => {
  await page.goto('/entrar')
  await expect(page.getByRole('button', { name: 'Demonstração' })).toBeVisible()
  // a page that is left while its files are loading does not always tell the worker
  await page.waitForLoadState('networkidle')
  // this page of the same host does not start the worker; no `msw:` cache is left once the worker heard of the leave
  await page.goto('/robots.txt')
  const served = () => caches.keys().then((names) => names.filter((name) => name.startsWith('msw:')))
  await expect.poll(() => page.evaluate(served)).toEqual([])
  await page.goto('/robots.txt')
  const workers = () => navigator.serviceWorker.getRegistrations().then((all) => all.map(({ active }) => active?.state))
  expect(await page.evaluate(workers)).toEqual(['activated'])
})

test('what was ordered outlives a change of person and is told by the closed tab; the clock keeps the person', async ({
  page,
  expectStatus,
}) => {
  expectStatus(503)
  await become(page, 'ana')
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Serviço de demonstração' })
  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await bar.getByText('Lenta (2 s)', { exact: true }).click()
  await bar.getByLabel('Operação').selectOption('GetRecado')
  await bar.getByRole('button', { name: 'Falhar na próxima chamada' }).click()
  await bar.getByRole('button', { name: /^bruno/ }).click()
  await expect(bar.getByRole('button', { name: 'Demonstração · Lenta (2 s)' })).toBeVisible()
  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await expect(bar.getByRole('radio', { name: 'Lenta (2 s)' })).toBeChecked()
  await bar.getByText('Normal', { exact: true }).click()
  await bar.getByRole('button', { name: 'Desfazer' }).click()
  await expect(bar.getByText('Ainda vão falhar')).toBeHidden()
  await bar.getByLabel('Relógio do serviço').last().fill('2031-03-10T08:00')
  await bar.getByRole('button', { name: 'Mover o relógio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Bruno/ })).toBeVisible()
  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await expect(bar.getByText('segunda-feira, 10 de março de 2031')).toBeVisible()
})

test('the explorer: what is filled in already is answered, for every operation but the record of grades', async ({
  page,
  expectStatus,
}) => {
  expectStatus(403)
  // each person asks what they may: an administrator reads all and removes roles, a student marks attendance
  for (const [who, only] of [
    ['helena', null],
    ['ana', 'MarcarPresencaPost'],
  ] as const) {
    await become(page, who, false)
    await page.goto('/?explorador')
    const operations = page.getByRole('navigation', { name: 'Operação' }).getByRole('button')
    const names = await operations.allInnerTexts()
    const asked = names.filter((name) =>
      only ? name === only : !/^(AproveitamentoAluno|MarcarPresencaPost|Auth)$/.test(name),
    )
    // the example of `Auth` signs Ana in
    if (!only) asked.push('Auth')
    for (const name of asked) {
      await operations.filter({ hasText: new RegExp(`^${name}$`) }).click()
      await page.getByRole('button', { name: 'Enviar' }).click()
      const status = name.startsWith('Insert') ? 204 : 200
      await expect(page.getByRole('heading', { level: 3 }), name).toHaveText(
        new RegExp(`^${status}( refused)? em \\d+ ms$`),
      )
    }
  }
})
