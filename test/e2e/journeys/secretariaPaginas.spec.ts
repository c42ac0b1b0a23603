// Every page of the school office and of the footer, in a phone's and a desktop's window.
import type { Page } from '@playwright/test'
import { axe, expect, keyboardWalk, noSidewaysScroll, signIn, test } from '../fixtures'

const main = (page: Page) => page.getByRole('main')

/** Every page of the office and of the footer, with something that is there when it has come. */
const pages = [
  ['/inicio', 'Olá, Helena'],
  ['/atividades?curso=4&atividade=4005', 'Banco de Dados'],
  ['/equivalencias?curso=4', 'Motivo:'],
  ['/pessoas/nova', 'Enviar registro'],
  ['/papeis', 'Procurar'],
  ['/configuracoes', 'Tamanho do texto'],
  ['/mais', 'Registrar pessoa'],
  ['/ajuda', 'Com quem falar'],
  ['/acessibilidade', 'O que prometemos'],
  ['/privacidade', 'O que fica no seu aparelho'],
] as const

test('every page: axe in both themes, by keyboard, at 320 px', async ({ page }) => {
  test.setTimeout(90_000)
  await signIn(page, 'helena')
  const phone = (page.viewportSize()?.width ?? 0) < 500
  for (const [address, words] of pages) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address)
    await expect(main(page).getByText(words).first()).toBeVisible()
    await axe(page, { enhanced: true })
    await page.emulateMedia({ colorScheme: 'dark' })
    await axe(page, { enhanced: true })
    if (!phone) {
      await keyboardWalk(page)
      continue
    }
    const before = page.viewportSize() ?? { width: 360, height: 740 }
    await page.setViewportSize({ width: 320, height: 640 })
    await noSidewaysScroll(page)
    await page.setViewportSize(before)
  }
})
