// The shell's worker takes pages from the host, keeps only the portal's files, and ignores other sites of the host.
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { held } from '../servers/host'
import { expect, test } from '../servers/published'

test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page, front }) => {
  await page.goto(`${front.url}/entrar`)
  await held(page)
})

const submit = (page: Page) => page.getByRole('button', { name: 'Entrar' })
/** The address and type of every file in the portal's caches. */
const keptTypes = (page: Page) =>
  page.evaluate(async () => {
    const names = (await window.caches.keys()).filter((name) => name.startsWith('portal-'))
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await window.caches.open(name)
        const [keys, answers] = await Promise.all([cache.keys(), cache.matchAll()])
        return keys.map(({ url }, i) => `${new URL(url).pathname} ${answers[i]?.headers.get('Content-Type') ?? ''}`)
      }),
    )
    return all.flat()
  })
const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

/** Stops the worker as a browser stops an idle one: a test keeps it alive, which would hold back the next one. */
async function stopping(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  return async () => {
    await devtools.send('ServiceWorker.stopAllWorkers')
  }
}

test('page and policy are those of the host at every visit, not those that were kept', async ({
  page,
  host,
  front,
}) => {
  for (const name of ['index.html', 'entrar.html']) {
    const file = join(host.folder, name)
    const html = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      html
        .replace('</head>', '<style>.aviso{margin:0}</style></head>')
        .replace('</body>', '<p>Aviso de hoje</p></body>'),
    )
    utimesSync(file, new Date(), new Date())
  }
  const answer = await page.goto(`${front.url}/entrar`)
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(answer?.headers()['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
  await expect(page.getByText('Aviso de hoje')).toBeVisible()
})

for (const [what, answer] of [
  ['is silent', 'silent'],
  ['is overloaded', { status: 503 }],
  ['has lost its page', { status: 404 }],
  ['answers something else', { status: 200, type: 'text/plain', body: 'Em manutenção' }],
] as const)
  test(`where the host ${what}, the kept page opens`, async ({ page, front }) => {
    front.odd(/^\/(entrar)?$/, answer)
    await page.goto(`${front.url}/entrar`)
    await expect(submit(page)).toBeEnabled()
  })

test('pages and files of others on this host pass by', async ({ page, host, front, expectStatus }) => {
  expectStatus(404)
  mkdirSync(join(host.folder, 'cartas'))
  writeFileSync(join(host.folder, 'cartas/oi.txt'), 'Carta')
  const passes = ['/cartas/oi.txt', '/outra/aplicacao', '/vagas/comprovante.txt', '/manual.txt', '/wiki/Inicio']
  for (const path of ['manual.txt', 'vagas-comprovante.txt']) writeFileSync(join(host.folder, path), path)
  front.odd(/^\/outra\//, { status: 200, body: '<!doctype html><title>Outra</title><h1>Outra aplicação</h1>' })
  for (const path of passes) {
    const answer = await page.request.get(front.url + path).then(() => page.goto(front.url + path))
    expect(answer?.fromServiceWorker(), path).toBe(false)
  }
  await page.goto(`${front.url}/outra/aplicacao`)
  await expect(page.getByRole('heading', { name: 'Outra aplicação' })).toBeVisible()
  front.odd(/^\/api\//, { status: 200, type: 'application/json', body: '{"a":1}' })
  const [asked] = await Promise.all([
    page.waitForResponse(/\/api\/json\/reply\/Classes$/),
    page.evaluate(() => fetch('/api/json/reply/Classes')),
  ])
  expect(asked.fromServiceWorker()).toBe(false)
  expect((await keptTypes(page)).filter((one) => /api|outra|cartas|manual|wiki/.test(one))).toEqual([])
})

test('stores of others are neither read nor dropped', async ({ page, host, front }) => {
  await page.evaluate(async () => {
    const cache = await window.caches.open('agenda-v1')
    const html = { headers: { 'Content-Type': 'text/html' } }
    for (const path of ['/entrar', '/']) await cache.put(path, new Response('<h1>Agenda</h1>', html))
  })
  host.publishAll()
  await update(page)
  await page.getByRole('status').getByRole('button', { name: 'Recarregar a página' }).click()
  await expect
    .poll(() => page.evaluate(async () => (await window.caches.keys()).sort()).catch(() => []), { timeout: 15_000 })
    .toEqual(['agenda-v1', 'portal-settings', 'portal-shell-next', 'portal-used'])
  front.odd(/^\/entrar$/, 'silent')
  await page.goto(`${front.url}/entrar`)
  await expect(submit(page)).toBeEnabled()
})

test('a host that answers a missing file with its page poisons nothing', async ({ page, front, expectStatus }) => {
  expectStatus(404)
  const files = /^\/assets\/EscolasScreen[\w.-]*\.(?:js|css)$/
  front.odd(files, { status: 200, body: '<!doctype html><title>Portal</title>' })
  await page.goto(`${front.url}/vagas/escolas`)
  await expect(page.getByRole('heading', { name: 'Há uma versão nova' })).toBeVisible()
  expect((await keptTypes(page)).filter((one) => /^\/assets\/.*html/.test(one))).toEqual([])
  front.odd(files, null)
  await page.getByRole('main').getByRole('button', { name: 'Recarregar a página' }).click()
  await expect(page.getByRole('heading', { name: 'Que escolas há perto?', level: 1 })).toBeVisible({ timeout: 20_000 })
})

test('a shell whose files are not all there is not taken over', async ({ page, host, front }) => {
  host.publishAll({ keep: true })
  // the host has the new page before its files
  const { entry } = JSON.parse(readFileSync(join(host.folder, 'version.json'), 'utf8')) as { entry: string }
  front.odd(new RegExp(entry), { status: 200, body: '<!doctype html>' })
  await update(page).catch(() => undefined)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
        return [installing, waiting].filter(Boolean).length
      }),
    )
    .toBe(0)
  expect((await keptTypes(page)).filter((one) => /^\/assets\/.*html/.test(one))).toEqual([])
})

test('the kill switch: a worker that shows nothing is healed by the second reload', async ({
  page,
  host,
  front,
  expectStatus,
}) => {
  test.setTimeout(90_000)
  // the bare page of the broken worker names no icon, so the browser asks for the default one
  expectStatus(404)
  await page.evaluate(async () => {
    await (await window.caches.open('agenda-v1')).put('/agenda', new Response('1'))
  })
  const file = join(host.folder, 'sw.js')
  const broken = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => { if (event.request.mode === 'navigate') event.respondWith(new Response('', { headers: { 'Content-Type': 'text/html' } })) })`
  writeFileSync(file, broken)
  const stopIdle = await stopping(page)
  await stopIdle()
  await update(page)
  await expect
    .poll(
      async () => {
        await page.goto(`${front.url}/entrar`)
        return page.content()
      },
      { timeout: 20_000 },
    )
    .not.toContain('id="root"')
  cpSync(`${process.env['E2E_DIST'] ?? ''}-hosting/kill-switch/sw.js`, file)
  await page.reload()
  // the browser checks for a new worker in the background of the visit
  await expect
    .poll(async () => {
      await stopIdle()
      return (await page.evaluate(() => window.caches.keys())).filter((name) => name !== 'agenda-v1')
    })
    .toEqual([])
  await page.reload()
  await expect(submit(page)).toBeEnabled()
  expect((await page.goto(`${front.url}/vagas`))?.fromServiceWorker()).toBe(false)
  expect(await page.evaluate(() => window.caches.keys())).toContain('agenda-v1')
})
