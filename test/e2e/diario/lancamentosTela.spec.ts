// The teacher's screens in both windows: axe, no sideways scroll, a walk by Tab, three languages, the phone's list.
import type { Page } from '@playwright/test'
import { axe, expect, keyboardWalk, noSidewaysScroll, test } from '../fixtures'
import { barra, celula, endereco, enter, send } from './livro'

const telas = [
  ['/inicio', /Olá, Carla/],
  ['/turmas', 'Minhas turmas'],
  ['/turmas/1011', /Matemática · 7º A/],
  [endereco, 'Lançar notas'],
] as const

async function open(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`every screen of a teacher passes axe, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await enter(page, 'carla')
    for (const [path, title] of telas) {
      await open(page, path, title)
      await axe(page, { enhanced: path !== endereco })
      await noSidewaysScroll(page)
    }
  })

test('pasting, publishing and what went wrong pass axe', async ({ page, portal, expectStatus }) => {
  expectStatus(400)
  await enter(page, 'carla')
  await open(page, endereco, 'Lançar notas')
  await page.getByRole('button', { name: 'Colar da planilha' }).click()
  await page.getByRole('textbox', { name: 'Notas copiadas' }).fill('Ana Prado Souza\t8\nFulano\t7\nBeatriz Vieira\tx')
  await expect(page.getByText('Fulano – ninguém com este nome')).toBeVisible()
  await axe(page)
  await noSidewaysScroll(page)
  await page.getByRole('button', { name: 'Colocar 1 nota na grade' }).click()
  await portal.fail('AproveitamentoAluno', 400, { times: 1 })
  await send(page)
  await expect(page.getByRole('heading', { name: '1 estudante precisa de atenção' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Publicar notas' }).click()
  await expect(page.getByRole('heading', { name: 'Conferir antes de publicar' })).toBeFocused()
  await axe(page)
  await noSidewaysScroll(page)
})

test('320 px and 400 % zoom: no sideways scroll, one evaluation at a time', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await enter(page, 'carla')
  for (const [path, title] of telas) {
    await open(page, path, title)
    await noSidewaysScroll(page)
  }
  await expect(page.getByRole('list', { name: 'Notas de Prova do 2º bimestre' })).toBeVisible()
})

test('a walk by Tab through the home and the classes', async ({ page }) => {
  await enter(page, 'carla')
  for (const [path, title] of telas.slice(0, 3)) {
    await open(page, path, title)
    await keyboardWalk(page)
  }
})

test('a walk by Tab through the gradebook stops at every cell, with a ring, uncovered', async ({ page }) => {
  test.setTimeout(90_000)
  await enter(page, 'carla')
  await open(page, endereco, 'Lançar notas')
  // a few students are as good as all of them
  await page.getByRole('searchbox', { name: 'Procurar estudante' }).fill('ga')
  await expect(page.getByText(/estudantes na lista/)).toBeVisible()
  const stops = await keyboardWalk(page, { limit: 250 })
  expect(stops.filter((name) => name.startsWith('Nota de')).length).toBeGreaterThan(3)
})

for (const [language, title, none] of [
  ['en', 'Enter grades', 'No changes to send'],
  ['es', 'Registrar notas', 'Ningún cambio para enviar'],
] as const)
  test(`in ${language}: words, decimal sign, no sideways scroll`, async ({ page }) => {
    await page.addInitScript((code) => localStorage.setItem('portal.idioma', code), language)
    await enter(page, 'carla')
    await open(page, endereco, title)
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
  await open(page, endereco, 'Lançar notas')
  await page.getByLabel('Avaliação').first().selectOption({ label: 'Participação · 2º bimestre' })
  const lista = page.getByRole('list', { name: 'Notas de Participação' })
  await expect(lista.getByRole('listitem')).toHaveCount(38)
  await celula(page, 'Arthur César Barbosa Araújo', 'Participação').focus()
  await page.keyboard.type('9,5')
  await page.keyboard.press('Enter')
  await expect(celula(page, 'Beatriz Queiroz Vieira', 'Participação')).toBeFocused()
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await expect(lista.getByText('Digite um número como 7,5')).toBeVisible()
  await expect(lista.getByRole('listitem').filter({ hasText: 'Gustavo Augusto' })).toContainText('Inativo: Transferido')
  await send(page)
  await expect(barra(page)).toContainText('1 com erro · 1 estudante confirmado')
  await expect(lista.getByRole('listitem').filter({ hasText: 'Arthur César' })).toContainText('Confirmada')
  await noSidewaysScroll(page)
})
