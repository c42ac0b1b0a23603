// The next visit of a person who stays signed in: kept answers are shown while the service is asked who it is.
import type { Page, Route } from '@playwright/test'
import { held } from '../servers/host'
import { expect, test } from '../servers/published'

test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page, host }) => {
  await page.goto(`${host.url}/entrar`)
  await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  await page.getByText('Manter conectado neste aparelho').click()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText(sentence)).toBeVisible()
  await held(page)
})

const sentence = 'Em Matemática, restam 4 faltas antes do limite.'

/** Reloads the page and holds back the answer to "who is signed in?" until the test gives one. */
async function reload(page: Page) {
  const asked: Route[] = []
  let open = false
  await page.route('**/json/reply/Auth', (route) => (open ? route.continue() : void asked.push(route)))
  await page.reload()
  await expect(page.getByText(sentence)).toBeVisible()
  expect(asked).toHaveLength(1)
  return async (give: (route: Route) => Promise<void>) => {
    open = true
    for (const route of asked) await give(route)
  }
}

test('it stands there before the service has answered; the answer moves nothing', async ({ page }) => {
  // the answers are an hour old, so they are read again; the new ones count once it is known who is signed in
  await page.clock.setFixedTime(Date.now() + 3_600_000)
  const answer = await reload(page)
  // just after midnight the words say "em" and a date, since an hour ago was yesterday
  const hour = page.getByText(/^Atualizado (?:hoje|em)/)
  await expect(hour).toBeVisible()
  const before = await hour.textContent()
  await answer((route) => route.continue())
  await expect(hour).not.toHaveText(before ?? '')
  await expect(page.getByText(sentence)).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          done(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(done, 500, 0)
      }),
  )
  expect(shift).toBe(0)
})

test('a 401 takes it away at once, and leads back here after signing in', async ({ page, expectStatus }) => {
  expectStatus(401)
  const answer = await reload(page)
  await answer((route) => route.fulfill({ status: 401, json: {} }))
  await expect(page).toHaveURL(/\/entrar/)
  await expect(page.getByRole('textbox', { name: 'Usuário' })).toBeVisible()
  await expect(page.getByText('Matemática')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('portal.leituras')
})

test('if the service names somebody else, nothing of it stays', async ({ page, expectStatus }) => {
  // 403, because the cookie is still Ana's
  expectStatus(403)
  const answer = await reload(page)
  const somebody = { sessionId: 'x', userName: 'rui', userId: 990, displayName: 'Rui Lima', perfil: 1, perfis: [1] }
  await answer((route) => route.fulfill({ json: somebody }))
  await expect(page.getByRole('banner').getByText('Rui Lima')).toBeAttached()
  await expect(page.getByText(sentence)).toHaveCount(0)
  await expect(page.getByText('Ana Prado')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('portal.leituras')
})

test('answers without their mark are of somebody who has left: never shown, and erased', async ({ page }) => {
  await page.waitForLoadState('networkidle')
  // a sign-out removes the mark at once, but a sleeping tab may hold the database until the page is gone
  await page.evaluate(() => localStorage.removeItem('portal.leituras'))
  await page.route('**/json/reply/Auth', () => undefined)
  await page.reload()
  const count = () =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          const opening = indexedDB.open('portal.leituras')
          opening.onsuccess = () => {
            const counting = opening.result.transaction('leituras').objectStore('leituras').count()
            counting.onsuccess = () => {
              opening.result.close()
              done(counting.result)
            }
          }
        }),
    )
  await expect.poll(count).toBe(0)
  await expect(page.getByText(sentence)).toHaveCount(0)
})
