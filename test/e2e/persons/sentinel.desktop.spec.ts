// One person fills the portal with words of theirs and leaves, each way there is; the next one meets none of them.
import type { BrowserContext, Page } from '@playwright/test'
import { ana, endereco } from '../diario/livro'
import { expect, signIn, test } from '../fixtures'
import { begin } from '../matricula/family'
import { mark, openInside, placesOf, word } from './left'
import { fillSignIn, forget, home, hours, minutes, signInPage } from './ways'

/** A teacher: classes, a gradebook with a grade that is not sent, a form, settings. */
async function fill(page: Page): Promise<void> {
  await signIn(page, 'carla')
  for (const path of ['/turmas', '/turmas/1011', '/configuracoes', endereco]) await openInside(page, path)
  await page
    .getByRole('textbox', { name: new RegExp(`Nota de ${ana}`) })
    .last()
    .fill('3,21')
  await expect.poll(() => placesOf(page)).toEqual(expect.arrayContaining(['page', 'answers']))
}

const screens = [
  '/inicio',
  '/equivalencias',
  '/atividades',
  '/pessoas/nova',
  '/ajuda',
  '/configuracoes',
  '/vagas',
  '/inicio',
]

/** Whoever is there now opens every screen, then walks the history back: nothing of the former person is anywhere. */
async function meetsNothing(page: Page, paths: readonly string[] = screens): Promise<void> {
  expect(await placesOf(page), 'at once').toEqual([])
  for (const path of paths) {
    await openInside(page, path)
    expect(await placesOf(page), path).toEqual([])
  }
  for (let back = 0; back < paths.length + 3; back++) {
    await page.goBack()
    if (page.url() === 'about:blank') return
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await placesOf(page), `${back + 1} back`).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('3,21')
  }
}

interface Next {
  page: Page
  context: BrowserContext
  unmark: () => Promise<void>
}
/** Leaves as the first person and comes as the second; answers the page that the second is on. */
type Way = (now: Next) => Promise<Page>

/** The question about grades that are not sent is answered with "leave". */
const andErase = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /Sair/ }).click()

const ways: Record<string, Way> = {
  async Sair({ page, unmark }) {
    await page.getByRole('button', { name: 'Sair' }).click()
    await andErase(page)
    await expect(signInPage(page)).toBeVisible()
    expect(await placesOf(page)).toEqual([])
    await unmark()
    await fillSignIn(page, 'sonia')
    return page
  },
  async 'nobody used it'({ page, unmark }) {
    await page.clock.fastForward(minutes(21))
    await expect(signInPage(page)).toBeVisible()
    expect(await placesOf(page)).toEqual([])
    await unmark()
    await fillSignIn(page, 'sonia')
    return page
  },
  async 'the session ended, and somebody else signs in over the screen'({ page, unmark }) {
    await unmark()
    const known = await forget(page, () => page.getByRole('button', { name: 'Enviar notas' }).click())
    await known()
    await fillSignIn(page, 'sonia')
    return page
  },
  async 'somebody else signs in in another tab'({ page, context, unmark }) {
    await unmark()
    const other = await context.newPage()
    await other.request.post('/json/reply/Auth', {
      data: { provider: 'credentials', userName: 'sonia', password: 'caderno', rememberMe: false },
    })
    await other.goto('/inicio')
    await meetsNothing(other)
    await other.close()
    await expect(signInPage(page)).toBeVisible()
    expect(await placesOf(page)).toEqual([])
    await page.reload()
    return page
  },
  async 'the tab is closed, and opened again hours later'({ page, unmark }) {
    await unmark()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('about:blank')
    await page.clock.setSystemTime(Date.now() + hours(3))
    await page.goto('/inicio')
    await expect(signInPage(page)).toBeVisible()
    expect(await placesOf(page)).toEqual([])
    await fillSignIn(page, 'sonia')
    return page
  },
}

test.beforeEach(({ expectStatus }) => {
  expectStatus(401, 403, 404)
})

for (const [way, leave] of Object.entries(ways))
  test(`no word of who was there before: ${way}`, async ({ page, context }) => {
    await page.clock.install()
    const unmark = await mark(page)
    await fill(page)
    const there = await leave({ page, context, unmark })
    await expect(home(there, 'Sônia')).toBeVisible()
    await meetsNothing(there)
  })

test('no word of one profile in the other', async ({ page }) => {
  const unmark = await mark(page)
  await signIn(page, 'rui')
  for (const path of ['/turmas', '/turmas/1011']) await openInside(page, path)
  await expect.poll(() => placesOf(page)).toEqual(expect.arrayContaining(['page', 'answers']))
  // the person's own name is the same in both
  await unmark()
  await page.locator('summary').filter({ hasText: 'Professor' }).click()
  await page.getByRole('button', { name: /Responsável/ }).click()
  await expect(page).toHaveURL(/\/inicio$/)
  await openInside(page, '/recados')
  for (const path of ['/inicio', '/turmas', '/recados', '/vagas'])
    await openInside(page, path).then(async () => expect(await placesOf(page), path).not.toContain('answers'))
})

test('no word of a family after "Sim, é de uso público"', async ({ page }) => {
  const child = `Davi ${word}`
  await begin(page, 'Pedir vaga')
  await page.getByLabel('Nome completo do estudante').fill(child)
  await expect.poll(() => placesOf(page)).toEqual(expect.arrayContaining(['device']))
  await begin(page, 'Pedir vaga', { publico: true })
  expect(await placesOf(page)).toEqual([])
  await signIn(page, 'sonia')
  await meetsNothing(page)
})
