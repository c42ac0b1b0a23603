// The grid while somebody types: it shows as many students as fit the window, and no message moves them.
import type { Locator } from '@playwright/test'
import { enter, expect, noSidewaysScroll, test } from '../fixtures'
import {
  ana,
  arthur,
  sendBar,
  gridCell,
  gradebookAddress,
  line,
  openBook,
  openScreen,
  p2,
  send,
  sendAnyway,
  writeElsewhere,
} from './gradebook'

const place = (cell: Locator) =>
  cell.evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect()
    return [left, top, width, height]
  })

test('a sending that ends with refusals, conflicts and a lost network moves no cell by a pixel', async ({
  page,
  context,
  portal,
  expectStatus,
}) => {
  expectStatus(400, 503, 'net')
  await openBook(page)
  const at = gridCell(page, 'Cecília Galvão Barros', p2)
  await gridCell(page, 'Beatriz Queiroz Vieira', p2).fill('x')
  await at.focus()
  const before = await place(at)
  const still = async (what: string) => expect(await place(at), what).toEqual(before)
  await still('what is wrong is marked')

  await gridCell(page, ana, p2).fill('12')
  await gridCell(page, arthur, p2).fill('6')
  await writeElsewhere(portal.url, p2, { [arthur]: 3 })
  await at.focus()
  await page.keyboard.type('7')
  await page.keyboard.press('Control+Enter')
  await sendAnyway(page)
  const conflict = page.getByRole('dialog', { name: /mudou na escola/ })
  await expect(conflict).toBeVisible()
  await conflict.getByRole('button', { name: 'Decidir depois' }).click()
  await expect(at).toBeFocused()
  await expect(line(page, ana)).toContainText('Não aceita')
  await expect(line(page, 'Cecília Galvão Barros')).toContainText('Confirmada')
  await still('refused, in conflict and confirmed')
  await expect(page.getByRole('heading', { name: /precisa de atenção/ })).toBeAttached()

  await portal.fail('AproveitamentoAluno', 503, { times: 1, retryAfter: 30 })
  await page.keyboard.type('8')
  await page.keyboard.press('Control+Enter')
  await expect(sendBar(page)).toContainText('O serviço está ocupado')
  await still('the service is busy')
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'Sem internet' })).toBeVisible()
  await still('no network')
  await expect(at).toBeFocused()
})

test('14 students and 8 evaluations in sight with a mouse; larger lines by choice, and remembered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openBook(page)
  const inSight = () =>
    page.evaluate(() => {
      const whole = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const points = [
          [left + 3, top + 3],
          [right - 3, bottom - 3],
        ] as const
        return points.every(([x, y]) => {
          const hit = document.elementFromPoint(x, y)
          return hit !== null && (element.contains(hit) || hit.contains(element))
        })
      }
      const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)].filter(whole).length
      return { students: all('tbody th'), evaluations: all('thead th') - 4 }
    })
  const seen = await inSight()
  expect(seen.students).toBeGreaterThanOrEqual(14)
  expect(seen.evaluations).toBeGreaterThanOrEqual(8)
  await noSidewaysScroll(page)
  const field = gridCell(page, ana, p2)
  const height = async () => (await field.boundingBox())?.height
  expect(await height()).toBe(28)
  await page.getByRole('button', { name: 'Linhas maiores' }).click()
  await expect.poll(height).toBe(44)
  await page.reload()
  await expect.poll(height).toBe(44)
  await page.getByRole('button', { name: 'Linhas menores' }).click()
  await expect.poll(height).toBe(28)
})

for (const [language, title] of [
  ['pt-BR', 'Lançar notas'],
  ['en', 'Enter grades'],
  ['es', 'Registrar notas'],
] as const)
  test(`the tools above and below the grid stand in one line each at 1280 px, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.addInitScript((code) => localStorage.setItem('portal.idioma', code), language)
    await enter(page, 'carla')
    await openScreen(page, gradebookAddress, title)
    for (const one of ['#open-close', 'button:has-text("CSV")']) {
      const middles = await page.locator(`main ${one}`).evaluate((tool) =>
        [...(tool.closest('[class*=line]')?.querySelectorAll('button, label') ?? [])].map((element) => {
          const { top, height } = element.getBoundingClientRect()
          return Math.round(top + height / 2)
        }),
      )
      expect(middles.length).toBeGreaterThan(3)
      expect(Math.max(...middles) - Math.min(...middles), one).toBeLessThan(8)
    }
  })

test('heads sort by keyboard, say so, and what is typed afterwards moves nobody', async ({ page }) => {
  await openBook(page)
  const head = page.getByRole('columnheader', { name: /Média parcial/ })
  const names = () => page.locator('main tbody th[scope=row]').allInnerTexts()
  const school = await names()
  await head.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  const sorted = await names()
  expect(sorted).not.toEqual(school)
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await page.keyboard.press('Enter')
  await expect(head).not.toHaveAttribute('aria-sort')
  expect(await names()).toEqual(school)

  const examHead = page.getByRole('columnheader', { name: /Prova parcial/ })
  const grid = page.locator('main [data-density]')
  await grid.evaluate((region) => (region.scrollTop = region.scrollHeight))
  await examHead.getByRole('button').click()
  await expect(examHead).toHaveAttribute('aria-sort', 'ascending')
  // sorting scrolls to the first student, also from far down
  expect(await grid.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  const byGrade = await names()
  const first = page.locator('main tbody tr').first().getByRole('textbox').first()
  await first.fill('9')
  await page.keyboard.press('Enter')
  await send(page)
  await page.getByRole('button', { name: 'Enviar mesmo assim' }).click()
  await expect(page.locator('main tbody tr').first()).toContainText('Confirmada')
  expect((await names()).map((name) => name.split('\n')[0])).toEqual(byGrade.map((name) => name.split('\n')[0]))
  await expect(page.getByRole('row', { name: /^Média da turma/ })).toBeVisible()
})

test('the sign of sorting stands within its head, however long the words of a language are', async ({ page }) => {
  await openBook(page)
  // by key, because a mouse press is lost where the page moves between its down and its up
  await page.getByRole('button', { name: 'English' }).press('Enter')
  for (const name of [/^Absen/, /^Partial average/, /^Final average/]) {
    const head = page.getByRole('columnheader', { name })
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', /ending$/)
    const [outer, sign] = await Promise.all([head.boundingBox(), head.getByText(/^[↑↓]$/).boundingBox()])
    if (!outer || !sign) throw new Error('no sign')
    expect(sign.x).toBeGreaterThan(outer.x)
    expect(sign.x + sign.width).toBeLessThan(outer.x + outer.width)
  }
})

test('who comes for an evaluation finds its column in sight, with the cursor in it', async ({ page }) => {
  await enter(page, 'carla')
  await page.setViewportSize({ width: 800, height: 700 })
  await openScreen(page, '/inicio', /Olá/)
  await page
    .getByRole('link', { name: /Participação: faltam/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(gradebookAddress))
  const focused = page.locator('input:focus')
  await expect(focused).toHaveAccessibleName(/em Participação$/)
  await expect(focused).toBeInViewport({ ratio: 1 })
})
