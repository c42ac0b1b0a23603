// The school office in a real browser, on the production build against the pretended service over HTTP.
import type { Page } from '@playwright/test'
import { AuthReply, repair } from '@/contract'
import { axe, enter, expect, noSidewaysScroll, signIn, test } from '../fixtures'
import { chooseRole, main } from './pages'

test('the chosen theme and text size are there before anything is drawn', async ({ page, expectStatus }) => {
  await enter(page, 'sonia')
  await page.goto('/configuracoes')
  await page.getByText('Escuro', { exact: true }).click()
  await page.getByText('Bem maior (130%)', { exact: true }).click()
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#root > *')) return
      observer.disconnect()
      document.documentElement.dataset['first'] = document.documentElement.dataset['theme'] ?? 'none'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-first', 'dark')
  await expect(html).toHaveAttribute('data-text', '130')
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark')
  await page.setViewportSize({ width: 320, height: 640 })
  await noSidewaysScroll(page)
  // a page drawn at build time, seen signed out and before any module has loaded, has the chosen look
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/entrar/)
  await page.route('**/assets/*.js', (route) => route.abort())
  expectStatus('net')
  await page.goto('/entrar', { waitUntil: 'commit' })
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-text', '130')
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark')
})

test.describe('roles', () => {
  const remove = async (page: Page) => {
    await chooseRole(page)
    await page.getByRole('button', { name: 'Remover', exact: true }).click()
    await page.getByRole('button', { name: 'Remover agora' }).click()
  }
  test('what is left is in sight where the focus is, also on a page twice as large', async ({ page }) => {
    await enter(page, 'helena')
    await page.setViewportSize({ width: 640, height: 400 })
    await remove(page)
    const heading = page.getByRole('heading', { name: 'A permissão Lançar notas foi removida de carla' })
    await expect(heading).toBeFocused()
    // the history entry that Back leads to was scrolled further down
    await page.waitForFunction(() => (history.state as { usr?: { stage?: number } } | null)?.usr?.stage === 1)
    await expect(heading).toBeInViewport({ ratio: 1 })
  })
  test('what is lost and what stays stand side by side, above buttons that are in sight', async ({ page }) => {
    await enter(page, 'helena')
    await chooseRole(page)
    const [loses, keeps] = await Promise.all(
      ['O que esta pessoa perde', 'O que continua com ela'].map((name) =>
        main(page).getByRole('heading', { name }).boundingBox(),
      ),
    )
    expect(loses?.y).toBe(keeps?.y)
    expect(loses?.x).not.toBe(keeps?.x)
    await expect(page.getByRole('button', { name: 'Remover', exact: true })).toBeInViewport({ ratio: 1 })
  })
  test('what was lost works no more, at once', async ({ page, browser, site, portal }) => {
    await signIn(page, 'helena')
    await remove(page)
    await expect(page.getByRole('heading', { name: 'A permissão Lançar notas foi removida de carla' })).toBeFocused()
    await axe(page, { enhanced: true })
    const calls = (await portal.log()).filter(({ operation }) => operation === 'UnAssignRoles')
    expect(calls).toHaveLength(2)
    // the service judges by the roles that are left
    const other = await browser.newContext({ baseURL: site.url })
    const asks = (operation: string, data: object) => other.request.post(`/json/reply/${operation}`, { data })
    const reply = await asks('Auth', { provider: 'credentials', userName: 'carla', password: 'caderno' })
    expect(repair(AuthReply, await reply.json()).value.permissions).toEqual(['Diario.Ler'])
    await other.close()
  })
  test('the answer is lost: asked again first, and the truth is shown', async ({ page, portal, expectStatus }) => {
    expectStatus('net')
    await enter(page, 'helena')
    await chooseRole(page)
    // drops every request, because Chromium itself resends one when a kept connection breaks before any answer
    await portal.fail('UnAssignRoles', 'drop', { done: true })
    await page.getByRole('button', { name: 'Remover', exact: true }).click()
    await page.getByRole('button', { name: 'Remover agora' }).click()
    await expect(page.getByRole('heading', { name: 'Não sabemos se algo foi removido de carla' })).toBeVisible()
    await portal.fail('UnAssignRoles', null)
    await page.getByRole('button', { name: 'Ver o que a pessoa tem agora' }).click()
    await expect(page.getByRole('checkbox', { name: 'Ler o diário' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Lançar notas' })).toHaveCount(0)
  })
})

test.describe('person record', () => {
  test('all sections, sent once by a double press, asked about the second time', async ({ page, portal }) => {
    await enter(page, 'sonia')
    await page.goto('/pessoas/nova')
    const fill = async () => {
      await page.getByLabel('Nome (obrigatório)').fill('Íris d’Ávila Nóbrega')
      await page.getByLabel('CPF', { exact: true }).fill('529.982.247-25')
    }
    await fill()
    await page.getByRole('button', { name: 'Enviar registro' }).dblclick()
    await expect(main(page).getByText(/^Registro enviado às/)).toBeVisible()
    await axe(page, { enhanced: true })
    const calls = async () =>
      (await portal.log()).filter(({ operation }) => operation === 'InsertPessoaAvaliacaoInterdisciplinar')
    expect(await calls()).toHaveLength(1)
    await page.getByText('Ver o que foi enviado').click()
    await axe(page, { enhanced: true })
    await page.getByRole('button', { name: 'Registrar outra pessoa' }).click()
    await fill()
    await page.getByRole('button', { name: 'Enviar registro' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enviar esta pessoa outra vez?' })
    await expect(dialog).toBeVisible()
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Enviar registro' })).toBeFocused()
    expect(await calls()).toHaveLength(1)
  })
  test('Ctrl+Enter sends from the button too, where Enter through all fields has led', async ({ page, portal }) => {
    await enter(page, 'sonia')
    await page.goto('/pessoas/nova')
    await page.getByLabel('Nome (obrigatório)').fill('Nina Paz')
    await page.getByLabel('CPF', { exact: true }).fill('529.982.247-25')
    await page.getByLabel('Ano').press('Enter')
    await expect(page.getByRole('button', { name: 'Enviar registro' })).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(main(page).getByText(/^Registro enviado às/)).toBeVisible()
    const calls = (await portal.log()).filter(({ operation }) => operation.startsWith('InsertPessoa'))
    expect(calls).toHaveLength(1)
  })
  test('an error opens its section, wherever it is folded', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enter(page, 'sonia')
    await page.goto('/pessoas/nova')
    await page.getByLabel('Nome (obrigatório)').fill('Nina')
    await page.getByText('Título e militar', { exact: true }).click()
    await page.getByLabel(/^Título de eleitor/).fill('123456789012')
    await page.getByText('Título e militar', { exact: true }).click()
    await expect(page.getByLabel(/^Título de eleitor/)).toBeHidden()
    await page.getByRole('button', { name: 'Enviar registro' }).click()
    await expect(page.getByText('Há 1 problema para corrigir')).toBeVisible()
    await expect(page.getByLabel(/^Título de eleitor/)).toBeVisible()
    await main(page)
      .getByRole('link', { name: /Confira o título de eleitor/ })
      .click()
    await expect(page.getByLabel(/^Título de eleitor/)).toBeFocused()
    await axe(page, { enhanced: true })
  })
})

test('erasing this device signs out and leaves nothing of the portal', async ({ page }) => {
  await enter(page, 'ana')
  await page.goto('/configuracoes')
  await page.getByText('Escuro', { exact: true }).click()
  await page.getByRole('button', { name: 'Apagar dados deste aparelho' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar e sair' }).click()
  await expect(page).toHaveURL(/\/entrar/)
  const left = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  // the note of the sign-out is kept until the service has heard of it
  await expect.poll(async () => (await left()).filter((key) => key.startsWith('portal.'))).toEqual([])
  await page.goto('/inicio')
  await expect(page).toHaveURL(/\/entrar/)
})

test('at 1280 × 800 six equivalences with their reasons are in sight, and ten activities', async ({ page }) => {
  await enter(page, 'sonia')
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [path, least] of [
    ['/equivalencias', 6],
    ['/atividades', 10],
  ] as const) {
    await page.goto(path)
    const rows = main(page).locator('tbody tr:has(td)')
    await expect(rows.first()).toBeVisible()
    const inSight = () =>
      rows.evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
    await expect.poll(inSight, { message: path }).toBeGreaterThanOrEqual(least)
  }
})

test('loaded again while a removal can be taken back, the browser asks, and the page says that nothing was removed', async ({
  page,
  portal,
}) => {
  await enter(page, 'helena')
  await chooseRole(page)
  await page.getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(page.getByText('A página fechou antes do fim.')).toBeVisible()
  await expect(page.getByText('Nada foi removido de carla').last()).toBeVisible()
  await expect(page.getByLabel('Nome de usuário')).toHaveValue('carla')
  const removals = (await portal.log()).filter(({ operation }) => operation === 'UnAssignRoles')
  expect(removals).toHaveLength(1)
  await page.reload()
  await expect(page.getByLabel('Nome de usuário')).toBeVisible()
  await expect(page.getByText('Nada foi removido')).toHaveCount(0)
})
