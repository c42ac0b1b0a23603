// A class with more evaluations and students than there is room for: drawn are those in sight, reached are all of them.
import type { AproveitamentoAluno, Nota } from '@/contract'
import { expect, test } from '../fixtures'
import { celula, openBook } from './livro'

const quantas = 20
const nome = (n: number) => `Atividade ${String(n).padStart(2, '0')}`

/** The service's class, with so many evaluations. */
function larga(record: AproveitamentoAluno): AproveitamentoAluno {
  const avaliacoes = Array.from({ length: quantas }, (_, i): Nota => ({
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

test('twenty evaluations: keys walk through all of them, the cell in use stays, paper shows the whole class', async ({
  page,
}) => {
  await page.route('**/json/reply/AproveitamentosAlunos', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { itens: AproveitamentoAluno[] }
    await route.fulfill({ response, json: { ...body, itens: body.itens.map(larga) } })
  })
  await openBook(page)
  const ana = (n: number) => celula(page, 'Ana Prado Souza', nome(n))
  const heads = page.getByRole('columnheader', { name: /Atividade/ })
  // those in sight at once, two more when there is time
  await expect(heads).toHaveCount(8)
  await expect(page.locator('tbody tr').first().locator('input')).toHaveCount(8)
  await ana(1).focus()
  for (let n = 2; n <= quantas; n++) {
    await page.keyboard.press('Tab')
    await expect(ana(n)).toBeFocused()
    await expect(ana(n)).toBeInViewport({ ratio: 1 })
  }
  // a column that is not drawn keeps its place: heads stand over their cells
  const [head, cell] = await Promise.all([heads.last().boundingBox(), ana(quantas).boundingBox()])
  expect(Math.abs((head?.x ?? 0) + (head?.width ?? 0) - (cell?.x ?? 0) - (cell?.width ?? 0))).toBeLessThan(16)
  await expect(heads.last()).toHaveAttribute('aria-colindex', String(quantas + 1))
  await page.keyboard.press('Tab')
  await expect(celula(page, 'Arthur César Barbosa Araújo', nome(1)), 'on to the next line').toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(ana(quantas)).toBeFocused()
  await page.keyboard.type('8')
  await page
    .getByRole('region', { name: /Notas/ })
    .first()
    .evaluate((region) => (region.scrollLeft = 0))
  await expect(ana(1)).toBeAttached()
  await expect(ana(quantas), 'what is being typed is not thrown away').toHaveValue('8')
  await expect(ana(10)).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(heads).toHaveCount(quantas)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(heads).not.toHaveCount(quantas)
})
