// From one release to the next and back, with a typed, unsent grade: an open tab loses nothing, announces the newer
// version once, and is never stuck, whatever is wrong with the host meanwhile.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Between } from '../servers/between'
import { held, type Host, startHost } from '../servers/host'
import { expect, test } from '../servers/published'
import { stored } from '../storage'

test.describe.configure({ mode: 'default' })

test.beforeEach(({ page, expectStatus }) => {
  // time for two loads of the gradebook and a wait for the worker
  test.setTimeout(90_000)
  expectStatus(404)
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
})

const field = (page: Page) => page.getByRole('main').getByRole('textbox').nth(1)
const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Há uma versão nova' })
const take = (page: Page) => strip(page).getByRole('button', { name: 'Recarregar a página' }).click()
const entry = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src'))

/** Signs a teacher in with a session that lasts over an hour, and types a grade in the first release. */
async function type(page: Page, front: Between): Promise<string> {
  await page.goto(`${front.url}/entrar?voltar=%2Fturmas%2F1061%2Flancar`)
  await page.getByRole('textbox', { name: 'Usuário' }).fill('carla')
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  await page.getByText('Manter conectado neste aparelho').click()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Nenhuma alteração para enviar')).toBeVisible({ timeout: 20_000 })
  await held(page)
  await field(page).fill('7,5')
  await expect.poll(() => stored(page)).toContain('7,5')
  return (await entry(page)) ?? ''
}

/** Brings the tab back to the front after more than an hour, at which it asks whether there is a newer version. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 3_700_000
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
async function saysOnce(page: Page): Promise<void> {
  await expect(strip(page)).toBeVisible({ timeout: 15_000 })
  await comeBack(page)
  await expect(strip(page)).toHaveCount(1)
  await expect(field(page)).toHaveValue('7,5')
}

const releases: [what: string, publish: (host: Host) => void][] = [
  ['the old assets are kept', (host) => host.publishAll({ keep: true })],
  ['the old assets are gone', (host) => host.publishAll()],
  [
    'its worker is broken',
    (host) => {
      host.publishAll()
      writeFileSync(join(host.folder, 'sw.js'), 'throw new Error("broken")')
    },
  ],
]
for (const [what, publish] of releases)
  test(`${what}: to the next release and back`, async ({ page, host, front }) => {
    const first = await type(page, front)
    publish(host)
    await comeBack(page)
    await saysOnce(page)
    await take(page)
    await expect.poll(() => entry(page).catch(() => first), { timeout: 40_000 }).not.toBe(first)
    await expect(field(page)).toHaveValue('7,5')
    await expect(strip(page)).toHaveCount(0)
    host.goBack()
    await page.reload()
    await expect.poll(() => entry(page).catch(() => '')).toBe(first)
    await expect(field(page)).toHaveValue('7,5')
  })

test('settings that cannot be read are not put over the kept ones, and that is told', async ({ page, front }) => {
  await type(page, front)
  const bad = [
    { status: 200, body: '<!doctype html><title>Portal</title>' },
    { status: 404, body: '' },
    { status: 200, type: 'application/json', body: '{"session":' },
  ]
  const told = page.getByRole('status').filter({ hasText: 'Valem as da sua última visita.' })
  for (const answer of bad) {
    front.odd(/^\/config\.json$/, answer)
    await page.reload()
    await expect(field(page)).toHaveValue('7,5')
    await expect(told).toBeVisible()
  }
  // a wrong key is an edit of the host: it is named, and the former settings do not replace it
  front.odd(/^\/config\.json$/, { status: 200, type: 'application/json', body: '{"session":"token"}' })
  await page.reload()
  await expect(page.getByText(/“session”: use um destes/)).toBeVisible()
  front.odd(/^\/config\.json$/, null)
  await page.reload()
  await expect(field(page)).toHaveValue('7,5')
  await expect(told).toHaveCount(0)
})

test('half rolled out over two hosts: the page of one, the files of the other', async ({
  page,
  host,
  front,
  expectError,
}) => {
  // the browser may still be asking for the worker when the second host stops
  expectError(/An unknown error occurred when fetching the script/)
  const first = await type(page, front)
  const next = await startHost()
  next.publishAll()
  const ofOld = (path: string) => path.startsWith('/assets/') || path.startsWith('/json/')
  front.to((path) => (ofOld(path) ? host.url : next.url))
  await comeBack(page)
  await saysOnce(page)
  await take(page)
  const anew = page.getByRole('button', { name: 'Começar de novo' })
  await expect(anew).toBeVisible({ timeout: 40_000 })
  // the second host is ready
  front.to((path) => (path.startsWith('/json/') ? host.url : next.url))
  await anew.click()
  await expect(field(page)).toHaveValue('7,5')
  expect(await entry(page)).not.toBe(first)
  await next.close()
})
