// The rows of the school office's fault matrix (test/README §4) that need a browser: 1 offline, 2 slow, 15 two tabs,
// 16 a chunk that is gone, 18 sign-out elsewhere, Back, reload. `telas`: atividades, equivalencias, pessoa, papeis,
// configuracoes.
import type { Page } from '@playwright/test'
import { enter, expect, signIn, test } from '../fixtures'
import { main } from './pages'
import { loseCode } from '../servers/newRelease'

const lists = [
  ['atividades', '/atividades?curso=4', 'Banco de Dados'],
  ['equivalencias', '/equivalencias?curso=4', 'Álgebra I'],
] as const
const screens = [
  ...lists,
  ['pessoa', '/pessoas/nova', 'Só o nome é obrigatório'],
  ['papeis', '/papeis', 'Nome de usuário'],
  ['configuracoes', '/configuracoes', 'Tamanho do texto'],
] as const
const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Sem internet' })

test('falha/atividades/1 falha/equivalencias/1 offline: what was read stays, with its hour', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus('net')
  await enter(page, 'helena')
  for (const [, path, text] of lists) {
    await page.goto(path)
    await expect(main(page).getByText(text).first()).toBeVisible()
    await context.setOffline(true)
    await expect(strip(page)).toBeVisible()
    await expect(main(page).getByText(text).first()).toBeVisible()
    await expect(page.getByText(/Dados de hoje às \d\dh\d\d/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Atualizar' })).toHaveAttribute('aria-disabled', 'true')
    await context.setOffline(false)
    await expect(page.getByText(/Atualizado hoje às/)).toBeVisible()
  }
})

test('falha/pessoa/1 falha/papeis/1 falha/configuracoes/1 offline: what was typed stays, what can be done here works', async ({
  page,
  context,
  expectStatus,
  portal,
}) => {
  expectStatus('net', 500)
  await enter(page, 'helena')
  await page.goto('/pessoas/nova')
  await page.getByLabel('Nome (obrigatório)').fill('Nina Sentinela')
  await page.getByLabel(/^Número em outro sistema/).fill('42')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Enviar registro' }).click()
  // nothing is uncertain without a network, because no request can have left
  await expect(main(page).getByText(/Sem internet: nada foi enviado/)).toBeVisible()
  await expect(page.getByLabel('Nome (obrigatório)')).toHaveValue('Nina Sentinela')
  await context.setOffline(false)
  // a lost answer is uncertain, and the same record still asks about it after a reload
  await page.waitForFunction(() => navigator.onLine)
  await portal.fail('InsertPessoaAvaliacaoInterdisciplinar', 500, { times: 1 })
  await page.getByRole('button', { name: 'Enviar registro' }).click()
  await expect(main(page).getByText('Não sabemos se o registro chegou')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('O que você tinha digitado continua aqui')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar registro' }).click()
  await expect(page.getByRole('dialog', { name: 'Enviar esta pessoa outra vez?' })).toBeVisible()
  await page.keyboard.press('Escape')
  const erase = page.getByRole('button', { name: 'Apagar e começar de novo' })
  await erase.click()
  await page.getByRole('dialog').locator(erase).click()
  await expect(page.getByLabel('Nome (obrigatório)')).toBeFocused()

  await page.goto('/papeis')
  await page.getByLabel('Nome de usuário').fill('carla')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Procurar' }).click()
  await expect(main(page).getByText(/Sem internet: nada foi enviado/)).toBeVisible()
  await expect(page.getByLabel('Nome de usuário')).toHaveValue('carla')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Procurar' }).click()
  await expect(page.getByRole('checkbox', { name: 'Lançar notas' })).toBeVisible()

  await page.goto('/configuracoes')
  await expect(main(page).getByText('Tamanho do texto')).toBeVisible()
  await context.setOffline(true)
  await expect(strip(page)).toBeVisible()
  await page.getByText('Escuro', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(main(page).getByText('O que fica neste aparelho')).toBeVisible()
  await context.setOffline(false)
})

test('falha/atividades/2 falha/equivalencias/2 slow: the shape first, after eight seconds the truth', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await enter(page, 'helena')
  for (const [name, , text] of lists) {
    await page.goto('/configuracoes')
    await expect(main(page).getByText('Tamanho do texto')).toBeVisible()
    await portal.slow(5_000)
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: name === 'atividades' ? 'Atividades' : 'Equivalências' })
      .click()
    await expect(page.locator('main [aria-busy="true"]').first()).toBeAttached()
    await expect(page.getByText('Está demorando mais que o normal')).toHaveCount(0)
    await page.clock.fastForward(8_500)
    await expect(page.getByText('Está demorando mais que o normal').first()).toBeVisible()
    await portal.slow(0)
    await expect(
      main(page)
        .getByText(name === 'atividades' ? 'O eu, o outro e o nós' : text)
        .first(),
    ).toBeVisible({
      timeout: 20_000,
    })
  }
})

test('falha/pessoa/15 two tabs: one sends at a time, and the other knows what left', async ({
  page,
  context,
  portal,
}) => {
  await enter(page, 'helena')
  await page.goto('/pessoas/nova')
  const other = await context.newPage()
  await other.goto('/pessoas/nova')
  for (const tab of [page, other]) {
    await tab.getByLabel('Nome (obrigatório)').fill('Nina Gêmea')
    await tab.getByLabel(/^Número em outro sistema/).fill('42')
  }
  await portal.slow(1_500)
  await page.getByRole('button', { name: 'Enviar registro' }).click()
  await other.getByRole('button', { name: 'Enviar registro' }).click()
  await expect(main(other).getByText(/Outra aba está enviando agora/)).toBeVisible()
  await expect(main(page).getByText(/^Registro enviado às/)).toBeVisible()
  await portal.slow(0)
  await other.getByRole('button', { name: 'Enviar registro' }).click()
  await expect(other.getByRole('dialog', { name: 'Enviar esta pessoa outra vez?' })).toBeVisible()
  const sent = (await portal.log()).filter(({ operation }) => operation === 'InsertPessoaAvaliacaoInterdisciplinar')
  expect(sent).toHaveLength(1)
})

test('falha/papeis/15 two tabs: one removes at a time', async ({ page, context, portal }) => {
  await enter(page, 'helena')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/papeis')
    await tab.getByLabel('Nome de usuário').fill('carla')
    await tab.getByRole('button', { name: 'Procurar' }).click()
    await tab.getByText('Lançar notas', { exact: true }).click()
    await tab.getByRole('button', { name: 'Continuar' }).click()
  }
  await portal.slow(1_500)
  await page.getByRole('button', { name: 'Remover', exact: true }).click()
  await page.getByRole('button', { name: 'Remover agora' }).click()
  await other.getByRole('button', { name: 'Remover', exact: true }).click()
  await other.getByRole('button', { name: 'Remover agora' }).click()
  await expect(main(other).getByText(/Outra aba está enviando agora/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A permissão Lançar notas foi removida de carla' })).toBeVisible()
  expect((await portal.log()).filter(({ operation }) => operation === 'UnAssignRoles')).toHaveLength(3)
})

test('falha/*/16 its code is gone: told, and the page loads again', async ({ page, expectStatus }) => {
  test.slow()
  expectStatus(404)
  await enter(page, 'helena')
  for (const [chunk, path, title] of [
    ['AtividadesScreen', '/atividades', 'Atividades curriculares'],
    ['EquivalenciasScreen', '/equivalencias', 'Equivalências curriculares'],
    ['PessoaScreen', '/pessoas/nova', 'Registrar pessoa'],
    ['PapeisScreen', '/papeis', 'Remover papéis'],
    ['ConfiguracoesScreen', '/configuracoes', 'Configurações'],
  ] as const) {
    await page.goto('/mais')
    const takeNew = await loseCode(page, chunk)
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await takeNew()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('falha/*/18 signed out in another tab: nothing stays, not even by Back or a reload', async ({ page, context }) => {
  test.slow()
  for (const [, path, text] of screens) {
    await signIn(page, 'helena')
    await page.goto(path)
    await expect(main(page).getByText(text).first()).toBeVisible()
    if (path === '/pessoas/nova') await page.getByLabel('Nome (obrigatório)').fill('Nina Sentinela')
    const other = await context.newPage()
    await other.goto('/ajuda')
    await other.getByRole('button', { name: 'Sair' }).click()
    // the second tab asks about the text typed in the first one
    if (path === '/pessoas/nova') await other.getByRole('button', { name: 'Sair e apagar' }).click()
    const entrar = page.getByRole('heading', { level: 1, name: 'Entrar' })
    await expect(entrar).toBeVisible()
    await expect(page.getByText(text)).toHaveCount(0)
    await page.goBack()
    await expect(entrar).toBeVisible()
    await page.reload()
    await expect(entrar).toBeVisible()
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Sentinela')
    await other.close()
  }
})

test('falha/atividades/7 busy with the next page: it is waited for in its place, at 320 px, and comes by itself', async ({
  page,
  portal,
  expectStatus,
}) => {
  expectStatus(503)
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page, 'helena')
  await page.goto('/atividades')
  const rows = main(page).locator('[data-row]')
  await expect(rows).toHaveCount(50)
  // waits for the names of the courses, which the page reads by the same operation
  await page.waitForLoadState('networkidle')
  await portal.fail('AtividadesCurriculares', 503, { times: 1, retryAfter: 5 })
  await main(page).getByRole('button', { name: 'Carregar mais' }).press('Enter')
  await expect(main(page).getByText(/^Tentamos de novo em \d+ s\.$/)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Tentar agora' })).toBeFocused()
  await expect(rows).toHaveCount(50)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('button', { name: 'Parar' })).toBeFocused()
  await expect(rows).toHaveCount(100, { timeout: 15_000 })
  await expect(rows.nth(50).locator('a, button').first()).toBeFocused()
})

test('falha/pessoa/7 busy: the ring of what takes the focus has the corners of its notice', async ({
  page,
  portal,
  expectStatus,
}) => {
  expectStatus(503)
  await enter(page, 'sonia')
  await page.goto('/pessoas/nova')
  await page.getByLabel('Nome (obrigatório)').fill('Nina Paz')
  await page.getByLabel('CPF', { exact: true }).fill('529.982.247-25')
  await portal.fail('InsertPessoaAvaliacaoInterdisciplinar', 503, { retryAfter: 60 })
  await page.getByRole('button', { name: 'Enviar registro' }).click()
  const ring = main(page).locator('div:focus')
  await expect(ring).toContainText('Ainda não foi enviado.')
  const corners = (here: Element) => getComputedStyle(here).borderTopLeftRadius
  const notice = ring.locator('> * > *').first()
  expect(await notice.evaluate(corners)).not.toBe('0px')
  expect(await ring.evaluate(corners)).toBe(await notice.evaluate(corners))
})

test('the heading of a wide page does not touch the frame', async ({ page }) => {
  await enter(page, 'sonia')
  for (const path of ['/atividades', '/equivalencias'])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const frame = await page.getByRole('banner').boundingBox()
      expect((heading?.y ?? 0) - ((frame?.y ?? 0) + (frame?.height ?? 0))).toBeGreaterThanOrEqual(16)
    }
})
