// Kept answers on a private device, and the shell without a network (session/README §3, src/README §6).
import type { Page } from '@playwright/test'
import { held, type Host } from '../servers/host'
import { movesOf, watchMoves } from '../checks/moves'
import { expect, test } from '../servers/published'

test.describe.configure({ mode: 'default' })

async function enter(page: Page, host: Host, remember: boolean): Promise<void> {
  await page.goto(`${host.url}/entrar`)
  await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  if (remember) await page.getByText('Manter conectado neste aparelho').click()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Em Matemática, restam 4 faltas antes do limite.')).toBeVisible()
}

/** The number of answers kept in IndexedDB; null when there is no database. */
const keptReadings = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'portal.leituras')) return null
    return new Promise<number | null>((done, fail) => {
      const opening = indexedDB.open('portal.leituras')
      let gone = false
      // the database was erased meanwhile: opening would create it again, empty
      opening.onupgradeneeded = () => {
        gone = true
        opening.transaction?.abort()
      }
      opening.onerror = (event) => {
        event.preventDefault()
        if (gone) done(null)
        else fail(new Error('not opened'))
      }
      opening.onsuccess = () => {
        const count = opening.result.transaction('leituras').objectStore('leituras').count()
        count.onsuccess = () => {
          opening.result.close()
          done(count.result)
        }
      }
    })
  })

/** The caches of the page's settings, of the new release's shell, and of the files used. */
const newStores = ['portal-settings', 'portal-shell-next', 'portal-used']
/** The names of the caches, sorted; none while the page is being reloaded. */
const stores = (page: Page) => page.evaluate(async () => (await window.caches.keys()).sort()).catch(() => [])

test('a remembered student reads without a network, also after a reload, and is told how old it is', async ({
  page,
  host,
  expectStatus,
}) => {
  expectStatus('net')
  await enter(page, host, true)
  await page.getByRole('link', { name: 'Matemática', exact: true }).click()
  await expect(page.getByText('Parcial: 3 de 6 notas publicadas')).toBeVisible()
  await held(page)
  await expect.poll(() => keptReadings(page)).toBeGreaterThan(8)
  await host.cut()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Matemática' })).toBeVisible()
  await expect(page.getByText('Parcial: 3 de 6 notas publicadas')).toBeVisible()
  await expect(page.getByText(/Dados de hoje às \d\dh\d\d/)).toBeVisible()
  await expect(page.getByText(/últimas leituras, guardadas neste aparelho/)).toBeVisible()
  const refresh = page.getByRole('button', { name: 'Atualizar' })
  await expect(refresh).toHaveAttribute('aria-disabled', 'true')
  await expect(refresh).toHaveAccessibleDescription('Sem internet agora.')
  // a screen whose code and data were never opened in this page load
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Turmas' }).click()
  await expect(page.getByRole('link', { name: 'Ciências' })).toBeVisible()

  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/entrar/)
  await expect.poll(() => keptReadings(page)).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Matemática')).toHaveCount(0)
})

test('opened without a network the strip says all it has to say from the beginning: nothing below it moves', async ({
  page,
  context,
  host,
  expectStatus,
}) => {
  expectStatus('net')
  await enter(page, host, true)
  await held(page)
  await expect.poll(() => keptReadings(page)).toBeGreaterThan(8)
  await host.cut()
  // with `offline` fired, as on a phone
  await context.setOffline(true)
  // shifts soon after a press count too: the browser would take the newly opened page for its result
  await watchMoves(page, { pressed: true })
  for (const path of ['/inicio', '/turmas', '/recados']) {
    await page.goto(host.url + path)
    await expect(page.getByText(/últimas leituras, guardadas neste aparelho/)).toBeVisible()
    await expect(page.getByText(/^Dados de hoje às/).first()).toBeVisible()
    await page.waitForTimeout(500)
    expect(await movesOf(page), path).toEqual([])
  }
})

/** Signs in a remembered student in Spanish and waits until the worker has the files; returns a check of a reload. */
async function enterInSpanish(page: Page, host: Host): Promise<() => Promise<void>> {
  await page.addInitScript(() => localStorage.setItem('portal.idioma', 'es'))
  await page.goto(`${host.url}/entrar`)
  await page.getByRole('textbox', { name: 'Usuario' }).fill('ana')
  await page.getByLabel('Contraseña', { exact: true }).fill('caderno')
  await page.getByText('Mantener la sesión en este dispositivo').click()
  await page.getByRole('button', { name: 'Entrar' }).click()
  const sentence = page.getByText('En Matemática, quedan 4 faltas antes del límite.')
  await expect(sentence).toBeVisible()
  await page.getByRole('link', { name: 'Matemática', exact: true }).click()
  const parcial = page.getByText('Parcial: 3 de 6 notas publicadas')
  await expect(parcial).toBeVisible()
  await held(page)
  await expect.poll(() => keptReadings(page)).toBeGreaterThan(8)
  // the words were loaded before the worker was there; it keeps them when it takes over
  await expect
    .poll(() => page.evaluate(async () => (await (await window.caches.open('portal-used')).keys()).length))
    .toBeGreaterThan(3)
  return async () => {
    await expect(parcial).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Inicio' }).click()
    await expect(sentence).toBeVisible()
  }
}

test('after one visit the diary reads without a network in the language of the person', async ({
  page,
  host,
  expectStatus,
}) => {
  expectStatus('net')
  const readsOn = await enterInSpanish(page, host)
  await host.cut()
  await page.reload()
  await readsOn()
})

test('a new release that is first opened without a network speaks the language of the person', async ({
  page,
  host,
  expectStatus,
}) => {
  expectStatus('net')
  const readsOn = await enterInSpanish(page, host)
  host.publishAll()
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  const strip = page.getByRole('status').filter({ hasText: 'Hay una versión nueva' })
  await expect(strip).toBeVisible()
  await host.cut()
  await strip.getByRole('button', { name: 'Recargar la página' }).click()
  await expect.poll(() => stores(page), { timeout: 15_000 }).toEqual(newStores)
  await readsOn()
})

test('nothing is kept without "Manter conectado", and a reload without a network shows nobody', async ({
  page,
  host,
  expectStatus,
}) => {
  expectStatus('net')
  await enter(page, host, false)
  await held(page)
  expect(await keptReadings(page)).toBeNull()
  await host.cut()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Matemática')).toHaveCount(0)
})

test('the worker keeps files of the build and no answer of the service', async ({ page, host }) => {
  await enter(page, host, true)
  await held(page)
  await page.getByRole('link', { name: 'Matemática', exact: true }).click()
  await expect(page.getByText('Parcial: 3 de 6 notas publicadas')).toBeVisible()
  const kept = await page.evaluate(async () => {
    const caches = await window.caches.keys()
    const requests = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter((path) => !/^\/($|entrar$|vagas$|config\.json$|assets\/)/.test(path))).toEqual([])
})

test('an old tab goes on after a new release, and takes it only when the person says so', async ({
  page,
  host,
  expectStatus,
}) => {
  expectStatus(404)
  await enter(page, host, true)
  await held(page)
  host.publish(/(?:NotasScreen|PresencaScreen)-/)
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  // waits for the strip, which would move the next press's target while it appears above the page
  const strip = page.getByRole('status').filter({ hasText: 'Há uma versão nova' })
  await expect(strip).toBeVisible()
  // the old release still has the code of this screen
  await page.getByRole('link', { name: 'Matemática', exact: true }).click()
  await expect(page.getByText('Parcial: 3 de 6 notas publicadas')).toBeVisible()
  const before = await stores(page)
  expect(before.filter((name) => name.startsWith('portal-shell-'))).toHaveLength(2)

  await strip.getByRole('button', { name: 'Recarregar a página' }).click()
  await expect(strip).toHaveCount(0)
  await expect.poll(() => stores(page), { timeout: 15_000 }).toEqual(newStores)
})

test('code that is gone is told, and the newest release opens', async ({ page, host, expectStatus }) => {
  expectStatus(404)
  await enter(page, host, true)
  await held(page)
  host.publish(/PresencaScreen-.*\.js$/)
  await page.evaluate(() => window.history.pushState(null, '', '/presenca'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
  await expect(page.getByRole('heading', { name: 'Há uma versão nova' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Recarregar a página' }).click()
  await expect.poll(() => stores(page), { timeout: 15_000 }).toEqual(newStores)
})

test('an answer of more than thirty days ago is erased at the next visit', async ({ page, host }) => {
  await enter(page, host, true)
  await expect.poll(() => keptReadings(page)).toBeGreaterThan(0)
  const keys = (addsOld: boolean) =>
    page.evaluate(
      (adds) =>
        new Promise<string>((done) => {
          const opening = indexedDB.open('portal.leituras')
          opening.onsuccess = () => {
            const answers = opening.result.transaction('leituras', 'readwrite').objectStore('leituras')
            const queryKey = ['GetTurma', { id: 'old' }]
            if (adds) answers.put({ queryKey, data: {}, at: 1 }, JSON.stringify(queryKey))
            const asked = answers.getAllKeys()
            asked.onsuccess = () => {
              opening.result.close()
              done(JSON.stringify(asked.result))
            }
          }
        }),
      addsOld,
    )
  expect(await keys(true)).toContain('old')
  await page.reload()
  await expect.poll(() => keys(false)).not.toContain('old')
  expect(await keys(false), 'the others stay').toContain('Classes')
})
