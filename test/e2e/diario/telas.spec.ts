// Every screen of the diary in a real browser: no findings, the keyboard's way, 320 px, three languages, paper.
import type { Page } from '@playwright/test'
import { axe, expect, keyboardWalk, noSidewaysScroll, signIn, test } from '../fixtures'

/** Address of Ana's, and a text that is there once it has been read. */
const telas = [
  ['/inicio', 'restam 4 faltas antes do limite'],
  ['/turmas', '11 de 15 faltas'],
  ['/turmas/1011', 'no máximo 15 faltas'],
  ['/turmas/1011/notas', 'Parcial: 3 de 6 notas publicadas'],
  ['/boletim', '11 de 15 faltas'],
  ['/avaliacoes/101105', 'Segunda chamada'],
  ['/recados', 'Bons estudos'],
  ['/recados/10112', 'Bons estudos'],
] as const

/** The school tells how it judges grades, as a deployment does. */
async function withGrading(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const file = (await (await route.fetch()).json()) as object
    const grading = { scaleMax: 10, passingAverage: 6, finalExam: { weight: 0.4, minimumToSit: 3 }, decimals: 1 }
    await route.fulfill({ json: { ...file, grading } })
  })
}

async function open(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
}
/** Everything that opens is open. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const box of document.querySelectorAll('main details')) box.setAttribute('open', '')
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`no findings (${colorScheme})`, async ({ page }) => {
    test.slow()
    await withGrading(page)
    await page.emulateMedia({ colorScheme })
    await signIn(page, 'ana')
    for (const [path, text] of telas) {
      await open(page, path, text)
      await unfold(page)
      await axe(page, { enhanced: true })
    }
    // the other state of the grades
    await open(page, '/turmas/1011/notas', 'Média parcial')
    await page.getByRole('button', { name: 'Ocultar notas' }).click()
    await axe(page, { enhanced: true })
    await page.getByRole('button', { name: 'Mostrar notas' }).click()
  })

test('the keyboard reaches everything', async ({ page }) => {
  test.slow()
  await withGrading(page)
  await signIn(page, 'ana')
  for (const [path, text] of telas) {
    await open(page, path, text)
    await unfold(page)
    const stops = await keyboardWalk(page)
    expect(stops.length).toBeGreaterThan(5)
  }
})

test('320 px, a text of 130 % and every language fit', async ({ page }) => {
  test.slow()
  await withGrading(page)
  await signIn(page, 'ana')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of ['Português', 'English', 'Español']) {
    await page.getByRole('button', { name: language }).click()
    for (const [path] of telas) {
      await page.goto(path)
      await expect(page.locator('main h1')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await unfold(page)
      await page.evaluate(() => document.documentElement.setAttribute('data-text', '130'))
      await noSidewaysScroll(page)
      // a key without words would stand there as it is
      expect(await page.locator('body').innerText()).not.toMatch(/(?:comum|diario)\.\w+/)
    }
    const lang = { Português: 'pt-BR', English: 'en', Español: 'es' }[language]
    await expect(page.locator('html')).toHaveAttribute('lang', lang ?? '')
  }
})

test('words of the service keep their language in a screen of another', async ({ page }) => {
  await signIn(page, 'ana')
  await page.getByRole('button', { name: 'English' }).click()
  await open(page, '/turmas/1011/notas', 'Partial')
  await expect(page.getByRole('link', { name: 'Prova parcial' }).locator('[lang="pt-BR"]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).locator('[lang="pt-BR"]')).toHaveText('Matemática')
})
