// The teacher's screens in the windows of a phone and a desktop: axe in both themes, no sideways scroll, a walk by Tab.
import type { Locator } from '@playwright/test'
import { axe, enter, expect, keyboardWalk, noSidewaysScroll, test } from '../fixtures'
import { sendBar, gradebookAddress, gridCell, openScreen, send, screens } from './gradebook'

test('every screen of a teacher passes axe in both themes', async ({ page }) => {
  test.setTimeout(150_000)
  await enter(page, 'carla')
  for (const [path, title] of screens) {
    await openScreen(page, path, title)
    await noSidewaysScroll(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await axe(page, { enhanced: path !== gradebookAddress })
    }
  }
})

test('pasting, publishing, closing and what went wrong pass axe', async ({ page, portal, viewport, expectStatus }) => {
  expectStatus(400)
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  await page.getByRole('button', { name: 'Colar da planilha' }).click()
  await page.getByRole('textbox', { name: 'Notas copiadas' }).fill('Ana Prado Souza\t8\nFulano\t7\nBeatriz Vieira\tx')
  await expect(page.getByText('Fulano – ninguém com este nome')).toBeVisible()
  await axe(page)
  await noSidewaysScroll(page)
  await page.getByRole('button', { name: 'Colocar 1 nota na grade' }).click()
  await portal.fail('AproveitamentoAluno', 400, { times: 1 })
  await send(page)
  await expect(page.getByRole('heading', { name: '1 estudante precisa de atenção' })).toBeVisible()
  // scrolled to the top, because a phone's bar and menu cover what scrolls under them
  await page.evaluate(() => scrollTo(0, 0))
  await axe(page)
  await page.getByRole('button', { name: 'Publicar notas' }).click()
  await expect(page.getByRole('heading', { name: 'Conferir antes de publicar' })).toBeFocused()
  await axe(page)
  await noSidewaysScroll(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  const fold = page.getByText('Procurar, ordenar, fechar')
  if (await fold.isVisible()) await fold.click()
  await page.getByRole('button', { name: 'Fechar notas' }).click()
  await expect(page.getByRole('heading', { name: 'Conferir antes de fechar' })).toBeFocused()
  await page.getByLabel('Avaliação').selectOption({ label: 'Projeto' })
  await page.getByText(/^Escolher os estudantes/).click()
  await page.getByRole('button', { name: /^Fechar \d+ notas$/ }).click()
  await expect(page.getByLabel(/^Para fechar, digite/)).toHaveAccessibleDescription(/Digite o número de estudantes/)
  if ((viewport?.width ?? 0) < 640) {
    const widths = ['Cancelar', /^Fechar \d+ notas$/].map(async (name) =>
      page.getByRole('button', { name }).evaluate(({ clientWidth }) => clientWidth),
    )
    const [safe, deed] = await Promise.all(widths)
    expect(safe, 'the safe button is as wide as the deed').toBe(deed)
  }
  await axe(page)
  await noSidewaysScroll(page)
})

test('what each pasted column is stands below its heading with air between, as wide as the page', async ({ page }) => {
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  await page.getByRole('button', { name: 'Colar da planilha' }).click()
  const copied = page.getByRole('textbox', { name: 'Notas copiadas' })
  const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [empty, cancel] = await Promise.all([copied, page.getByRole('button', { name: 'Cancelar' })].map(boxOf))
  expect(cancel?.y, 'the buttons cover nothing of the field').toBeGreaterThan((empty?.y ?? 0) + (empty?.height ?? 0))
  await copied.fill('Nome\tProva parcial\tTrabalho\nAna Prado Souza\t8\t9')
  const group = page.getByRole('group', { name: 'O que é cada coluna colada' })
  const [heading, field] = await Promise.all(
    [group.getByRole('heading'), group.getByText('Nome', { exact: true })].map(boxOf),
  )
  expect((field?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeGreaterThanOrEqual(8)
  expect((await boxOf(group)).width).toBe((await boxOf(copied)).width)
})

test('a walk by Tab through the home and the classes', async ({ page }) => {
  await enter(page, 'carla')
  for (const [path, title] of screens.slice(0, 3)) {
    await openScreen(page, path, title)
    await keyboardWalk(page)
  }
})

test('a walk by Tab through the gradebook stops at every cell, with a ring, uncovered', async ({ page }) => {
  test.setTimeout(90_000)
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  // a few students, found by the search, suffice; a phone folds the search
  const dobra = page.getByText('Procurar, ordenar, fechar')
  if (await dobra.isVisible()) await dobra.click()
  await page.getByRole('searchbox', { name: 'Procurar estudante' }).fill('ga')
  await expect(page.getByText(/estudantes na lista/)).toBeVisible()
  const stops = await keyboardWalk(page, { limit: 250 })
  expect(stops.filter((name) => name.startsWith('Nota de')).length).toBeGreaterThan(3)
})

test('students are on the first screen, also for who comes for missing grades', async ({ page, viewport }) => {
  await enter(page, 'carla')
  const campos = page.getByRole('main').getByRole('textbox', { name: /^Nota de/ })
  const room = (viewport?.width ?? 0) < 768 ? 684 : 800 // the height above a phone's menu
  const inSight = async () => {
    await expect(campos.first()).toBeVisible()
    const first = await campos.first().boundingBox()
    expect((first?.y ?? room) + (first?.height ?? 0)).toBeLessThan(room)
  }
  await openScreen(page, gradebookAddress, 'Lançar notas')
  await inSight()
  await page.goto('/inicio')
  await page.getByRole('link', { name: 'Participação: faltam 34 notas' }).click()
  await inSight()
  const nota = page.getByText(/^\d+ estudantes na lista$/)
  await expect(nota).toHaveText(/^34/)
  const showAll = page.getByRole('button', { name: 'Mostrar todos' })
  await showAll.click()
  await expect(nota).toBeFocused()
  await expect(nota).not.toHaveText(/^34/)
  await expect(showAll).toHaveCount(0)
})

test('whose grades these are stays in sight, however far down and at the next student, never behind the bar', async ({
  page,
}) => {
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  const cell = gridCell(page, 'Ana Prado Souza', 'Prova do 2º bimestre')
  await cell.fill('7')
  await expect(sendBar(page)).toContainText('1 alteração não enviada')
  const open = page.getByRole('button', { name: 'Por estudante' })
  if (await open.isVisible()) await open.click()
  else await page.keyboard.press('F4')
  const name = page.getByRole('region', { name: 'Um estudante' }).getByRole('heading')
  const inSight = async (where: string) => {
    await expect(name, where).toBeInViewport({ ratio: 1 })
    const seen = await name.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      return [top + 1, (top + bottom) / 2, bottom - 1].every((y) =>
        element.contains(document.elementFromPoint(left + 20, y)),
      )
    })
    expect(seen, where).toBe(true)
  }
  for (const height of [0, 120, 300, 5000]) {
    await page.evaluate((y) => scrollTo(0, y), height)
    await inSight(`at ${height}`)
  }
  const before = await name.textContent()
  for (const way of ['Próximo', 'Próximo', 'Anterior', 'Anterior']) {
    await page.getByRole('button', { name: way }).click()
    await inSight(way)
  }
  await expect(name).toHaveText(before ?? '')
  // a grade reached by keys stands below the name too
  await page
    .getByRole('textbox', { name: /^Nota de/ })
    .last()
    .focus()
  for (let n = 0; n < 4; n++) {
    await page.keyboard.press('ArrowUp')
    await inSight(`after ${n + 1} times the arrow`)
    const field = page.locator('input:focus')
    const below = async () => ((await field.boundingBox())?.y ?? 0) - ((await name.boundingBox())?.y ?? 0)
    expect(await below()).toBeGreaterThanOrEqual((await name.boundingBox())?.height ?? 0)
  }
})

test('the evaluation whose gaps are filled is named whole', async ({ page }) => {
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  await page.getByRole('button', { name: 'Dar a mesma nota a quem está sem' }).click()
  const select = page.getByRole('dialog').getByLabel('Avaliação')
  await select.selectOption('Recuperação do 1º bimestre')
  const cut = await select.evaluate((element: HTMLSelectElement) => {
    const whole = element.cloneNode(true) as HTMLSelectElement
    whole.style.cssText = 'position: absolute; width: max-content; max-width: none'
    element.after(whole)
    return whole.offsetWidth - element.offsetWidth
  })
  expect(cut).toBeLessThanOrEqual(0)
})
