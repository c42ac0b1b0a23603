// A report card of more groups than fit the window: its table scrolls, the page does not.
import type { AproveitamentoAluno } from '@/contract'
import { enter, expect, noSidewaysScroll, test } from '../fixtures'

test('twelve groups: the last column is reached by scrolling the table alone', async ({ page }) => {
  await page.route('**/json/reply/AproveitamentosAlunos', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { itens: AproveitamentoAluno[] }
    const itens = body.itens.map((record) => ({
      ...record,
      grupos: Array.from({ length: 12 }, (_, i) => ({ ...record.grupos[0], nome: `Etapa ${i + 1}` })),
    }))
    await route.fulfill({ response, json: { ...body, itens } })
  })
  await enter(page, 'ana')
  await page.goto('/boletim')
  const last = page.getByRole('columnheader', { name: 'Faltas' })
  await expect(last).toBeVisible()
  await expect(last).not.toBeInViewport()
  await noSidewaysScroll(page)
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  expect(await page.evaluate(() => scrollX)).toBe(0)
})
