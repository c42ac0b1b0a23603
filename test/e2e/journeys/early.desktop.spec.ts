// What the page itself asks before its program has come: who is there, and what their start page shows first.
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { signIn } from '../signIn'

/** Loads the start page with the program held back until `release`; `asked` grows by what the service is asked. */
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

test('20: who is there and their classes are asked for while the program is on its way, once each', async ({
  page,
}) => {
  await signIn(page, 'ana')
  await expect(shown(page)).toBeVisible()
  // the note says how a student asks, and nothing of who
  expect(await page.evaluate(() => localStorage.getItem('portal.primeira'))).toContain('"idPessoa":0')
  const { asked, release } = await visit(page)
  await expect.poll(() => asked).toEqual(['Auth', 'Classes'])
  release()
  await expect(shown(page)).toBeVisible()
  expect(asked.filter((name) => name === 'Auth' || name === 'Classes')).toEqual(['Auth', 'Classes'])
})

test('20: who is somebody else by now is asked for by the program alone', async ({ page }) => {
  await signIn(page, 'ana')
  await expect(shown(page)).toBeVisible()
  // the same browser, another person: the session changed while this tab was closed
  await page.request.post('/json/reply/Auth', {
    data: { provider: 'credentials', userName: 'sonia', password: 'caderno', rememberMe: false },
  })
  const { asked, release } = await visit(page)
  await expect.poll(() => asked).toEqual(['Auth'])
  release()
  await expect(page.getByRole('heading', { level: 1, name: /Sônia/ })).toBeVisible()
  await expect(shown(page)).toBeHidden()
  expect(asked).toEqual(['Auth'])
})

test('20: a note that says something else than the program would costs a question and no answer', async ({ page }) => {
  await signIn(page, 'ana')
  await expect(shown(page)).toBeVisible()
  await page.evaluate(() => {
    const note = JSON.parse(localStorage.getItem('portal.primeira') ?? '') as { ask: object }
    localStorage.setItem('portal.primeira', JSON.stringify({ ...note, ask: { ...note.ask, quantidade: 1 } }))
  })
  const { asked, release } = await visit(page)
  await expect.poll(() => asked).toEqual(['Auth', 'Classes'])
  release()
  await expect(shown(page)).toBeVisible()
  expect(asked.filter((name) => name === 'Classes')).toHaveLength(2)
})
