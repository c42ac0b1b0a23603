// The browser keeps the scroll positions of a person's pages, never the addresses; nothing after "Apagar e sair".
import type { Page } from '@playwright/test'
import { enter, expect, signIn, test } from '../fixtures'

const kept = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))

test('a reload finds its place again without keeping an address, another address begins at the top', async ({
  page,
}) => {
  await enter(page, 'ana')
  await page.goto('/turmas/1011/notas')
  await expect(page.getByText('Parcial: 3 de 6 notas publicadas')).toBeVisible()
  // an answer still on its way would move the position
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const place = await page.evaluate(async () => {
    const ended = new Promise((done) => addEventListener('scrollend', done, { once: true }))
    scrollTo(0, 150)
    await ended
    return scrollY
  })
  await page.reload()
  await expect(page.getByText('Parcial: 3 de 6 notas publicadas')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  expect(await kept(page)).not.toMatch(/turmas|inicio|entrar/)
  await page.goto('/turmas')
  await expect(page.getByText('26 de 30 faltas')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('"Apagar e sair" leaves nothing in the tab, nor does the page when it goes', async ({ page }) => {
  await signIn(page, 'ana')
  await page.goto('/turmas/1011/notas')
  await expect(page.getByText('Parcial: 3 de 6 notas publicadas')).toBeVisible()
  await page.goto('/configuracoes')
  await page.getByRole('button', { name: 'Apagar dados deste aparelho' }).click()
  expect(await kept(page)).toContain('react-router')
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar e sair' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  expect(await kept(page)).toBe('[]')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  expect(await kept(page)).toBe('[]')
})
