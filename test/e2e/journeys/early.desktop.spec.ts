// The page itself asks, before its program has loaded, who is signed in and what their start page shows first.
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { signIn } from '../signIn'

/** Loads the start page with the program held back until `release`; `asked` collects the requests to the service. */
async function visit(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = /\/json\/reply\/(\w+)/.exec(request.url())?.[1]
    if (name) asked.push(name)
  })
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/assets\/(?:libraries|portal)-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/inicio', { waitUntil: 'commit' })
  return { asked, release }
}

const shown = (page: Page) => page.getByText('Em Matemática, restam 4 faltas antes do limite.')

/** The reads of the start page as noted for the next visit; they are noted a moment after the page has come. */
async function noted(page: Page): Promise<string[]> {
  const read = () => page.evaluate(() => localStorage.getItem('portal.primeira'))
  await expect.poll(read).not.toBeNull()
  return (JSON.parse((await read()) ?? '') as [string, string][]).map(([name]) => name)
}
const count = (of: string[], name: string) => of.filter((one) => one === name).length

test('who is there, and all that their start page asks, leave together while the program is on its way', async ({
  page,
}) => {
  await signIn(page, 'ana')
  await expect(shown(page)).toBeVisible()
  const first = await noted(page)
  expect([count(first, 'Classes'), count(first, 'AproveitamentosAlunos')]).toEqual([1, 7])
  const { asked, release } = await visit(page)
  await expect.poll(() => asked.length).toBe(1 + first.length)
  expect(asked).toEqual(['Auth', ...first])
  release()
  await expect(shown(page)).toBeVisible()
  expect(asked, 'nothing twice, nothing that the program would not ask').toEqual(['Auth', ...first])
})

test('what was noted is of somebody else by now: none of it is shown, and the program asks', async ({
  page,
  expectStatus,
}) => {
  // Bruno may not see Ana's data, which the note asks for
  expectStatus(403)
  await signIn(page, 'ana')
  await expect(shown(page)).toBeVisible()
  const first = await noted(page)
  // another person signs in with the same browser while this tab is closed
  await page.request.post('/json/reply/Auth', {
    data: { provider: 'credentials', userName: 'bruno', password: 'caderno', rememberMe: false },
  })
  const { asked, release } = await visit(page)
  await expect.poll(() => asked.length).toBe(1 + first.length)
  release()
  await expect(page.getByRole('heading', { level: 1, name: /Bruno/ })).toBeVisible()
  await expect(page.getByText('Faltas acima do limite: Matemática.')).toBeVisible()
  await expect(shown(page)).toBeHidden()
  expect(count(asked, 'Classes')).toBe(2)
  expect(count(asked, 'Auth')).toBe(1)
})

test('after a session that ended unused, or a sign-out, nothing of it is left on the device', async ({ page }) => {
  await signIn(page, 'ana')
  await noted(page)
  await page.evaluate(() => localStorage.setItem('portal.uso', String(Date.now() - 21 * 60_000)))
  const { asked, release } = await visit(page)
  release()
  await expect(page.getByRole('textbox', { name: 'Usuário' })).toBeVisible()
  expect(count(asked, 'Classes')).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('portal.primeira'))).toBeNull()
  await signIn(page, 'ana')
  await noted(page)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/entrar/)
  expect(await page.evaluate(() => localStorage.getItem('portal.primeira'))).toBeNull()
})

test('a note that says something else than the program would costs a question and no answer', async ({ page }) => {
  await signIn(page, 'ana')
  await expect(shown(page)).toBeVisible()
  await noted(page)
  await page.evaluate(() => {
    const [[name, body] = ['', '{}']] = JSON.parse(localStorage.getItem('portal.primeira') ?? '') as [string, string][]
    const other = JSON.stringify({ ...(JSON.parse(body) as object), quantidade: 1 })
    localStorage.setItem('portal.primeira', JSON.stringify([[name, other]]))
  })
  const { asked, release } = await visit(page)
  await expect.poll(() => asked).toEqual(['Auth', 'Classes'])
  release()
  await expect(shown(page)).toBeVisible()
  expect(count(asked, 'Classes')).toBe(2)
})
