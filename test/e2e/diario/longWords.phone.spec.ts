// Names from the service that are one word of 120 letters, and a large text, make no page wider than its window.
import type { Page } from '@playwright/test'
import { enter, expect, noSidewaysScroll, test } from '../fixtures'
import { at, daviOnReview } from '../matricula/family'

/** A word of 120 letters without a place to break it. */
const word = 'Extraordinariamente'.repeat(7).slice(0, 120)
const named = /"(nome|nomeResumido|nomeEscola|descricao|disciplina|sala|curso|bairro|displayName)":"(?=[^"])/g

/** Makes every name in the service's replies begin with the word. */
async function withLongWords(page: Page): Promise<void> {
  await page.route('**/json/reply/*', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace(named, `$&${word}`) })
  })
}

async function fits(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText(word).first()).toBeAttached()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  for (const width of [1280, 320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await noSidewaysScroll(page)
  }
}

for (const [whose, who, paths] of [
  ['a student', 'ana', ['/inicio', '/boletim', '/turmas', '/turmas/1011', '/turmas/1011/notas', '/semana']],
  ['messages and evaluations of a student', 'ana', ['/recados', '/recados/10112', '/avaliacoes/101105']],
  ['a family', 'marta', ['/inicio', '/alunos/1/boletim', '/recados']],
  ['a teacher', 'carla', ['/inicio', '/turmas', '/turmas/1011', '/turmas/1011/lancar']],
] as const)
  test(`the pages of ${whose} are as wide as the window`, async ({ page }) => {
    await enter(page, who)
    await withLongWords(page)
    for (const path of paths) {
      await page.goto(path)
      await fits(page)
    }
  })

test('one student alone is as wide as the window in a text of 200 %', async ({ page }) => {
  await enter(page, 'carla')
  await page.goto('/turmas/1011/lancar')
  await page.getByRole('button', { name: 'Ana Prado Souza' }).first().click()
  const next = page.getByRole('button', { name: 'Próximo' })
  await expect(next).toBeVisible()
  const [one, other] = await Promise.all([
    next.boundingBox(),
    page.getByRole('button', { name: 'Anterior' }).boundingBox(),
  ])
  expect(one?.y).toBe(other?.y)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await noSidewaysScroll(page)
  // the buttons stay above the bar, whose words fill one line
  const [buttons, bar] = await Promise.all([next.boundingBox(), page.locator('#menu').boundingBox()])
  expect(buttons && buttons.y + buttons.height).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('the schools near a family are as wide as the window', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = await response.text()
    await route.fulfill({ response, body: body.replace(/"(name|address|hours)":\s*"/g, `$&${word}`) })
  })
  await page.goto('/vagas/escolas')
  await fits(page)
})

test('the request of a family, and the schools that it may choose, are as wide as the window', async ({ page }) => {
  await withLongWords(page)
  await daviOnReview(page)
  await fits(page)
  await page.getByRole('link', { name: 'Alterar escolas' }).click()
  await at(page, 'escola')
  await fits(page)
})
