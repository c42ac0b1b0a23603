// The teacher's screens on a phone: 320 px, three languages, one evaluation at a time.
import { expect, noSidewaysScroll, test } from '../fixtures'
import { barra, celula, endereco, enter, openScreen, send, telas } from './livro'

test('320 px and 400 % zoom: no sideways scroll, one evaluation at a time', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await enter(page, 'carla')
  for (const [path, title] of telas) {
    await openScreen(page, path, title)
    await noSidewaysScroll(page)
  }
  await expect(page.getByRole('list', { name: 'Notas de Prova do 2º bimestre' })).toBeVisible()
})

for (const [language, title, none] of [
  ['en', 'Enter grades', 'No changes to send'],
  ['es', 'Registrar notas', 'Ningún cambio para enviar'],
] as const)
  test(`in ${language}: words, decimal sign, no sideways scroll`, async ({ page }) => {
    await page.addInitScript((code) => localStorage.setItem('portal.idioma', code), language)
    await enter(page, 'carla')
    await openScreen(page, endereco, title)
    await expect(page.getByText(none)).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('lancamentos.')
    await noSidewaysScroll(page)
    for (const path of ['/inicio', '/turmas', '/turmas/1011']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await noSidewaysScroll(page)
      await expect(page.getByRole('main')).not.toContainText('lancamentos.')
    }
    await expect(page.getByRole('main')).toContainText(language === 'en' ? '7.4' : '7,4')
  })

test('on a phone: one evaluation, Enter goes to the next student, sent and confirmed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'carla')
  await openScreen(page, endereco, 'Lançar notas')
  await page.getByLabel('Avaliação').first().selectOption({ label: 'Participação · 2º bimestre' })
  const lista = page.getByRole('list', { name: 'Notas de Participação' })
  await expect(lista.getByRole('listitem')).toHaveCount(38)
  await celula(page, 'Arthur César Barbosa Araújo', 'Participação').focus()
  await page.keyboard.type('9,5')
  await page.keyboard.press('Enter')
  await expect(celula(page, 'Beatriz Queiroz Vieira', 'Participação')).toBeFocused()
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await expect(lista.getByText('Escreva como 7,5')).toBeVisible()
  await expect(lista.getByRole('listitem').filter({ hasText: 'Gustavo Augusto' })).toContainText('Inativo: Transferido')
  await send(page)
  await expect(barra(page)).toContainText('1 com erro · 1 estudante confirmado')
  await expect(lista.getByRole('listitem').filter({ hasText: 'Arthur César' })).toContainText('Confirmada')
  await noSidewaysScroll(page)
})
