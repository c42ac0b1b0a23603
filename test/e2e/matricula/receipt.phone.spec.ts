// The receipt with large text on a small phone: nothing is wider than the page, and the protocol is not broken.
import type { Locator } from '@playwright/test'
import { protocolos } from '../../../src/mock/seed/matricula'
import { axe, expect, noSidewaysScroll, test } from '../fixtures'
import { addSchool, at, begin, byProtocol, daviOnReview, families } from './family'

/** On how many lines a text stands, and where it ends. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return { rows: range.getClientRects().length, right: range.getBoundingClientRect().right }
  })

test('receipt, consulting page, start page and list of schools at 130 % and 200 % text, 320 px wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const fits = async (protocol: boolean) => {
    for (const size of ['130%', '200%']) {
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text
      }, size)
      await noSidewaysScroll(page)
      if (!protocol) continue
      const lines = await linesOf(page.getByText(/^VS-/).first())
      expect(lines.rows, size).toBe(1)
      expect(lines.right, size).toBeLessThanOrEqual(320)
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
  }
  await daviOnReview(page)
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'recibo')
  await fits(true)
  await page.goto('/vagas')
  await expect(page.getByRole('button', { name: 'Ver o recibo' })).toBeVisible()
  await axe(page, { enhanced: true })
  await fits(false)
  await page.goto('/vagas/escolas')
  await expect(page.getByRole('heading', { name: '12 escolas' })).toBeVisible()
  await fits(false)
  await begin(page, 'Consultar pedido')
  await byProtocol(page, protocolos.enzo, families.enzo.dataNasc)
  await at(page, 'pedido')
  await fits(true)
  await page.getByRole('button', { name: 'Cancelar este pedido' }).click()
  await at(page, 'cancelar')
  await fits(true)
})

test('every page that asks, 320 px wide with 200 % text: the wishes and two schools side by side too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  await daviOnReview(page)
  await noSidewaysScroll(page)
  for (const step of ['estudante', 'cpf', 'serie', 'turno', 'endereco', 'responsavel', 'escola']) {
    await page.goto(`/vagas/${step}`)
    await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible()
    await noSidewaysScroll(page)
  }
  await page.getByText('Comparar duas escolas').click()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%'
  })
  const { rows } = await linesOf(page.getByRole('table').getByText('Escolher').first())
  expect(rows, 'the word of a button is not broken').toBe(1)
  await addSchool(page)
  await addSchool(page)
  await expect(page.getByRole('button', { name: /^Subir / })).toHaveCount(2)
  await noSidewaysScroll(page)
})

test('at the end of the page what is said at its edge lies over no link', async ({ page }) => {
  await begin(page, 'Consultar pedido')
  await byProtocol(page, protocolos.enzo, families.enzo.dataNasc)
  await at(page, 'pedido')
  await page.getByRole('button', { name: 'Pôr prazo no calendário' }).click()
  const toast = page.getByRole('main').getByText(/^Arquivo salvo/)
  await expect(toast).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const box = async (one: Locator) => (await one.boundingBox()) ?? { y: 0, height: 0 }
  const { y } = await box(toast)
  for (const link of await page.getByRole('contentinfo').locator('a, button').all()) {
    const { height, y: top } = await box(link)
    expect(top + height, await link.innerText()).toBeLessThanOrEqual(y)
  }
})
