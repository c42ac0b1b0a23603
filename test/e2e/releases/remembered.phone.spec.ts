// A remembered person sees the device's kept page, settings and answers at once; a newer page or newer settings of the
// host come with the next visit or a reload.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Between } from '../servers/between'
import { held, type Host } from '../servers/host'
import { expect, test } from '../servers/published'

test.describe.configure({ mode: 'default' })

async function enter(page: Page, front: Between, { remember = true } = {}): Promise<void> {
  await page.goto(`${front.url}/entrar`)
  await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  if (remember) await page.getByText('Manter conectado neste aparelho').click()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await isHome(page)
  await held(page)
  if (!remember) return
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('portal.leituras')
}
const isHome = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /^Olá, Ana/ })).toBeVisible()
const visit = async (page: Page, front: Between) => {
  await page.goto(`${front.url}/inicio`)
  await isHome(page)
}
const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Há uma versão nova' })
const entry = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src'))
/** The kept page, and the note that the host has another. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const name = (await window.caches.keys()).find((one) => one.startsWith('portal-shell-')) ?? ''
    const cache = await window.caches.open(name)
    const html = (await (await cache.match('/'))?.text()) ?? ''
    return { notice: /<p>(Aviso.*?)<\/p>/.exec(html)?.[1], isOther: Boolean(await cache.match('/other')) }
  })

/** Adds these words to the host's page. */
function notice(host: Host, words: string): void {
  const file = join(host.folder, 'index.html')
  const html = readFileSync(file, 'utf8').replace(/<p>Aviso.*?<\/p>/, '')
  writeFileSync(file, html.replace('</body>', `<p>${words}</p></body>`))
}

test('the kept page is shown at once, and that of the host at the next visit', async ({ page, host, front }) => {
  await enter(page, front)
  notice(host, 'Aviso de hoje')
  await visit(page, front)
  await expect(page.getByText('Aviso de hoje')).toHaveCount(0)
  await expect.poll(async () => (await kept(page)).notice).toBe('Aviso de hoje')
  await visit(page, front)
  await expect(page.getByText('Aviso de hoje')).toBeVisible()
})

test('a reload shows the page of the host, and so does every visit of who is not remembered', async ({
  page,
  host,
  front,
}) => {
  await enter(page, front, { remember: false })
  notice(host, 'Aviso de hoje')
  await visit(page, front)
  await expect(page.getByText('Aviso de hoje')).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).first().click()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled()
  await enter(page, front)
  notice(host, 'Aviso de amanhã')
  await page.reload()
  await isHome(page)
  await expect(page.getByText('Aviso de amanhã')).toBeVisible()
})

test('a silent host is not waited for: neither its page nor its settings', async ({ page, front }) => {
  await enter(page, front)
  front.odd(/^\/(?:inicio|config\.json|json\/)/, 'silent')
  await visit(page, front)
  await expect(page.getByRole('main').getByRole('link', { name: 'Matemática', exact: true })).toBeVisible()
})

for (const keep of [true, false])
  test(`a new release is told, and there at the next visit: old files ${keep ? 'kept' : 'gone'}`, async ({
    page,
    host,
    front,
    expectStatus,
  }) => {
    expectStatus(404)
    await enter(page, front)
    const first = await entry(page)
    host.publishAll({ keep })
    await visit(page, front)
    expect(await entry(page)).toBe(first)
    await expect(strip(page)).toBeVisible({ timeout: 20_000 })
    await expect.poll(async () => (await kept(page)).isOther).toBe(true)
    await visit(page, front)
    expect(await entry(page)).not.toBe(first)
  })

test('a door of the network to sign in at is passed by once, and met at the next visit', async ({ page, front }) => {
  await enter(page, front)
  front.odd(/^\/inicio/, { status: 302, location: '/porta' })
  front.odd(/^\/porta/, { status: 200, body: '<!doctype html><h1>Entre na rede da escola</h1>' })
  await visit(page, front)
  await expect.poll(async () => (await kept(page)).isOther).toBe(true)
  await page.goto(`${front.url}/inicio`)
  await expect(page.getByRole('heading', { name: 'Entre na rede da escola' })).toBeVisible()
  front.odd(/^\/inicio/, null)
  await visit(page, front)
  await page.reload()
  await visit(page, front)
})

test('a notice of the host in the place of its page is met at the next visit, and never kept', async ({
  page,
  front,
}) => {
  await enter(page, front)
  front.odd(/^\/inicio/, { status: 200, body: '<!doctype html><h1>Em manutenção</h1>' })
  await visit(page, front)
  await expect.poll(async () => (await kept(page)).isOther).toBe(true)
  await page.goto(`${front.url}/inicio`)
  await expect(page.getByRole('heading', { name: 'Em manutenção' })).toBeVisible()
  // without an answer of the host the kept page is shown
  front.odd(/^\/inicio/, 'silent')
  await visit(page, front)
})

test('other settings of the host are told, and in force at the next visit', async ({ page, front }) => {
  await enter(page, front)
  const settings = (brand: object) => ({ status: 200, type: 'application/json', body: JSON.stringify(brand) })
  front.odd(/^\/config\.json$/, settings({ brand: { name: 'Portal de Outra Cidade', shortName: 'Outra' } }))
  await visit(page, front)
  await expect(page).not.toHaveTitle(/Outra/)
  await expect(strip(page)).toBeVisible()
  await visit(page, front)
  await expect(page).toHaveTitle(/Outra/)
  await expect(strip(page)).toHaveCount(0)
  // wrong settings are named on a reload, and never replace the good ones that are kept
  front.odd(/^\/config\.json$/, settings({ session: 'token' }))
  await visit(page, front)
  await expect(strip(page)).toBeVisible()
  await strip(page).getByRole('button', { name: 'Recarregar a página' }).click()
  await expect(page.getByText(/“session”: use um destes/)).toBeVisible()
  await visit(page, front)
  await expect(page).toHaveTitle(/Outra/)
})
