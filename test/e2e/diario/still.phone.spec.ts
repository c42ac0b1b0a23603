// Nothing moves under a finger while the answers of a slow service come one by one.
import type { Page } from '@playwright/test'
import { enter, expect, test } from '../fixtures'
import { movesOf, watchMoves } from '../checks/moves'

/** The layout shift allowed where a height cannot be known, such as a name with one line more than most. */
const most = 0.02

/** Addresses, each with a text that is there once it has been read; `scrolled`: to the end of the page before that. */
const screens = {
  ana: [
    ['/inicio', 'restam 4 faltas antes do limite'],
    ['/turmas/1011/notas', '26 de 30 faltas'],
    ['/boletim', '26 de 30 faltas'],
    ['/recados', 'Bons estudos'],
  ],
  marta: [
    ['/inicio', 'restam 4 faltas antes do limite'],
    ['/alunos/2/inicio', 'A escola não informa limite.'],
  ],
  bruno: [['/turmas', '2 a mais', 'scrolled']],
  carla: [
    ['/inicio', 'Participação: faltam'],
    ['/turmas/1011', 'Perto do limite'],
    ['/turmas/1011/lancar', 'Nenhuma alteração para enviar'],
  ],
} as const

/** Holds answers until placeholders are drawn, then releases them one by one, each after the one before is drawn. */
async function slowly(page: Page): Promise<{ newPage: () => void }> {
  let before: Promise<unknown> | null = null
  await page.route('**/json/reply/*', async (route) => {
    // `Auth` goes on at once, since it is asked before anything is drawn
    if (route.request().url().endsWith('/Auth')) return route.continue()
    const turn = before ?? page.locator('main [aria-busy="true"]').first().waitFor()
    const answer = async () => {
      await route.fulfill({ response: await route.fetch() })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    }
    await (before = turn.then(answer))
  })
  return { newPage: () => (before = null) }
}

for (const [user, pages] of Object.entries(screens)) {
  test(`nothing moves while it comes: ${user}`, async ({ page }) => {
    await enter(page, user)
    await watchMoves(page)
    const service = await slowly(page)
    for (const [path, text, scrolled] of pages) {
      service.newPage()
      await page.goto(path, { waitUntil: 'commit' })
      if (scrolled) {
        await expect(page.locator('main h1')).toBeVisible()
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      }
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const moved = await movesOf(page)
      const sum = moved.reduce((total, { value }) => total + value, 0)
      expect(sum, `${path}: ${JSON.stringify(moved, null, 2)}`).toBeLessThanOrEqual(most)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

for (const width of [640, 360, 320]) {
  test(`at ${width} px what follows the absences stays where it is when their limit comes`, async ({ page }) => {
    let give = (): void => undefined
    const wanted = new Promise<void>((resolve) => (give = resolve))
    await page.route('**/json/reply/GetTurma', async (route) => {
      await wanted
      await route.continue()
    })
    // a service that sends a class without its group, so that the limit is read on its own
    await page.route(/\/json\/reply\/(?:Get)?Classes?$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/"turma":\{[^{}]*\}/g, '"turma":null') })
    })
    await page.setViewportSize({ width, height: 740 })
    await enter(page, 'ana')
    await page.goto('/turmas/1011/notas')
    const below = page.getByRole('heading', { name: '1º bimestre' })
    await expect(page.getByRole('heading', { name: 'Faltas' })).toBeVisible()
    await expect(page.getByText('Média parcial')).toBeVisible()
    await expect(page.getByText('26 de 30 faltas')).toBeHidden()
    const before = await below.boundingBox()
    give()
    await expect(page.getByText('26 de 30 faltas')).toBeVisible()
    await expect(page.getByText('Perto do limite')).toBeVisible()
    expect(await below.boundingBox()).toEqual(before)
  })
}
