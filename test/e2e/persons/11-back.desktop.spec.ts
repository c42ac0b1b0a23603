// A page that the browser keeps whole while another site is looked at: on a public computer "Back" is a new visit.
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { begin } from '../matricula/family'
import { protocolos } from '../../../src/mock/seed/pedidos'

/** What a browser that keeps pages whole tells one that is left and comes back: the browser of the tests keeps none. */
async function awayAndBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tell = (type: string) => dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
    tell('pagehide')
    Object.assign(window, { seen: !document.documentElement.hidden })
    tell('pageshow')
  })
}

async function consult(page: Page, publico: boolean): Promise<void> {
  await begin(page, 'Consultar pedido', { publico })
  await page.getByLabel('Protocolo').fill(protocolos.enzo)
}

test('11 "Consultar pedido" on a public computer does not come back from another site', async ({ page }) => {
  await consult(page, false)
  await awayAndBack(page)
  expect(await page.evaluate(() => 'seen' in window && window.seen)).toBe(true)
  await expect(page.getByLabel('Protocolo')).toHaveValue(protocolos.enzo)

  await consult(page, true)
  const anew = page.waitForEvent('load')
  await awayAndBack(page)
  await anew
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Protocolo')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(protocolos.enzo)
})
