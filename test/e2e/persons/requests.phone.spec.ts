// The number of requests of a visit to the home: each is a wait on a slow network, and their number grows unnoticed.
import type { Page } from '@playwright/test'
import { expect, test } from '../servers/published'

// the worker is blocked, because its prefetching delays no visit
test.use({ serviceWorkers: 'block' })

const classes = 7
/** Requests to the service: who is signed in, the classes, one record for each class, the newest message. */
const ofService = 2 + classes + 1

/** The paths of the page's requests from now on. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}
async function whole(page: Page): Promise<void> {
  await expect(page.getByText('Em Matemática, restam 4 faltas antes do limite.')).toBeVisible()
  // scrolls to the end, so that parts below the window are read too
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: 'O que vem' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('signing in to the whole home is 12 requests at most, and no more the next visit', async ({ page, host }) => {
  await page.goto(`${host.url}/entrar`)
  await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  // waits for the portal's code, which is loaded in idle time, so that it is not counted
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
