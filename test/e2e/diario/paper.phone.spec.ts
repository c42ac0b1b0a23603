// On paper the whole period fits one sheet of A4, with its legend and a note of what the sheet is worth.
import { enter, expect, test } from '../fixtures'

/** The number of pages of a PDF: its objects of type Page. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0

for (const [person, path, text] of [
  ['ana', '/boletim', '26 de 30 faltas'],
  ['bruno', '/boletim', '32 faltas; o limite é 30'],
  ['bruno', '/boletim?periodo=1', 'final'],
] as const)
  test(`the report card of a period is one sheet: ${person} ${path}`, async ({ page }) => {
    // counts what is drawn for paper only, at the end of printing before the portal hears of it
    await page.addInitScript(() => {
      addEventListener('afterprint', () => {
        document.documentElement.dataset['drawn'] = String(document.querySelectorAll('.print-only svg').length)
      })
    })
    await enter(page, person)
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/Impresso em .* Documento informativo\./)).toBeVisible()
    await expect(page.getByText('Já vale, mas o professor ainda pode mudar.')).toBeVisible()
    await expect(page.getByText('Prova do 1º bimestre', { exact: true }).last()).toBeVisible()
    await expect(page.getByText(new URL(path, page.url()).href)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pagesOf(pdf)).toBe(1)
    await expect(page.locator('html')).toHaveAttribute('data-drawn', '1')
  })

test('the report card of a class prints with name and date', async ({ page }) => {
  await enter(page, 'ana')
  await page.goto('/turmas/1011/notas')
  await expect(page.getByText('Parcial: 3 de 6 notas publicadas')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Portal Acadêmico · Ana Prado Souza')).toBeVisible()
  await expect(page.getByText(/Documento informativo/)).toBeVisible()
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(pagesOf(pdf)).toBeLessThanOrEqual(2)
})
