// One person fills the portal with marked words and leaves, in each possible way; the next person meets none of them.
import type { BrowserContext, Page } from '@playwright/test'
import { ana, gradebookAddress } from '../diario/gradebook'
import { expect, signIn, test } from '../fixtures'
import { begin, davi } from '../matricula/family'
import { mark, openInside, placesOf, word } from './left'
import { fillSignIn, forget, hours, minutes, signInPage } from './ways'

/** A person with the screens that they open, as the first or as the next, and what they type as the first. */
interface Who {
  userName: string
  name: string
  /** The heading of their home. */
  title: RegExp
  screens: readonly string[]
  types?: (page: Page) => Promise<unknown>
}
const everyone = ['/mais', '/ajuda', '/configuracoes', '/vagas', '/inicio']
const diary = ['/turmas', '/turmas/1011', '/turmas/1011/notas', '/boletim', '/semana', '/recados', '/avaliacoes/101105']
const student: Who = {
  userName: 'ana',
  name: 'Ana',
  title: /Olá, Ana/,
  screens: [...diary, '/recados/10112', '/presenca', ...everyone],
}
const guardian: Who = {
  userName: 'marta',
  name: 'Marta',
  title: /Olá, Marta/,
  screens: [...diary.map((path) => `/alunos/1${path}`), '/alunos/2/turmas', '/recados', ...everyone],
  async types(page) {
    await davi(page)
    await openInside(page, '/inicio')
  },
}
const teacher: Who = {
  userName: 'carla',
  name: 'Carla',
  title: /Olá, Carla/,
  screens: ['/turmas', '/turmas/1011', '/avaliacoes/101105', '/recados/10112', ...everyone, gradebookAddress],
  types: (page) =>
    page
      .getByRole('textbox', { name: new RegExp(`Nota de ${ana}`) })
      .last()
      .fill('3,21'),
}
const office: Who = {
  userName: 'helena',
  name: 'Helena',
  title: /Olá, Helena/,
  screens: ['/equivalencias', '/atividades', ...everyone, '/papeis', '/pessoas/nova'],
  async types(page) {
    await page.getByLabel('Nome (obrigatório)').fill(`Nina ${word}`)
    await openInside(page, '/papeis')
    await page.getByLabel('Nome de usuário').fill(word)
    await page.getByRole('button', { name: 'Procurar' }).click()
    await expect(page.getByText('Não há usuário com esse nome').first()).toBeVisible()
  },
}

/** Opens every screen as the first person, and types on the last one. */
async function fill(page: Page, { userName, screens, types }: Who): Promise<void> {
  await signIn(page, userName)
  for (const path of screens) await openInside(page, path)
  await expect.poll(() => placesOf(page)).toEqual(expect.arrayContaining(['page', 'answers']))
  await types?.(page)
  expect(await placesOf(page)).toContain('page')
}

/** Opens every screen as the next person and goes back through the history: nothing of the former person is found. */
async function meetsNothing(page: Page, { screens }: Who): Promise<void> {
  expect(await placesOf(page), 'at once').toEqual([])
  for (const path of screens) {
    await openInside(page, path)
    expect(await placesOf(page), path).toEqual([])
  }
  for (let back = 0; back < screens.length + 3; back++) {
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
  next: Who
}
/** Leaves as the first person and signs in as the second; returns the page of the second. */
type Way = (now: Next) => Promise<Page>

const ways = {
  async Sair({ page, unmark, next }) {
    await page.getByRole('button', { name: 'Sair' }).click()
    // the question about unsent work
    const andErase = page.getByRole('dialog').getByRole('button', { name: /Sair/ })
    await expect(signInPage(page).or(andErase)).toBeVisible()
    if (await andErase.isVisible()) await andErase.click()
    await expect(signInPage(page)).toBeVisible()
    expect(await placesOf(page)).toEqual([])
    await unmark()
    await fillSignIn(page, next.userName)
    return page
  },
  async 'nobody used it'({ page, unmark, next }) {
    await page.clock.fastForward(minutes(21))
    await expect(signInPage(page)).toBeVisible()
    expect(await placesOf(page)).toEqual([])
    await unmark()
    await fillSignIn(page, next.userName)
    return page
  },
  async 'the session ended, and somebody else signs in over the screen'({ page, unmark, next }) {
    await unmark()
    const known = await forget(page, () => page.getByRole('button', { name: 'Enviar notas' }).click())
    await known()
    await fillSignIn(page, next.userName)
    return page
  },
  async 'somebody else signs in in another tab'({ page, context, unmark, next }) {
    await unmark()
    const other = await context.newPage()
    await other.request.post('/json/reply/Auth', {
      data: { provider: 'credentials', userName: next.userName, password: 'caderno', rememberMe: false },
    })
    await other.goto('/inicio')
    await meetsNothing(other, next)
    await other.close()
    await expect(signInPage(page)).toBeVisible()
    expect(await placesOf(page)).toEqual([])
    await page.reload()
    return page
  },
  async 'the tab is closed, and opened again hours later'({ page, unmark, next }) {
    await unmark()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('about:blank')
    await page.clock.setSystemTime(Date.now() + hours(3))
    await page.goto('/inicio')
    await expect(signInPage(page)).toBeVisible()
    expect(await placesOf(page)).toEqual([])
    await fillSignIn(page, next.userName)
    return page
  },
} satisfies Record<string, Way>

/** The ways with their first and next person: everybody leaves by the button once, one person in each other way. */
const walks: readonly [keyof typeof ways, Who, Who][] = [
  ['Sair', student, guardian],
  ['Sair', guardian, teacher],
  ['Sair', teacher, office],
  ['Sair', office, student],
  ['nobody used it', student, office],
  ['the session ended, and somebody else signs in over the screen', teacher, office],
  ['somebody else signs in in another tab', office, teacher],
  ['the tab is closed, and opened again hours later', teacher, student],
]

test.beforeEach(({ expectStatus }) => {
  expectStatus(401, 403, 404)
})

for (const [way, first, next] of walks)
  test(`no word of ${first.name} for ${next.name}: ${way}`, async ({ page, context }) => {
    await page.clock.install()
    const unmark = await mark(page)
    await fill(page, first)
    const there = await ways[way]({ page, context, unmark, next })
    await expect(there.getByRole('heading', { level: 1, name: next.title })).toBeVisible()
    await meetsNothing(there, next)
  })

test('no word of one profile in the other', async ({ page }) => {
  const unmark = await mark(page)
  await signIn(page, 'rui')
  await page.getByRole('button', { name: 'Usar como Professor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible()
  for (const path of ['/turmas', '/turmas/1011']) await openInside(page, path)
  await expect.poll(() => placesOf(page)).toEqual(expect.arrayContaining(['page', 'answers']))
  // the marker ends here, because both profiles have the person's own name
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
  await signIn(page, 'helena')
  await meetsNothing(page, office)
})
