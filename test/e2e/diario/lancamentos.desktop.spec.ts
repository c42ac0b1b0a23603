// The gradebook in a desktop's window: keys, pasting, sending, tabs, teachers, faults.
import { readFileSync } from 'node:fs'
import { enter, expect, test } from '../fixtures'
import { stored } from '../storage'
import {
  ana,
  arthur,
  sendBar,
  gridCell,
  gradebookAddress,
  line,
  openBook,
  openTyped,
  p2,
  paste,
  send,
  writeElsewhere,
} from './gradebook'

const [beatriz, caua] = ['Beatriz Queiroz Vieira', 'Cauã César Ramos Barreto'] as const
const [partial, project, participation] = ['Prova parcial', 'Projeto', 'Participação'] as const

test('a walk by keys: Enter goes down, Tab right, arrows both ways, Esc gives back, errors stand in the cell', async ({
  page,
}) => {
  await openBook(page)
  await gridCell(page, ana, p2).focus()
  await page.keyboard.type('7,5')
  await page.keyboard.press('Enter')
  await expect(gridCell(page, arthur, p2)).toBeFocused()
  await page.keyboard.type('8.25')
  await page.keyboard.press('ArrowDown')
  await expect(gridCell(page, arthur, p2)).toHaveValue('8,25')
  await expect(gridCell(page, beatriz, p2)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(gridCell(page, beatriz, participation)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  // with the whole figure selected an arrow key leaves the cell, to the next one that is not closed
  await expect(gridCell(page, beatriz, project)).toBeFocused()
  const before = await gridCell(page, beatriz, project).inputValue()
  await page.keyboard.type('1')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(gridCell(page, beatriz, project), 'inside a number the arrow moves the caret').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(gridCell(page, beatriz, project)).toHaveValue(before)
  await page.keyboard.press('ArrowUp')
  await expect(gridCell(page, arthur, project)).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(gridCell(page, ana, project)).toBeFocused()
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await expect(gridCell(page, ana, project)).toHaveAttribute('aria-invalid', 'true')
  await expect(gridCell(page, ana, project)).toHaveAccessibleDescription('Escreva como 7,5')
  await expect(sendBar(page)).toContainText('3 alterações não enviadas · 1 com erro')
  await page.keyboard.press('Control+End')
  await expect(gridCell(page, 'Vinícius Guimarães Pires', project)).toBeFocused()
  await page.keyboard.press('Control+Home')
  await expect(gridCell(page, ana, project)).toBeFocused()
  await expect(line(page, 'Gustavo Augusto Leite Borges')).toContainText('Inativo: Transferido')
  await expect(line(page, 'Gustavo Augusto Leite Borges').getByRole('textbox')).toHaveCount(0)
  await expect(line(page, ana)).toContainText('Fechada')
})

test('a figure above the scale is asked about, too many decimals are told where the school tells its scale', async ({
  page,
}) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { session: 'cookie', grading: { scaleMax: 10, passingAverage: 6, decimals: 1 } } }),
  )
  await openTyped(page, '11')
  await gridCell(page, arthur, p2).fill('7,55')
  await gridCell(page, beatriz, p2).fill('7,50')
  await page.keyboard.press('Enter')
  await expect(gridCell(page, ana, p2)).toHaveAccessibleDescription('Passa de 10. Não seria 1,1?')
  await expect(gridCell(page, arthur, p2)).toHaveAccessibleDescription('Até 1 decimal')
  await expect(gridCell(page, beatriz, p2)).toHaveValue('7,5')
  await expect(sendBar(page)).toContainText('3 alterações não enviadas · 1 com erro · 1 para conferir')
})

test('a grade goes from not sent to confirmed, and is there after a reload', async ({ page }) => {
  await openTyped(page, '7,5')
  await expect(line(page, ana)).toContainText('Não enviada')
  await expect(line(page, ana), 'the partial mean counts what is published').not.toContainText('desatualizada')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/AproveitamentosAlunos')) asked.push(request.url())
  })
  await send(page)
  await expect(line(page, ana)).toContainText('Recebida')
  await expect(line(page, ana)).toContainText('Confirmada')
  await expect(sendBar(page)).toContainText('Tudo enviado')
  await expect.poll(() => stored(page), 'nothing is kept of what is confirmed').not.toContain('lancamentos')
  // two reads, before sending and to confirm it: the page's own sending does not cause a read of the whole class
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  expect(asked).toHaveLength(2)
  await page.reload()
  await expect(gridCell(page, ana, p2)).toHaveValue('7,5')
})

test('a whole class is closed by keyboard; its cells say so, and nobody writes there any more', async ({ page }) => {
  await openBook(page)
  await expect(gridCell(page, ana, project)).toBeVisible()
  await page.getByRole('button', { name: 'Fechar notas' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Conferir antes de fechar' })).toBeFocused()
  await page.getByLabel('Avaliação').selectOption({ label: project })
  const typed = page.getByLabel(/^Para fechar, digite/)
  const [n = ''] =
    /\d+/.exec((await typed.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)) ?? '') ?? []
  await typed.focus()
  await page.keyboard.type(n)
  const held = '**/json/oneway/AproveitamentoAluno'
  await page.route(held, () => undefined)
  await page.keyboard.press('Enter')
  const waits = line(page, ana).locator('[data-closing]')
  await expect(waits).toHaveText(/A fechar/)
  await expect(waits, 'not yet for good').toHaveCSS('outline-style', 'dashed')
  // `unroute` lets the held requests go on
  await page.unroute(held)
  await expect(sendBar(page)).toContainText(`· ${n} notas fechadas`)
  await expect(waits).toHaveCount(0)
  await page.getByText('O que já enviei hoje').click()
  await expect(page.getByRole('listitem').filter({ hasText: `${n} notas fechadas` })).toBeVisible()
  const cell = line(page, ana).getByRole('cell').filter({ hasText: '9,5' })
  await expect(cell).toHaveText(/Fechada/)
  await expect(gridCell(page, ana, project)).toHaveCount(0)
  await page.reload()
  await expect(cell).toHaveText(/Fechada/)
})

test('a block of 40 × 5 is shown before it changes anything, put in, and taken back in one step', async ({ page }) => {
  await openBook(page)
  await gridCell(page, ana, partial).focus()
  const lines = Array.from({ length: 40 }, (_, r) =>
    Array.from({ length: 5 }, (_, c) => (r === 0 && c === 0 ? 'rasura' : `${(r + c) % 10},5`)).join('\t'),
  )
  await paste(page, lines.join('\r\n'))
  await expect(page.getByRole('heading', { name: 'Colar notas de uma planilha' })).toBeFocused()
  await expect(page.getByText('A partir de Prova parcial')).toContainText(ana)
  const linesOf = page.getByRole('group', { name: 'De quem é cada linha?' })
  await expect(page.getByRole('button', { name: 'Colocar na grade' })).toHaveAccessibleDescription(
    'Diga de quem é cada linha',
  )
  await linesOf.getByLabel(/^De todos na lista, com os inativos/).check()
  await expect(page.getByText(/Novas: \d+ · Mudam: \d+ · Iguais: \d+ · Recusadas: \d+/)).toBeVisible()
  await expect(page.getByText('2 linhas ficaram de fora')).toBeVisible()
  const preview = page.getByRole('table', { name: 'O que vai acontecer com cada nota' })
  await expect(
    preview.getByRole('row', { name: /Ana Prado Souza.*Prova parcial.*Recusada.*Escreva como 7,5.*Colado: rasura/ }),
  ).toBeVisible()
  await expect(preview.getByRole('row', { name: /Gustavo.*Recusada O estudante está inativo/ }).first()).toBeVisible()
  await page.getByRole('button', { name: /Colocar \d+ notas na grade/ }).click()
  await expect(sendBar(page)).toContainText('alterações não enviadas')
  await expect(gridCell(page, arthur, partial)).toHaveValue('1,5')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(sendBar(page)).toContainText('Nenhuma alteração para enviar')
  await expect(gridCell(page, arthur, partial)).toHaveValue('4,0')
})

test('names that fit nobody are told; rubbish changes nothing', async ({ page }) => {
  await openBook(page)
  await page.getByRole('button', { name: 'Colar da planilha' }).click()
  const campo = page.getByRole('textbox', { name: 'Notas copiadas' })
  const start = page.getByLabel('Colar a partir da avaliação')
  await expect(start).toBeVisible()
  await campo.fill('Nome\tProjeto\nana souza\t8\nFulano de Tal\t5')
  await expect(start, 'the titles say it').toBeHidden()
  await expect(page.getByText('Fulano de Tal – ninguém com este nome')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Colocar 1 nota na grade' })).toBeVisible()
  await campo.fill('{"a":1}\n<script>\t=1+1\n\u0000\u0007')
  await expect(page.getByText('Nenhuma nota para colocar')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sendBar(page)).toContainText('Nenhuma alteração para enviar')
})

test('falha/lancar/6: two teachers at once: both figures are shown, the choice is sent', async ({ page, portal }) => {
  await openBook(page)
  await writeElsewhere(portal.url, p2, { [ana]: 6, [arthur]: 5 })
  await gridCell(page, ana, p2).fill('9')
  await gridCell(page, arthur, p2).fill('4')
  await gridCell(page, beatriz, p2).fill('8')
  await send(page)
  const dialog = page.getByRole('dialog', { name: '2 notas mudaram na escola enquanto você digitava' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Aplicar e enviar' }).click()
  await expect(dialog.getByText('Escolha uma das duas notas.')).toBeVisible()
  await dialog
    .getByRole('group', { name: new RegExp(ana) })
    .getByLabel('A nota que você digitou: 9,0')
    .check()
  await dialog
    .getByRole('group', { name: new RegExp(arthur) })
    .getByLabel('A nota que está na escola: 5,0')
    .check()
  await dialog.getByRole('button', { name: 'Aplicar e enviar' }).click()
  await expect(sendBar(page)).toContainText('Tudo enviado')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await expect(gridCell(page, arthur, p2)).toHaveValue('5,0')
  await page.reload()
  await expect(gridCell(page, ana, p2)).toHaveValue('9,0')
  await expect(gridCell(page, beatriz, p2)).toHaveValue('8,0')
})

test('falha/lancar/15: one tab edits; the second looks on, and takes over when the first is closed', async ({
  page,
  context,
}) => {
  await openBook(page)
  const second = await context.newPage()
  await second.goto(gradebookAddress)
  await expect(second.getByText('Você já está lançando notas em outra aba')).toBeVisible()
  await expect(gridCell(second, ana, p2)).toHaveCount(0)
  await gridCell(page, ana, p2).fill('7')
  await send(page)
  await expect(line(page, ana)).toContainText('Confirmada')
  await expect(line(second, ana), 'the other tab reads again').toContainText('7,0')
  await page.close()
  await second.getByRole('button', { name: 'Lançar notas nesta aba' }).click()
  await expect(gridCell(second, ana, p2)).toHaveValue('7,0')
  // the button has disappeared, so the focus is on the bar that tells of its work
  await expect(sendBar(second).locator(':focus')).toHaveCount(1)
})

test('unsent grades survive a reload, leaving asks, and signing out erases them', async ({ page }) => {
  await openTyped(page, '7,5')
  await gridCell(page, arthur, p2).fill('abc')
  await page.keyboard.press('Enter')
  await expect(sendBar(page)).toContainText('1 com erro')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(page.getByText('2 notas que não tinham sido enviadas voltaram para a grade.')).toBeVisible()
  await expect(gridCell(page, ana, p2)).toHaveValue('7,5')
  await expect(gridCell(page, arthur, p2)).toHaveAccessibleDescription('Escreva como 7,5')
  await page.getByRole('link', { name: 'Turmas' }).first().click()
  const dialog = page.getByRole('dialog', { name: '2 alterações ainda não foram enviadas' })
  const tops = await dialog.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops, 'three buttons in one row').toEqual([tops[0], tops[0], tops[0]])
  await dialog.getByRole('button', { name: 'Continuar aqui' }).click()
  await expect(page).toHaveURL(new RegExp(gradebookAddress))
  await page.getByRole('link', { name: 'Turmas' }).first().click()
  await dialog.getByRole('button', { name: 'Sair sem enviar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas turmas' })).toBeVisible()
  await page.getByRole('link', { name: 'Lançar notas: Matemática · 7º A' }).click()
  await expect(gridCell(page, ana, p2)).toHaveValue('7,5')
  expect(await stored(page)).toContain('lancamentos')
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await dialog.getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(page).toHaveURL(/\/entrar/)
  expect(await stored(page)).not.toContain('lancamentos')
})

test('falha/lancar/1: a grade that was lost is marked, checked again and sent again by the person', async ({
  page,
  portal,
  expectStatus,
}) => {
  expectStatus('net')
  await openBook(page)
  // drops every request, because a browser resends one when a kept connection breaks
  await portal.fail('AproveitamentoAluno', 'drop')
  await gridCell(page, ana, p2).fill('7')
  await send(page)
  await expect(line(page, ana)).toContainText('Sem resposta')
  await expect(line(page, ana)).toContainText('Não confirmada', { timeout: 15_000 })
  await page.getByRole('button', { name: `Verificar de novo: ${ana}` }).click()
  await expect(line(page, ana)).toContainText('Não confirmada')
  await portal.fail('AproveitamentoAluno', null)
  const writes = async () => (await portal.log()).filter(({ operation }) => operation === 'AproveitamentoAluno').length
  const before = await writes()
  await page.getByRole('button', { name: `Enviar de novo: ${ana}` }).click()
  await expect(line(page, ana)).toContainText('Confirmada')
  expect((await writes()) - before).toBe(1)
})

test('publishing: the checklist, and the student sees the grade only afterwards', async ({ page, browser, portal }) => {
  const other = await browser.newContext({ locale: 'pt-BR', baseURL: portal.url })
  const student = await other.newPage()
  await openTyped(page, '6,3')
  await page.getByRole('button', { name: 'Publicar notas' }).click()
  await page.getByLabel('Avaliação').selectOption({ label: p2 })
  await expect(page.getByText('Corrija ou envie antes 1 nota desta avaliação')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await send(page)
  await expect(line(page, ana)).toContainText('Confirmada')
  await enter(student, 'ana')
  await student.goto('/turmas/1011/notas')
  await expect(student.getByRole('main').getByText(p2).first()).toBeVisible()
  await expect(student.getByRole('main')).not.toContainText('6,3')
  await page.getByRole('button', { name: 'Publicar notas' }).click()
  await page.getByLabel('Avaliação').selectOption({ label: p2 })
  await expect(page.getByText('34 estudantes sem nota: para eles nada muda')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar 1 nota' }).click()
  await expect(sendBar(page)).toContainText('Tudo enviado')
  await student.reload()
  await expect(student.getByRole('main')).toContainText('6,3')
  await other.close()
})

test('the file opens in a Brazilian spreadsheet and runs nothing', async ({ page }) => {
  await openBook(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar planilha (CSV)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('notas-matematica-7o-a.csv')
  const text = readFileSync(await file.path(), 'utf8')
  const [top = '', first = ''] = text.split('\r\n')
  expect(top).toBe(
    '\uFEFFEstudante;Situação;Prova do 1º bimestre;Trabalho em grupo;Prova parcial;Projeto;Prova do 2º bimestre;Participação;Recuperação do 1º bimestre;Exame final;Faltas;Média parcial;Média final',
  )
  expect(first).toBe('Ana Prado Souza;Ativo;8,0;7,4;7,0;9,5;;8,5;;;26;7,40;')
  expect(text.split('\r\n')).toHaveLength(40)
})

test('by keys past the grid, and back into it', async ({ page }) => {
  await openBook(page)
  const skip = page.getByRole('link', { name: 'Pular a grade de notas' })
  await gridCell(page, ana, p2).fill('7')
  await skip.focus()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('#below-grid')).toBeFocused()
  await expect(page, 'nobody is asked about leaving').toHaveURL(new RegExp(`${gradebookAddress}$`))
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('textbox', { name: /^Nota de Vinícius/ }).last()).toBeFocused()
})

test('search, order, and only those without a grade', async ({ page }) => {
  await openBook(page)
  const nomes = page.getByRole('rowheader')
  await page.getByRole('searchbox', { name: 'Procurar estudante' }).fill('cesar')
  await expect(nomes).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Procurar estudante' }).fill('')
  const byName = page.getByRole('button', { name: 'Estudante', exact: true })
  await byName.click()
  await byName.click()
  await expect(nomes.first()).toContainText('Vinícius')
  await page.getByRole('checkbox', { name: /Só sem nota em/ }).check()
  await expect(nomes).toHaveCount(35)
  await expect(page.getByText('35 estudantes na lista')).toBeVisible()
})

test('the home leads straight to what is missing', async ({ page }) => {
  await enter(page, 'carla')
  await page.goto('/inicio')
  await page.getByRole('link', { name: 'Participação: faltam 34 notas' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(34)
  await gridCell(page, caua, participation).fill('9')
  await expect(sendBar(page)).toContainText('1 alteração não enviada')
})

test('falha/lancar/3: a session that ends: the dialog opens over the grid, what was typed stays, nothing is sent by itself', async ({
  page,
  portal,
  expectStatus,
}) => {
  expectStatus(401)
  await openTyped(page, '7')
  await portal.fail('AproveitamentosAlunos', 401, { times: 1 })
  await send(page)
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' })
  await dialog.getByLabel('Senha', { exact: true }).fill('caderno')
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog).toBeHidden()
  await expect(gridCell(page, ana, p2)).toHaveValue('7,0')
  expect((await portal.log()).some(({ operation }) => operation === 'AproveitamentoAluno')).toBe(false)
  await page.getByRole('button', { name: /Enviar notas|Continuar o envio/ }).click()
  await expect(line(page, ana)).toContainText('Confirmada')
})

test('falha/lancar/7: a busy service: a countdown that can be stopped, then it goes on by itself', async ({
  page,
  portal,
  expectStatus,
}) => {
  expectStatus(503)
  await openTyped(page, '7')
  await portal.fail('AproveitamentoAluno', 503, { times: 1, retryAfter: 1 })
  await send(page)
  await expect(page.getByText('A escola está atendendo muita gente.').first()).toBeVisible()
  await expect(line(page, ana)).toContainText('Não enviada')
  await expect(line(page, ana)).toContainText('Confirmada', { timeout: 18_000 })
})
