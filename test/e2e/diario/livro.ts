/** Reaching the gradebook of Mathematics in 7º A, and its parts, by what a teacher sees. */
import { expect, type Locator, type Page } from '@playwright/test'
import { signIn } from '../signIn'

export const endereco = '/turmas/1011/lancar'

export async function openBook(page: Page, userName = 'carla'): Promise<void> {
  await signIn(page, userName)
  await page.goto(endereco)
  await expect(page.getByRole('heading', { level: 1, name: 'Lançar notas' })).toBeVisible()
  await expect(page.getByText('Nenhuma alteração para enviar')).toBeVisible()
}

export const celula = (page: Page, aluno: string, avaliacao: string): Locator =>
  page.getByRole('textbox', { name: `Nota de ${aluno} em ${avaliacao}` })
export const linha = (page: Page, aluno: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: aluno }) })
export const barra = (page: Page): Locator => page.getByRole('region', { name: 'Envio das notas' })

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar notas' }).click()
}

/** Pastes a text into what has the focus, as the browser does it. */
export const paste = (page: Page, texto: string): Promise<void> =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, texto)

/** Everything that this tab and this device keep, as one text. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
