// Room for fingers on the pages that no keyboard walk covers: a family, a week, no network, stacked buttons.
import type { Page } from '@playwright/test'
import { enter, expect, roomForFingers, test } from '../fixtures'
import { unfold } from './screens'

async function checked(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await unfold(page)
    await roomForFingers(page)
  }
}

test('a family has room for its fingers', async ({ page }) => {
  await enter(page, 'marta')
  await checked(page, ['/inicio', '/alunos/1/inicio', '/alunos/1/turmas', '/alunos/2/boletim', '/alunos/1/recados'])
})

test('a student has room, also at large text and without a network', async ({ page, context, expectStatus }) => {
  expectStatus('net')
  await enter(page, 'ana')
  await checked(page, ['/inicio', '/semana', '/presenca', '/turmas', '/nowhere'])
  await page.goto('/turmas')
  await page.getByRole('button', { name: 'Ocultar notas' }).click()
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-text', '130')
  })
  await context.setOffline(true)
  await expect(page.getByText('Sem internet').first()).toBeVisible()
  await roomForFingers(page)
})

test('on a tablet the heads of a table that sort have room', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await enter(page, 'carla')
  await checked(page, ['/turmas/1011', '/inicio'])
})
