// A class with more evaluations and students than fit the window: only those in sight are drawn, all can be reached.
import type { AproveitamentoAluno, Nota } from '@/contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { gridCell, openBook } from './gradebook'

const howMany = 20
const nome = (n: number) => `Atividade ${String(n).padStart(2, '0')}`

/** A record of the class with `howMany` evaluations. */
function wide(record: AproveitamentoAluno): AproveitamentoAluno {
  const avaliacoes = Array.from({ length: howMany }, (_, i): Nota => ({
    avaliacaoId: 5000 + i,
    nome: nome(i + 1),
    nomeResumido: `A${i + 1}`,
    peso: 1,
    valor: null,
    fechada: false,
    publicada: false,
  }))
  return { ...record, grupos: [{ nome: '2º bimestre', avaliacoes }], notasComplementares: [] }
}

const withTwenty = (page: Page) =>
  page.route('**/json/reply/AproveitamentosAlunos', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { itens: AproveitamentoAluno[] }
    await route.fulfill({ response, json: { ...body, itens: body.itens.map(wide) } })
  })

/** Tab, Shift+Tab and Tab, the last one while the grid is rendered for the one before, then Shift+Tab. */
async function pressBetween(wait: number) {
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const tab = (shiftKey: boolean) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }),
    )
  tab(false)
  await after(wait)
  tab(true)
  const { port1, port2 } = new MessageChannel()
  await new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(null)
  })
  tab(false)
  await after(500)
  tab(true)
  await after(500)
}

test('twenty evaluations: keys walk through all of them, the cell in use stays', async ({ page }) => {
  await withTwenty(page)
  await openBook(page)
  const ana = (n: number) => gridCell(page, 'Ana Prado Souza', nome(n))
  const heads = page.getByRole('columnheader', { name: /Atividade/ })
  // the columns in sight are drawn at once, two more in idle time
  await expect(heads).toHaveCount(13)
  await expect(page.locator('tbody tr').first().locator('input')).toHaveCount(13)
  await ana(1).focus()
  for (let n = 2; n <= howMany; n++) {
    await page.keyboard.press('Tab')
    await expect(ana(n)).toBeFocused()
    await expect(ana(n)).toBeInViewport({ ratio: 1 })
  }
  // a column that is not drawn keeps its width, so that heads stand above their cells
  const [head, box] = await Promise.all([heads.last().boundingBox(), ana(howMany).boundingBox()])
  expect(Math.abs((head?.x ?? 0) + (head?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0))).toBeLessThan(16)
  await expect(heads.last()).toHaveAttribute('aria-colindex', String(howMany + 1))
  await page.keyboard.press('Tab')
  await expect(gridCell(page, 'Arthur César Barbosa Araújo', nome(1)), 'on to the next line').toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(ana(howMany)).toBeFocused()
  // the focused cell is never removed, even when the focus comes back before the grid has followed it
  for (const wait of [0, 30, 0]) await page.evaluate(pressBetween, wait)
  await expect(ana(howMany)).toBeFocused()
  await page.keyboard.type('8')
  await page
    .getByRole('region', { name: /Notas/ })
    .first()
    .evaluate((region) => (region.scrollLeft = 0))
  await expect(ana(1)).toBeAttached()
  await expect(ana(howMany), 'what is being typed is not thrown away').toHaveValue('8')
  await expect(ana(16)).toHaveCount(0)
})

for (const [evaluations, each] of [
  [8, [8]],
  [howMany, [10, 10]],
] as const)
  test(`on paper the gradebook is its sheets, on their side and whole, then the picture of the class: ${evaluations} evaluations`, async ({
    page,
  }) => {
    if (evaluations === howMany) await withTwenty(page)
    await openBook(page)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 1032, height: 700 }) // the sheet without its margins
    const sheets = page.getByRole('table')
    await expect(sheets).toHaveCount(each.length)
    for (const [i, count] of each.entries()) {
      const sheet = sheets.nth(i)
      const heads = sheet.getByRole('columnheader')
      // the further heads are the sheet's title, number, name, absences, two means, situation
      await expect(heads).toHaveCount(count + 7)
      await expect(heads.first()).toHaveText(/^Folha de notas · .*Matemática · 7º A · \d{4}, 2º bimestre/)
      await expect(heads.first()).toContainText(`7º A · ${new Date().getFullYear()}, `)
      for (const head of ['Nº', 'Estudante', 'Faltas', 'Média parcial', 'Média final', 'Situação'])
        await expect(sheet.getByRole('columnheader', { name: head, exact: true })).toBeVisible()
      await expect(sheet.getByText('Assinatura')).toBeVisible()
      await expect(sheet.getByText(/^Impresso em .* Documento informativo\.$/)).toBeVisible()
      const beyond = await sheet.evaluate((table) =>
        [...table.querySelectorAll('*')]
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect()
            const cell = (one.closest('th, td') ?? table).getBoundingClientRect()
            return (
              right > 1032 || left < cell.left - 1 || right > cell.right + 1 || one.scrollWidth > one.clientWidth + 1
            )
          })
          .map((one) => one.textContent),
      )
      expect(beyond, 'is cut').toEqual([])
    }
    for (const gone of ['Nenhuma alteração para enviar', 'Colar da planilha', 'Lançar notas'])
      await expect(page.getByText(gone).first()).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Perto do limite de faltas' }), 'the picture is drawn').toBeVisible()
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    const pages = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)]
    expect(pages.length).toBeGreaterThan(each.length)
    for (const [, width, height] of pages) expect(Number(width)).toBeGreaterThan(Number(height))
  })

test('names of many words stand in two lines, and the line stays as high as it is told', async ({ page }) => {
  const nomes = ['Daniel Henrique Vasconcelos Tavares', 'Daniel Henrique Vasconcelos Teixeira']
  await page.route('**/json/reply/AproveitamentosAlunos', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { itens: AproveitamentoAluno[] }
    const itens = body.itens.map((one, i) => ({ ...one, nome: nomes[i] ?? one.nome }))
    await route.fulfill({ response, json: { ...body, itens } })
  })
  await openBook(page)
  for (const one of nomes) {
    const line = page.getByRole('row', { name: one })
    await line.getByRole('textbox').first().fill('7')
    await expect(line).toContainText('Não enviada')
    const cut = await line.getByText(one).evaluate((name) => name.scrollHeight - name.clientHeight)
    expect(cut, 'read to its end').toBeLessThanOrEqual(1)
    const width = await line.getByText(one).evaluate((name) => name.scrollWidth - name.clientWidth)
    expect(width).toBeLessThanOrEqual(1)
    expect((await line.boundingBox())?.height).toBe(33)
  }
})
