// A class with more evaluations and students than there is room for: drawn are those in sight, reached are all of them.
import type { AproveitamentoAluno, Nota } from '@/contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { gridCell, openBook } from './livro'

const howMany = 20
const nome = (n: number) => `Atividade ${String(n).padStart(2, '0')}`

/** The service's class, with so many evaluations. */
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

const comVinte = (page: Page) =>
  page.route('**/json/reply/AproveitamentosAlunos', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { itens: AproveitamentoAluno[] }
    await route.fulfill({ response, json: { ...body, itens: body.itens.map(wide) } })
  })

test('twenty evaluations: keys walk through all of them, the cell in use stays, paper shows the whole class', async ({
  page,
}) => {
  await comVinte(page)
  await openBook(page)
  const ana = (n: number) => gridCell(page, 'Ana Prado Souza', nome(n))
  const heads = page.getByRole('columnheader', { name: /Atividade/ })
  // those in sight at once, two more when there is time
  await expect(heads).toHaveCount(13)
  await expect(page.locator('tbody tr').first().locator('input')).toHaveCount(13)
  await ana(1).focus()
  for (let n = 2; n <= howMany; n++) {
    await page.keyboard.press('Tab')
    await expect(ana(n)).toBeFocused()
    await expect(ana(n)).toBeInViewport({ ratio: 1 })
  }
  // a column that is not drawn keeps its place: heads stand over their cells
  const [head, box] = await Promise.all([heads.last().boundingBox(), ana(howMany).boundingBox()])
  expect(Math.abs((head?.x ?? 0) + (head?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0))).toBeLessThan(16)
  await expect(heads.last()).toHaveAttribute('aria-colindex', String(howMany + 1))
  await page.keyboard.press('Tab')
  await expect(gridCell(page, 'Arthur César Barbosa Araújo', nome(1)), 'on to the next line').toBeFocused()
  await page.keyboard.press('Shift+Tab')
  // back and forth faster than the grid follows: what has the focus is never taken away
  for (const key of ['Tab', 'Shift+Tab', 'Tab', 'Shift+Tab', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
  await expect(ana(howMany)).toBeFocused()
  await page.keyboard.type('8')
  await page
    .getByRole('region', { name: /Notas/ })
    .first()
    .evaluate((region) => (region.scrollLeft = 0))
  await expect(ana(1)).toBeAttached()
  await expect(ana(howMany), 'what is being typed is not thrown away').toHaveValue('8')
  await expect(ana(16)).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(heads).toHaveCount(howMany)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(heads).not.toHaveCount(howMany)
})

for (const [who, evaluations] of [
  ['the class of the service', 8],
  ['twenty evaluations', howMany],
] as const)
  test(`on paper the gradebook lies on its side, whole and without tools: ${who}`, async ({ page }) => {
    if (evaluations === howMany) await comVinte(page)
    await openBook(page)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 1032, height: 700 }) // the sheet without its margins
    const heads = page.getByRole('columnheader')
    await expect(heads).toHaveCount(evaluations + 4)
    for (const head of [heads.last(), heads.nth(evaluations)]) {
      const { x = 0, width = 0 } = (await head.boundingBox()) ?? {}
      expect(width).toBeGreaterThan(0)
      expect(x + width).toBeLessThanOrEqual(1032)
    }
    await expect(page.locator('thead button'), 'Chromium repeats the head on the next page without them').toHaveCount(0)
    await expect(page.getByText(/Impresso em .* Documento informativo\./)).toBeVisible()
    await expect(page.getByText('Nenhuma alteração para enviar')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Colar da planilha' })).toBeHidden()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(heads.last()).toHaveCSS('position', 'static')
    await expect(page.locator('tbody input').first()).toHaveCSS('border-top-width', '0px')
    await expect(page.getByRole('heading', { name: 'Perto do limite de faltas' }), 'the picture is drawn').toBeVisible()
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    const sheets = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)]
    expect(sheets.length).toBeGreaterThan(1)
    for (const [, width, height] of sheets) expect(Number(width)).toBeGreaterThan(Number(height))
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
  for (const um of nomes) {
    const line = page.getByRole('row', { name: um })
    await line.getByRole('textbox').first().fill('7')
    await expect(line).toContainText('Não enviada')
    const cut = await line.getByText(um).evaluate((name) => name.scrollHeight - name.clientHeight)
    expect(cut, 'read to its end').toBeLessThanOrEqual(1)
    const width = await line.getByText(um).evaluate((name) => name.scrollWidth - name.clientWidth)
    expect(width).toBeLessThanOrEqual(1)
    expect((await line.boundingBox())?.height).toBe(33)
  }
})
