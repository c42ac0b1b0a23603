// How many requests a visit to the home is: each is a wait on a slow network, and they grow unnoticed.
import type { Page } from '@playwright/test'
import { expect, test } from '../published'

// what the worker fetches for later is no wait of this visit
test.use({ serviceWorkers: 'block' })

const classes = 7
/** Who is there, their classes, one record a class, the newest message. */
const ofService = 2 + classes + 1

/** What the page asks for from now on, by path. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}
async function whole(page: Page): Promise<void> {
  await expect(page.getByText('Em Matemática, restam 4 faltas antes do limite.')).toBeVisible()
  // below the window too
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: 'O que vem' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('signing in to the whole home is 12 requests at most, and no more the next visit', async ({ page, host }) => {
  await page.goto(`${host.url}/entrar`)
  await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  // the code of the portal comes in idle time, before the press
  await page.waitForLoadState('networkidle')
  const first = listen(page)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await whole(page)
  const toService = (paths: string[]) => paths.filter((path) => path.startsWith('/json/'))
  expect(toService(first).length, toService(first).join()).toBeLessThanOrEqual(ofService)
  expect(first.filter((path) => !path.startsWith('/assets/')).length, first.join()).toBeLessThanOrEqual(12)
  first.length = 0
  await page.reload()
  await whole(page)
  expect(toService(first).length, toService(first).join()).toBeLessThanOrEqual(ofService)
  const files = first.filter((path) => !path.startsWith('/json/'))
  expect(files.length, files.join()).toBeLessThanOrEqual(21)
})
