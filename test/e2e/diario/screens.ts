/** The screens of the diary as Ana opens them in a real browser. */
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** Ana's addresses, each with a text that is there once the screen has been read. */
export const screens = [
  ['/inicio', 'restam 4 faltas antes do limite'],
  ['/turmas', '26 de 30 faltas'],
  ['/turmas/1011', 'No máximo 30 faltas'],
  ['/turmas/1011/notas', 'Parcial: 3 de 6 notas publicadas'],
  ['/boletim', '26 de 30 faltas'],
  ['/avaliacoes/101105', 'Segunda chamada'],
  ['/recados', 'Bons estudos'],
  ['/recados/10112', 'Bons estudos'],
] as const

/** Serves settings with the school's rule for grades. */
export async function withGrading(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const file = (await (await route.fetch({ maxRetries: 2 })).json()) as object
    const grading = { scaleMax: 10, passingAverage: 6, finalExam: { weight: 0.4, minimumToSit: 3 }, decimals: 1 }
    await route.fulfill({ json: { ...file, grading } })
  })
}

export async function open(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
}
/** Opens every `details` of the page. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const box of document.querySelectorAll('main details')) box.setAttribute('open', '')
  })
