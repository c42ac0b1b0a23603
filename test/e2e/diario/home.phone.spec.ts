// The first screen of the home and the menu in every window, with the layout of a real browser.
import type { Locator, Page } from '@playwright/test'
import type { AproveitamentoAluno } from '@/contract'
import { axeBothThemes, expect, type Portal, signIn, test } from '../fixtures'

for (const [what, size] of [
  ['a phone on its side', { width: 740, height: 360 }],
  ['zoom 200 %', { width: 640, height: 400 }],
] as const) {
  test(`${what}: the menu stands in the window, whatever was scrolled`, async ({ page }) => {
    await signIn(page, 'ana')
    await page.setViewportSize(size)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 600)
    await expect(menu).toBeInViewport({ ratio: 1 })
    // the number of unread messages covers no word
    const entry = menu.getByRole('listitem').filter({ hasText: 'Recados' })
    await expect(entry.getByText('2', { exact: true })).toBeVisible()
    const [count, words] = await entry.locator('a > span, a + span').evaluateAll((spans) =>
      spans
        .map((span) => {
          const text = document.createRange()
          text.selectNodeContents(span)
          return span.getAttribute('aria-hidden')
            ? span.getBoundingClientRect().bottom
            : text.getBoundingClientRect().top
        })
        .reverse(),
    )
    expect(count).toBeLessThanOrEqual(words ?? 0)
    // the focused link is not covered by the menu
    const last = page.getByRole('link', { name: 'Todos os recados' })
    await last.focus()
    const [link, bar] = [await last.boundingBox(), await menu.boundingBox()]
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
}

/** Runs axe in both themes, on a phone and on a desktop. */
async function axeInBoth(page: Page): Promise<void> {
  await axeBothThemes(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await axeBothThemes(page)
  await page.setViewportSize({ width: 360, height: 740 })
}

/** Sets the clocks of page and service to a Monday morning within a lesson. */
async function inALesson(page: Page, portal: Portal): Promise<void> {
  const at = '2026-11-23T07:40:00-03:00'
  await portal.reset(at)
  await page.clock.install({ time: new Date(at) })
  await page.clock.resume()
}

/** The person, the warning sentence, and the words of the row that say the same. */
const glances = [
  ['ana', 'Em Matemática, restam 4 faltas antes do limite.', 'restam 4 faltas'],
  ['bruno', 'Faltas acima do limite: Matemática.', '2 faltas a mais'],
] as const
for (const [who, wrong, row] of glances)
  test(`on a phone ${who} sees today, the next evaluation and the first four classes with no press; attendance takes one`, async ({
    page,
    portal,
  }) => {
    await inALesson(page, portal)
    await signIn(page, who)
    const bar = await page.getByRole('navigation', { name: 'Menu' }).boundingBox()
    const inSight = async (one: Locator) => {
      await expect(one).toBeVisible()
      const box = await one.boundingBox()
      expect(box && box.y >= 0 && box.y + box.height <= (bar?.y ?? 0), await one.innerText()).toBe(true)
    }
    const sectionOf = (name: RegExp) => page.locator('section', { has: page.getByRole('heading', { name }) })
    const today = sectionOf(/^Hoje/)
    // presses needed: absences left 0, today's lesson 0, next evaluation 0, news 0 (the badge of the menu)
    await inSight(page.getByText(wrong))
    await inSight(today.getByText('Agora'))
    await inSight(today.getByText('Próxima avaliação:'))
    await inSight(today.getByRole('link', { name: /: Prova do 2º bimestre$/ }))
    const rows = sectionOf(/^Minhas turmas/).getByRole('listitem')
    await inSight(rows.first().getByText(row))
    await inSight(rows.nth(3))
    const messages = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /^Recados/ })
    await expect(messages).toBeInViewport({ ratio: 1 })
    await expect(messages).toHaveAccessibleDescription(/não lidos?/)
    await today.getByRole('link', { name: 'Marcar presença' }).click()
    await expect(page).toHaveURL(/\/presenca$/)
  })

test('new figures are told with no press, on a page without findings; the family’s page too', async ({
  page,
  portal,
}) => {
  test.slow()
  await inALesson(page, portal)
  await signIn(page, 'ana')
  await expect(page.getByText('Em Matemática, restam 4 faltas antes do limite.')).toBeVisible()
  await page.route('**/json/reply/AproveitamentosAlunos', async (route) => {
    const reply = (await (await route.fetch()).json()) as { itens: AproveitamentoAluno[] }
    for (const record of reply.itens) {
      record.faltas = (record.faltas ?? 0) + 1
      for (const nota of record.grupos.flatMap((grupo) => grupo.avaliacoes))
        if (nota.avaliacaoId === 101102) nota.valor = 9
    }
    await route.fulfill({ json: reply })
  })
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByRole('heading', { name: 'Novidades' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('main').getByText(/^Novidades: .*1 nota mudou/)).toBeInViewport()
  await axeInBoth(page)
  await page.goto('/turmas/1011/notas')
  await expect(page.getByText('mudou de 7,4 para 9,0')).toBeVisible()
  await axeInBoth(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Sair' }).click()
  await signIn(page, 'marta')
  for (const [language, heading] of [
    ['English', /^Hello, Marta/],
    ['Español', /^Hola, Marta/],
    ['Português', /^Olá, Marta/],
  ] as const) {
    await page.getByRole('button', { name: language }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('link', { name: /: Prova do 2º bimestre$/ })).toBeVisible()
    await axeInBoth(page)
  }
})

test('before the first lesson the next one names its room, and no name is cut', async ({ page, portal }) => {
  const at = '2026-11-23T07:10:00-03:00'
  await portal.reset(at)
  await page.clock.install({ time: new Date(at) })
  await page.clock.resume()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'ana')
  const next = page.getByRole('listitem').filter({ hasText: 'Em seguida' })
  await expect(next.getByText('Sala 2')).toBeVisible()
  const isCut = (part: Element) =>
    getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth
  for (const part of await next.locator('span').all()) expect(await part.evaluate(isCut)).toBe(false)
})

test('at 1280 × 800 today and all seven classes are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'ana')
  const classes = page.locator('section', { has: page.getByRole('heading', { name: 'Minhas turmas' }) })
  await expect(classes.getByRole('listitem')).toHaveCount(7)
  for (const row of await classes.getByRole('listitem').all()) await expect(row).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#hoje')).toBeInViewport()
})

for (const [who, width, room] of [
  ['bruno', 320, 'Sala 7'],
  ['pedro', 360, 'Sala 4'],
] as const)
  test(`${who} reads the room of the next lesson in whole at ${width} px`, async ({ page, portal }) => {
    const at = '2026-11-23T06:40:00-03:00'
    await portal.reset(at)
    await page.clock.install({ time: new Date(at) })
    await page.clock.resume()
    await page.setViewportSize({ width, height: 740 })
    await signIn(page, who)
    const lesson = page.getByRole('listitem').filter({ hasText: 'Em seguida' })
    const words = lesson.getByText(room, { exact: true })
    await expect(words).toBeVisible()
    const cut = await words.evaluate(({ parentElement }) => {
      if (!parentElement) throw new Error('the room stands in nothing')
      return parentElement.scrollWidth - parentElement.clientWidth
    })
    expect(cut).toBe(0)
  })
