// The teacher's screens on a phone: 320 px, three languages, one evaluation at a time.
import type { Page } from '@playwright/test'
import { enter, expect, noSidewaysScroll, test } from '../fixtures'
import {
  ana,
  arthur,
  sendBar,
  gridCell,
  gradebookAddress,
  openBook,
  openByList,
  openScreen,
  p2,
  refuse,
  send,
  screens,
  wordsOf,
  writeElsewhere,
} from './gradebook'

/** Whether something lies over the focused field. */
const isCovered = (page: Page): Promise<boolean> =>
  page.locator('input:focus').evaluate((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect()
    return [top + 2, bottom - 2].some((y) => document.elementFromPoint((left + right) / 2, y) !== field)
  })

test('320 px and 400 % zoom: no sideways scroll, one evaluation at a time', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await enter(page, 'carla')
  for (const [path, title] of screens) {
    await openScreen(page, path, title)
    await noSidewaysScroll(page)
  }
  const list = page.getByRole('list', { name: 'Notas de Prova do 2º bimestre' })
  await expect(list).toBeVisible()
  // neither the bar with its message nor the menu covers the field
  await gridCell(page, 'Ana Prado Souza', 'Prova do 2º bimestre').fill('x')
  for (let n = 0; n < 4; n++) {
    await page.keyboard.press('Enter')
    expect(await isCovered(page), `after ${n + 1} times Enter`).toBe(false)
  }
})

for (const [width, height] of [
  [667, 300],
  [740, 360],
  [844, 390],
] as const)
  test(`on its side, ${width} × ${height}: the bar is in view from the first unsent grade to its confirmation, beside the field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openBook(page)
    const field = gridCell(page, ana, p2)
    await field.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await expect(sendBar(page)).not.toBeInViewport()
    await field.fill('7,5')
    for (let n = 0; n < 6; n++) {
      await page.keyboard.press('Enter')
      expect(await isCovered(page), `after ${n + 1} times Enter`).toBe(false)
    }
    await expect(sendBar(page).getByRole('button', { name: 'Enviar notas' })).toBeInViewport({ ratio: 1 })
    await send(page)
    await expect(sendBar(page).getByText(/^Tudo enviado e confirmado/)).toBeInViewport({ ratio: 1 })
  })

test('at 360 × 740 the fields of two students lie above the bar, before anything is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  const above = (await sendBar(page).boundingBox())?.y ?? 0
  const second = await gridCell(page, arthur, p2).boundingBox()
  expect((second?.y ?? above) + (second?.height ?? 0)).toBeLessThanOrEqual(above - 48)
})

test('400 % zoom: Tab leads past the class to the menu below it, in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  await page.getByRole('button', { name: 'Sair' }).focus()
  await page.keyboard.press('Tab')
  const home = page.getByRole('link', { name: 'Início', exact: true })
  await expect(home).toBeFocused()
  await expect(home).toBeInViewport()
})

test('320 px and a text of 130 %: fields and what is wrong with them stay in the column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  await page.evaluate(() => document.documentElement.setAttribute('data-text', '130'))
  const campo = gridCell(page, 'Ana Prado Souza', 'Prova do 2º bimestre')
  await campo.fill('x')
  await page.keyboard.press('Enter')
  const error = page.getByRole('main').getByText('Escreva como 7,5')
  const [list, field, words] = await Promise.all([
    page.getByRole('list', { name: 'Notas de Prova do 2º bimestre' }).boundingBox(),
    campo.boundingBox(),
    error.boundingBox(),
  ])
  if (!list || !field || !words) throw new Error('not drawn')
  for (const box of [field, words]) expect(box.x + box.width).toBeLessThanOrEqual(list.x + list.width + 1)
  expect(words.y + words.height, 'what is typed next is not hidden').toBeLessThanOrEqual(field.y + 1)
})

test('320 px: sorted by mean, typing moves no line; with a text of 200 % a name keeps half of it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  await page.getByText('Procurar, ordenar, fechar').click()
  await page.getByLabel('Ordem').selectOption('Menor média primeiro')
  // families see this grade already, so typing makes the mean of the line outdated
  await page.getByLabel('Avaliação').first().selectOption('Prova parcial')
  const list = page.getByRole('list', { name: 'Notas de Prova parcial' })
  const line = list.getByRole('listitem').nth(1)
  await expect(line).toContainText(/Média parcial: \d,\d\d/)
  const height = (await line.boundingBox())?.height
  await line.getByRole('textbox').fill('7')
  await expect(line).toContainText(/Não enviada.*\(desatualizada\)/)
  expect((await line.boundingBox())?.height).toBe(height)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await noSidewaysScroll(page)
  const [whole, field] = await Promise.all([line.boundingBox(), line.getByRole('textbox').boundingBox()])
  expect(field?.width).toBeLessThanOrEqual((whole?.width ?? 0) / 2)
})

test('what is asked of a grade, and the bar, hide neither its field nor the next one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  const list = page.getByRole('list', { name: /^Notas de/ })
  const fields = list.getByRole('textbox')
  await fields.first().focus()
  for (let n = 0; n < 3; n++) {
    await page.keyboard.type('75')
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('75')
  await expect(sendBar(page)).toContainText('4 para conferir')
  const [asked, bar, own, next] = await Promise.all([
    list
      .getByRole('listitem')
      .nth(3)
      .getByText(/^Passa de/)
      .boundingBox(),
    sendBar(page).boundingBox(),
    fields.nth(3).boundingBox(),
    fields.nth(4).boundingBox(),
  ])
  if (!asked || !bar || !own || !next) throw new Error('not drawn')
  expect(asked.y + asked.height).toBeLessThan(own.y)
  expect(next.y + next.height).toBeLessThan(bar.y)
})

for (const [language, title, none] of [
  ['en', 'Enter grades', 'No changes to send'],
  ['es', 'Registrar notas', 'Ningún cambio para enviar'],
] as const)
  test(`in ${language}: words, decimal sign, no sideways scroll`, async ({ page }) => {
    await page.addInitScript((code) => localStorage.setItem('portal.idioma', code), language)
    await enter(page, 'carla')
    await openScreen(page, gradebookAddress, title)
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
  await openScreen(page, gradebookAddress, 'Lançar notas')
  await page.getByLabel('Avaliação').first().selectOption({ label: 'Participação' })
  const list = page.getByRole('list', { name: 'Notas de Participação' })
  await expect(list.getByRole('listitem')).toHaveCount(38)
  await gridCell(page, 'Arthur César Barbosa Araújo', 'Participação').focus()
  await page.keyboard.type('9,5')
  await page.keyboard.press('Enter')
  await expect(gridCell(page, 'Beatriz Queiroz Vieira', 'Participação')).toBeFocused()
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await expect(list.getByText('Escreva como 7,5')).toBeVisible()
  await expect(list.getByRole('listitem').filter({ hasText: 'Gustavo Augusto' })).toContainText('Inativo: Transferido')
  await send(page)
  await expect(sendBar(page)).toContainText('1 com erro')
  await expect(list.getByRole('listitem').filter({ hasText: 'Arthur César' })).toContainText('Confirmada')
  await noSidewaysScroll(page)
})

test('one student alone: what is unsent, its button and the way to the next one stay in sight, at one height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  await page.getByRole('button', { name: 'Por estudante' }).click()
  const next = page.getByRole('button', { name: 'Próximo' })
  await expect(sendBar(page)).toBeInViewport({ ratio: 1 })
  const heightOf = async () => (await sendBar(page).boundingBox())?.height
  const before = await heightOf()
  await gridCell(page, 'Ana Prado Souza', 'Projeto').fill('75')
  await page.keyboard.press('Enter')
  await gridCell(page, 'Ana Prado Souza', 'Exame final').focus()
  const sendButton = page.getByRole('button', { name: 'Enviar notas' })
  await expect(sendButton).toBeInViewport({ ratio: 1 })
  await expect(sendBar(page)).toContainText('1 a enviar · 1 para conferir')
  expect(await heightOf()).toBe(before)
  await expect(next).toBeInViewport({ ratio: 1 })
  // nothing covers the buttons, the field or the name
  for (const one of [sendButton, next, page.locator('input:focus'), page.getByRole('heading', { level: 2 }).first()])
    expect(
      await one.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      }),
    ).toBe(true)
  const { z, words } = await page.evaluate(() => ({
    z: Number(getComputedStyle(document.querySelector('[aria-label="Um estudante"] h2') ?? document.body).zIndex),
    words: Number(getComputedStyle(document.querySelector('[data-doubt] ~ span') ?? document.body).zIndex),
  }))
  expect(z).toBeGreaterThan(words)
})

test('by finger: the first tap writes over the figure, so does a tap on the focused cell, the next edits in place', async ({
  page,
}) => {
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  const campo = gridCell(page, 'Ana Prado Souza', 'Prova do 2º bimestre')
  // slower than a double tap
  const tap = async () => {
    await campo.tap()
    await page.evaluate(() => new Promise((done) => setTimeout(done, 700)))
  }
  await tap()
  await page.keyboard.type('8,2')
  await tap()
  await page.keyboard.type('9')
  await expect(campo).toHaveValue('9')
  await tap()
  await tap()
  await page.keyboard.type('5')
  await expect(campo).toHaveValue('95')
})

test('the system’s Back closes one student, then a page, and leaves only after that; a reload leaves no dead press', async ({
  page,
}) => {
  await openByList(page)
  const alone = page.getByRole('region', { name: 'Um estudante' })
  await page.getByRole('button', { name: 'Por estudante' }).click()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await page.goBack()
  await expect(alone).toHaveCount(0)
  await page.getByRole('button', { name: 'Colar da planilha' }).click()
  await expect(page.getByRole('heading', { name: 'Colar notas de uma planilha' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Colar da planilha' })).toBeFocused()
  // the list is closed by its own button and opened again at once
  await page.getByRole('button', { name: 'Por estudante' }).click()
  await page.getByRole('button', { name: 'Lista da turma' }).click()
  await page.getByRole('button', { name: 'Por estudante' }).click()
  await expect(alone).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Por estudante' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr ?? null)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/turmas$/)
})

test('why a grade was not taken is read to its end at a press on its cell, over all that stands there', async ({
  page,
  expectStatus,
}) => {
  expectStatus(400)
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  const campo = gridCell(page, ana, p2)
  await refuse(page, [ana])
  await expect(campo).toHaveAccessibleDescription(/de 0 a 10 com até duas casas decimais\.$/)
  const words = page.locator(`[id="${await campo.getAttribute('aria-describedby')}"]`)
  await page.getByText('Por estudante').focus()
  await expect(words, 'not in part').toBeHidden()
  const read = () =>
    words.evaluate((element) => {
      // the element usually lets presses through, which `elementFromPoint` would not see
      element.style.pointerEvents = 'auto'
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const over = [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
        [left + 9, right - 9].every((x) => element.contains(document.elementFromPoint(x, y))),
      )
      return over && element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight
    })
  await campo.tap()
  await expect.poll(read).toBe(true)
})

for (const width of [320, 360])
  test(`why a grade was not taken, or what is asked of one, covers no field that is typed into at ${width} px`, async ({
    page,
    expectStatus,
  }) => {
    expectStatus(400)
    await page.setViewportSize({ width, height: 640 })
    await enter(page, 'carla')
    await openScreen(page, gradebookAddress, 'Lançar notas')
    const alunos = [ana, arthur, 'Beatriz Queiroz Vieira'] as const
    for (const aluno of alunos) await gridCell(page, aluno, p2).fill('75')
    await gridCell(page, ana, p2).focus()
    for (const aluno of alunos)
      expect((await wordsOf(gridCell(page, aluno, p2))).covered, `asked: ${aluno}`).toEqual([])
    await refuse(page, alunos)
    for (const aluno of alunos)
      expect(await wordsOf(gridCell(page, aluno, p2)), aluno).toEqual({ covered: [], isWhole: true, isBeside: true })
  })

test('the picture of the class stands whole in its frame', async ({ page }) => {
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  const picture = page.getByRole('region', { name: 'Retrato da turma' })
  await picture.scrollIntoViewIfNeeded()
  await picture.getByLabel('Avaliação').selectOption('Prova parcial')
  await expect(picture.getByText('Nenhum estudante').first()).toBeVisible()
  const beyond = await picture.evaluate((frame) => {
    const end = frame.getBoundingClientRect().right
    return [...frame.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > end + 1).length
  })
  expect(beyond).toBe(0)
})

test('the bar keeps its buttons in one row, whatever there is to tell', async ({ page, expectStatus }) => {
  expectStatus(400)
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  const campo = gridCell(page, ana, p2)
  await refuse(page, [ana])
  await expect(campo).toHaveAttribute('aria-invalid', 'true')
  await gridCell(page, 'Arthur César Barbosa Araújo', 'Prova do 2º bimestre').fill('x')
  await gridCell(page, 'Beatriz Queiroz Vieira', 'Prova do 2º bimestre').fill('7')
  await expect(sendBar(page)).toContainText('2 alterações não enviadas · 1 com erro · 1 nota não aceita')
  const boxes = await sendBar(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).map(({ y, height }) => [y, height]),
    )
  expect(boxes).toHaveLength(3)
  expect(new Set(boxes.map(([y]) => y)).size).toBe(1)
  for (const [, height = 0] of boxes) expect(height).toBeGreaterThanOrEqual(44)
})

test('an order chosen by a head of the table is told by the phone too, which can leave it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, 'carla')
  await openScreen(page, gradebookAddress, 'Lançar notas')
  await page
    .getByRole('columnheader', { name: /^Média final/ })
    .getByRole('button')
    .click()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByText('Procurar, ordenar, fechar').click()
  const order = page.getByLabel('Ordem')
  await expect(order.locator(':checked')).toHaveText('Como na tabela')
  await order.selectOption('Como na escola')
  await expect(order.locator('option')).toHaveText(['Como na escola', /A a Z/, /Z a A/, /média/, /faltas/])
})

test('the first undecided difference is led to, with its name and message in sight', async ({ page, portal }) => {
  await openBook(page)
  const alunos = [ana, arthur, 'Beatriz Queiroz Vieira', 'Davi Torres Almeida']
  for (const aluno of alunos) await gridCell(page, aluno, p2).fill('4')
  await writeElsewhere(portal.url, p2, Object.fromEntries(alunos.map((aluno) => [aluno, 6])))
  await send(page)
  const dialog = page.getByRole('dialog', { name: '4 notas mudaram na escola enquanto você digitava' })
  const apply = dialog.getByRole('button', { name: 'Aplicar e enviar' })
  for (const aluno of alunos) {
    await apply.click()
    const group = dialog.getByRole('group', { name: aluno })
    await expect(group.getByRole('radio').first()).toBeFocused()
    await expect(group).toHaveAccessibleDescription('Escolha uma das duas notas.')
    for (const shown of [group.getByText(aluno), group.getByText('Escolha uma das duas notas.')])
      await expect(shown).toBeInViewport({ ratio: 1 })
    const theirs = group.getByRole('radio').last()
    const before = await theirs.boundingBox()
    // a bare press, since `check` would scroll first
    await page.touchscreen.tap((before?.x ?? 0) + 8, (before?.y ?? 0) + 8)
    await expect(theirs).toBeChecked()
    await expect(group).toHaveAccessibleDescription('')
    expect(await theirs.boundingBox(), 'nothing moves under the finger').toEqual(before)
  }
  await apply.click()
  await expect(dialog).toBeHidden()
})
