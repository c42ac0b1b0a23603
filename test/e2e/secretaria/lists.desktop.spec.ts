// The layout of the office's lists and form: on paper, while somebody types, beside each other.
import type { Page } from '@playwright/test'
import { enter, expect, test } from '../fixtures'
import { main } from './pages'

const search = (page: Page) => page.getByLabel('Procurar por nome ou código')

/** The number of table rows, heads included, in the page printed as a tagged PDF. */
async function rowsOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true })
  return pdf.toString('latin1').match(/\/S\s*\/TR\b/g)?.length ?? 0
}

test('every row that is loaded stands on paper, in the table that it stands in on the screen', async ({ page }) => {
  await enter(page, 'sonia')
  await page.goto('/atividades')
  await expect(main(page).getByText('50 atividades carregadas')).toBeVisible()
  expect(await rowsOnPaper(page)).toBe(51)
  await main(page).getByRole('button', { name: 'Carregar mais' }).click()
  await expect(main(page).getByText('100 atividades carregadas')).toBeVisible()
  expect(await rowsOnPaper(page)).toBe(101)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Mais filtros')).toBeHidden()
  await expect(main(page).getByRole('table')).toBeVisible()
})

test('what is folded stands open on paper', async ({ page }) => {
  await enter(page, 'sonia')
  await page.goto('/pessoas/nova')
  await page.getByLabel('Nome (obrigatório)').fill('Dulce Nogueira')
  await page.getByLabel('RG', { exact: true }).fill('12.345.678-9')
  await page.getByRole('button', { name: 'Enviar registro' }).click()
  await expect(page.getByText('Ver o que foi enviado')).toBeVisible()
  await expect(main(page).getByText('12.345.678-9')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByText('12.345.678-9')).toBeVisible()
})

test('columns stand still while somebody types, and a line while it opens', async ({ page }) => {
  await enter(page, 'sonia')
  for (const path of ['/equivalencias', '/atividades']) {
    await page.goto(path)
    const heads = () =>
      main(page)
        .locator('thead th')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
    await expect(main(page).locator('thead')).toBeVisible()
    const before = await heads()
    for (const typed of ['m', 'ma', 'mat']) {
      await search(page).fill(typed)
      await expect(main(page).getByText(/encontradas/)).toBeVisible()
      expect(await heads(), typed).toEqual(before)
    }
  }
  const opens = main(page).getByRole('button', { name: 'Matemática – 1º ano' })
  const top = () => opens.evaluate((one) => one.getBoundingClientRect().top + scrollY)
  const folded = await top()
  await opens.click()
  await expect(opens).toHaveAttribute('aria-expanded', 'true')
  expect(await top()).toBeCloseTo(folded, 1)
})

test('a code and a kind stand on one line, in the longest language', async ({ page }) => {
  await enter(page, 'sonia')
  await page.addInitScript(() => localStorage.setItem('portal.idioma', 'en'))
  await page.goto('/atividades')
  await expect(page.getByRole('columnheader', { name: 'Type' })).toBeVisible()
  await page.getByLabel('Search by name or code').fill('EJA-')
  await expect(page.getByText('EJA-MA-4')).toBeVisible()
  const broken = await page.locator('tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) =>
      [...row.querySelectorAll('td')].slice(0, 4).flatMap((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell.lastElementChild ?? cell)
        const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 ? [cell.textContent] : []
      }),
    ),
  )
  expect(broken).toEqual([])
})

test('what is filled in stands on one line, whatever its neighbour has above it', async ({ page }) => {
  await enter(page, 'sonia')
  const top = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((one) => one.getBoundingClientRect().top)
  const labelTop = (label: string) =>
    page
      .locator('label')
      .filter({ hasText: label })
      .first()
      .evaluate((one) => one.getBoundingClientRect().top)
  await page.goto('/pessoas/nova')
  await page.getByLabel('E-mail').fill('x')
  await page.getByLabel('E-mail').press('Control+Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'problemas para corrigir' })
  await expect(summary).toBeFocused()
  for (const [left, right] of [
    ['E-mail', 'Página na internet'],
    ['Título de eleitor', 'Zona'],
  ] as const) {
    expect(await top(left), left).toBeCloseTo(await top(right), 0)
    expect(await labelTop(left), left).toBeCloseTo(await labelTop(right), 0)
  }
  await page.setViewportSize({ width: 640, height: 800 })
  await page.goto('/atividades')
  expect(await top('Procurar por nome ou código')).toBeCloseTo(await top('Curso'), 0)
})

test('the ring of a notice has its corners; on a phone the answers of a question are as wide as it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'sonia')
  await page.goto('/pessoas/nova')
  await page.getByLabel('Nome (obrigatório)').fill('Dulce Nogueira')
  await page.getByLabel('Nome (obrigatório)').press('Control+Enter')
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Enviar só com o nome' })
  const no = page.getByRole('dialog').getByRole('button', { name: 'Cancelar' })
  const widthOf = async (one: typeof yes) => (await one.boundingBox())?.width
  await expect(yes).toBeVisible()
  expect(await widthOf(yes)).toBe(await widthOf(no))
  // without an answer in time, the message about it takes the focus
  await page.route('**/json/oneway/InsertPessoaAvaliacaoInterdisciplinar', () => undefined)
  await yes.press('Enter')
  const focused = page.locator('main [tabindex="-1"]:focus')
  const notice = focused.locator('> *')
  await expect(notice.getByText('Enviando')).toBeVisible()
  const radius = await notice.evaluate((one) => getComputedStyle(one).borderRadius)
  await expect(focused).toHaveCSS('border-radius', radius)
})

test('an address longer than a line of large letters stays within its notice', async ({ page, expectStatus }) => {
  const contact = { label: 'Secretaria', email: 'secretaria.da.escola@municipio-de-vila-serena.example' }
  await page.route('**/config.json', (route) => route.fulfill({ json: { helpContacts: [contact] } }))
  await page.route('**/json/oneway/InsertPessoaAvaliacaoInterdisciplinar', (route) => route.fulfill({ status: 500 }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => localStorage.setItem('portal.texto', '130'))
  await enter(page, 'sonia')
  await page.goto('/pessoas/nova')
  await page.getByLabel('Nome (obrigatório)').fill('Dulce Nogueira')
  await page.getByLabel('CPF', { exact: true }).fill('529.982.247-25')
  expectStatus(500)
  await page.getByLabel('CPF', { exact: true }).press('Control+Enter')
  const notice = main(page).locator('[tabindex="-1"]:focus > *')
  await expect(notice.getByText(contact.email)).toBeVisible()
  expect(await notice.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
