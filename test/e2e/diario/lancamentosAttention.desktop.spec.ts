// What needs a teacher's attention is in sight: refused, visible to families or discarded grades, and the focused cell.
import { expect, test } from '../fixtures'
import {
  ana,
  arthur,
  sendBar,
  gridCell,
  line,
  openBook,
  openTyped,
  p2,
  refuse,
  send,
  sendAnyway,
  wordsOf,
  writeElsewhere,
} from './gradebook'

const partial = 'Prova parcial'

test('what the service does not take is told at its cell, and both the list and the bar lead there', async ({
  page,
  portal,
  expectStatus,
}) => {
  expectStatus(400)
  await openTyped(page, '12')
  await gridCell(page, arthur, p2).fill('7')
  await send(page)
  await sendAnyway(page)
  await expect(line(page, arthur)).toContainText('Confirmada')
  await expect(line(page, ana)).toContainText('Não aceita')
  const wrong = gridCell(page, ana, p2)
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(wrong).toHaveAccessibleDescription(/de 0 a 10/)
  const attention = page.getByRole('region', { name: /precisa de atenção/ })
  await attention.getByRole('button', { name: ana, exact: true }).click()
  await expect(wrong).toBeFocused()
  await expect(page.getByRole('button', { name: 'Enviar notas' }), 'the same would come of it').toHaveCount(0)
  await gridCell(page, arthur, p2).fill('8')
  await page.getByRole('button', { name: 'Ir ao erro' }).click()
  await expect(wrong).toBeFocused()
  const writes = async () => (await portal.log()).filter(({ operation }) => operation === 'AproveitamentoAluno').length
  const before = await writes()
  await send(page)
  await expect(line(page, arthur)).toContainText('Confirmada')
  expect((await writes()) - before, 'only what was not refused').toBe(1)
  await wrong.fill('9')
  await expect(wrong).not.toHaveAttribute('aria-invalid')
  await send(page)
  await expect(line(page, ana)).toContainText('Confirmada')
})

for (const density of ['compact', 'large'] as const)
  test(`why a grade was not taken covers no other cell of its evaluation, first and last students too, in ${density} lines`, async ({
    page,
    expectStatus,
  }) => {
    expectStatus(400)
    await page.addInitScript((chosen) => localStorage.setItem('portal.density', chosen), density)
    await openBook(page)
    await expect(page.locator(`[data-density=${density}]`)).toBeVisible()
    const alunos = [ana, arthur, 'Beatriz Queiroz Vieira', 'Davi Torres Almeida', 'Vinícius Guimarães Pires']
    await refuse(page, alunos)
    for (const aluno of alunos) {
      const { covered, ...lies } = await wordsOf(gridCell(page, aluno, p2))
      expect(lies, aluno).toEqual({ isWhole: true, isBeside: true })
      expect(covered.filter((label) => [p2, 'Participação'].some((title) => label?.endsWith(` em ${title}`)))).toEqual(
        [],
      )
    }
  })

test('a grade that families see is marked, and changing it asks first', async ({ page, portal }) => {
  await openBook(page)
  await expect(gridCell(page, ana, partial)).toHaveAccessibleDescription(
    'Publicada: estudantes e responsáveis já veem.',
  )
  await expect(gridCell(page, ana, p2)).toHaveAccessibleDescription('')
  await gridCell(page, ana, partial).fill('')
  await send(page)
  await expect(line(page, ana)).toContainText('desatualizada')
  const question = page.getByRole('dialog', { name: '1 nota já publicada vai mudar' })
  await expect(question).toContainText(`${ana} · ${partial}: de 7,0 para sem nota`)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(sendBar(page)).toContainText('1 alteração não enviada')
  expect((await portal.log()).filter(({ operation }) => operation === 'AproveitamentoAluno')).toHaveLength(0)
  await send(page)
  await question.getByRole('button', { name: 'Enviar mesmo assim' }).click()
  await expect(sendBar(page).getByText(/Tudo enviado/)).toBeFocused()
  await expect(line(page, ana)).toContainText('Confirmada')
  await expect(line(page, ana)).not.toContainText('desatualizada')
})

test('Esc takes back what is being typed and nothing else, taking back is Ctrl+Z; giving all up leads the focus to the bar', async ({
  page,
}) => {
  await openBook(page)
  const campo = gridCell(page, ana, partial)
  await campo.focus()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(campo).toHaveValue('1,0')
  await campo.focus()
  await page.keyboard.type('2')
  await page.keyboard.press('Escape')
  await expect(campo).toHaveValue('1,0')
  for (const key of ['Escape', 'F2', 'Escape']) await page.keyboard.press(key)
  await expect(campo).toHaveValue('1,0')
  await expect(sendBar(page)).toContainText('1 alteração não enviada')
  await page.keyboard.press('Control+z')
  await expect(campo).toHaveValue('7,0')
  await page.keyboard.press('Control+y')
  await expect(campo).toHaveValue('1,0')
  await page.keyboard.press('Escape')
  await expect(campo).toHaveValue('1,0')
  await page.getByRole('button', { name: 'Descartar alterações' }).click()
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await expect(campo).toHaveValue('7,0')
  await expect(sendBar(page).getByText('Nenhuma alteração para enviar')).toBeFocused()
})

test('the first key moves nothing on the page', async ({ page }) => {
  await openBook(page)
  const campo = gridCell(page, ana, p2)
  await campo.focus()
  const before = await campo.boundingBox()
  await page.keyboard.type('7')
  await expect(sendBar(page)).toContainText('1 alteração não enviada')
  expect(await campo.boundingBox()).toEqual(before)
  // the bar's strip of page colour must be above it (a negative offset): below, it would cut through the tools
  const [, lower] = /0px (-?\d+)px/.exec(await sendBar(page).evaluate((bar) => getComputedStyle(bar).boxShadow)) ?? []
  expect(Number(lower)).toBeLessThan(0)
})

test('a phone that is turned while a grade is typed leaves the cursor in its cell', async ({ page }) => {
  await openBook(page)
  await gridCell(page, arthur, p2).fill('7')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('list', { name: new RegExp(p2) })).toBeVisible()
  await expect(gridCell(page, arthur, p2)).toBeFocused()
  await expect(gridCell(page, arthur, p2)).toHaveValue('7,0')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('list', { name: new RegExp(p2) })).toHaveCount(0)
  await expect(gridCell(page, arthur, p2)).toBeFocused()
})

test('F4 on the last evaluation shows its cell, above the foot', async ({ page }) => {
  await openBook(page)
  await page.evaluate(() => scrollTo(0, 200))
  const cells = page.locator(`[data-cells] tr:has([data-student]) >> nth=2`).locator('input')
  await cells.last().focus()
  const chave = await cells.last().getAttribute('data-chave')
  await page.keyboard.press('F4')
  const cell = page.getByRole('region', { name: 'Um estudante' }).locator('input:focus')
  await expect(cell).toHaveAttribute('data-chave', chave ?? '?')
  await expect(cell).toBeInViewport({ ratio: 1 })
  const isShown = await cell.evaluate((input) => {
    const { left, top, bottom } = input.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 10, y) === input)
  })
  expect(isShown).toBe(true)
})

for (const way of ['name', 'F4'] as const)
  test(`with something unsent, one student opens by ${way} with how they stand and the cell in use in sight`, async ({
    page,
  }) => {
    await openTyped(page, '7')
    await expect(sendBar(page)).toContainText('1 alteração não enviada')
    if (way === 'F4') await page.keyboard.press('F4')
    else await page.getByRole('button', { name: ana }).click()
    const student = page.getByRole('region', { name: 'Um estudante' })
    await expect(gridCell(page, ana, p2)).toBeFocused()
    const shown = [student.getByRole('heading'), student.getByText(/^Faltas/), student.locator('input:focus')]
    for (const one of shown)
      await expect
        .poll(() =>
          one.evaluate((element) => {
            const { left, top, bottom } = element.getBoundingClientRect()
            return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 10, y)))
          }),
        )
        .toBe(true)
  })

test('sent once more from below the grades: what came of it is in sight where the focus is', async ({
  page,
  portal,
  expectStatus,
}) => {
  expectStatus(409)
  await openTyped(page, '7')
  await portal.fail('AproveitamentoAluno', 409, { times: 1 })
  await send(page)
  const attention = page.getByRole('region', { name: /precisa de atenção/ })
  const again = attention.getByRole('button', { name: `Enviar de novo: ${ana}` })
  await again.focus()
  await page.evaluate(() => scrollBy(0, 300))
  await again.press('Enter')
  await expect(sendBar(page)).toContainText('Tudo enviado')
  const sentence = page.locator('main :focus')
  await expect(sentence).toContainText('Tudo enviado')
  await expect(sentence).toBeInViewport()
})

test('what else was typed at a student in conflict is asked about before it goes along', async ({ page, portal }) => {
  await openBook(page)
  await gridCell(page, arthur, p2).fill('6')
  await writeElsewhere(portal.url, p2, { [arthur]: 3 })
  await page.keyboard.press('Control+Enter')
  const conflict = page.getByRole('dialog', { name: /mudou na escola/ })
  await conflict.getByRole('button', { name: 'Decidir depois' }).click()
  await gridCell(page, arthur, 'Participação').fill('88')
  await page.getByRole('button', { name: 'Resolver diferenças' }).click()
  await conflict.getByRole('radio', { name: /que você digitou/ }).check()
  await conflict.getByRole('button', { name: 'Aplicar e enviar' }).click()
  const question = page.getByRole('dialog', { name: 'Confira 1 nota antes de enviar' })
  await expect(question).toContainText('Participação: 88,0')
  await expect(question, 'what was chosen just now is not asked once more').not.toContainText(p2)
  await question.getByRole('button', { name: 'Corrigir' }).click()
  await expect(gridCell(page, arthur, 'Participação')).toBeFocused()
  await expect(sendBar(page)).toContainText('2 alterações não enviadas')
})
