// The network returns after a reload without one, and only an answer shows it: on a Wi-Fi without internet the browser
// fires neither `offline` nor `online` (ui/README §3, "it goes on by itself when the network returns").
import type { Page } from '@playwright/test'
import { held, type Host } from '../servers/host'
import { expect, test } from '../servers/published'
import { noteSignedIn } from '../signIn'

test.describe.configure({ mode: 'default' })

const grades = '/turmas/1061/lancar'
test.beforeEach(async ({ page, expectStatus }) => {
  expectStatus('net')
  await page.addInitScript(() => {
    for (const said of ['online', 'offline'])
      addEventListener(said, () => document.documentElement.append(`said: ${said}`))
  })
})
test.afterEach(async ({ page }) => {
  await expect(page.getByText('said:'), 'the browser told of the network').toHaveCount(0)
})

const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Sem internet' })
const failed = (page: Page) => page.getByRole('main').getByText('Não foi possível abrir esta página.')
const field = (page: Page) => page.getByRole('main').getByRole('textbox').nth(1)

/** Types a grade as a teacher, then reloads the page while no request gets through. */
async function reloadWithout(page: Page, host: Host): Promise<void> {
  const credentials = { provider: 'credentials', userName: 'carla', password: 'caderno', rememberMe: false }
  expect((await page.request.post(`${host.url}/json/reply/Auth`, { data: credentials })).ok()).toBe(true)
  await noteSignedIn(page)
  await page.goto(host.url + grades)
  await expect(page.getByText('Nenhuma alteração para enviar')).toBeVisible()
  await held(page)
  await field(page).fill('7,5')
  const stored = () =>
    page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('portal.lancamentos')))
  await expect.poll(stored).toBe(true)
  await page.reload()
  await expect(field(page)).toHaveValue('7,5')
  await host.cut()
  await page.reload()
  await expect(failed(page)).toBeVisible()
}

test('the strip claims nothing that is not there, and the page alone has a way to be read again', async ({
  page,
  host,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await reloadWithout(page, host)
  await expect(page.getByRole('main')).toContainText('Nada do que você digitou foi perdido.')
  await expect(strip(page)).toHaveText('Sem internet.')
  const again = page.getByRole('button', { name: /^Tentar/ })
  await again.click()
  await expect(failed(page)).toBeVisible()
  await host.restore()
  await again.click()
  await expect(field(page)).toHaveValue('7,5')
  await expect(strip(page)).toHaveCount(0)
  await host.cut()
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(strip(page)).toHaveText('Sem internet. Mostrando o que já estava na tela. Tentar agora')
})

test('it comes back by itself at the next turn', async ({ page, host }) => {
  await page.clock.install()
  page.on('dialog', (dialog) => void dialog.accept())
  await reloadWithout(page, host)
  await host.restore()
  await page.clock.fastForward(21_000)
  await expect(field(page)).toHaveValue('7,5')
  await expect(strip(page)).toHaveCount(0)
})

test('the button of the box does the same', async ({ page, host }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await reloadWithout(page, host)
  await host.restore()
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(field(page)).toHaveValue('7,5')
})
