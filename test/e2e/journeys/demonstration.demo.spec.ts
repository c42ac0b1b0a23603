/** The demonstration: its bar, the explorer of the pretended service, and a browser that refuses the service worker. */
import type { Page } from '@playwright/test'
import { operations } from '@/contract'
import { ana, gradebookAddress, gridCell, p2 } from '../diario/gradebook'
import { axe, expect, keyboardWalk, noSidewaysScroll, test } from '../fixtures'
import { become } from './become'

test.beforeEach(({ expectStatus }) => {
  expectStatus(401)
})

test('a person is chosen in two presses', async ({ page }) => {
  await page.goto('/entrar')
  const bar = page.getByRole('complementary', { name: 'Serviço de demonstração' })
  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await bar.getByRole('button', { name: /^bruno/ }).click()
  // two pages are loaded on the way, each with its service
  await page.waitForURL('/inicio')
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Bruno/ })).toBeVisible()
  // a page that the new person may not open leads to their own home
  await page.goto('/boletim')
  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await bar.getByRole('button', { name: /^sonia/ }).click()
  await page.waitForURL('/inicio')
})

test('a change of person asks first while grades are unsent', async ({ page }) => {
  await become(page, 'carla')
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Carla/ })).toBeVisible()
  await page.goto(gradebookAddress)
  await gridCell(page, ana, p2).fill('7')
  const bar = page.getByRole('complementary', { name: 'Serviço de demonstração' })
  const asked = page.getByRole('dialog')
  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await bar.getByRole('button', { name: /^ana/ }).click()
  await asked.getByRole('button', { name: 'Continuar aqui' }).click()
  await expect(gridCell(page, ana, p2)).toHaveValue('7,0')
  await bar.getByRole('button', { name: /^ana/ }).click()
  await asked.getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
})

test('the bar makes the next call fail, the network slow or absent, moves the clock and starts afresh', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404, 'net')
  await become(page, 'ana')
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Serviço de demonstração' })
  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await axe(page)
  await bar.getByLabel('Operação').selectOption('Classes')
  await bar.getByLabel('O que acontece').selectOption('404')
  await bar.getByRole('button', { name: 'Falhar na próxima chamada' }).click()
  await expect(bar.getByText('Ainda vão falhar: Classes (404)')).toBeVisible()
  await bar.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByRole('main').getByText('Não deu para atualizar agora.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Matemática', exact: true })).toBeVisible()

  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await bar.getByText('Sem internet', { exact: true }).click()
  await bar.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByText('Sem internet. Mostrando o que já estava na tela.').first()).toBeVisible()
  await expect(page.getByText('Em Matemática, restam 4 faltas antes do limite.')).toBeVisible()

  await bar.getByRole('button', { name: 'Demonstração' }).click()
  await bar.getByRole('button', { name: 'Recomeçar do zero' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
})

test('the closed tab covers neither the bottom bar nor a stop of the keyboard', async ({ page }) => {
  await become(page, 'ana')
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
  const tab = await page.getByRole('button', { name: 'Demonstração' }).boundingBox()
  const menu = await page.getByRole('navigation', { name: 'Menu' }).boundingBox()
  if (!tab || !menu) throw new Error('both stand on the page')
  const apart = tab.y + tab.height <= menu.y || tab.x >= menu.x + menu.width
  expect(apart).toBe(true)
  await keyboardWalk(page)
})

/** The buttons, links and fields that the closed tab of the bar covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('aside[data-open]')
    const tab = bar?.querySelector('button')?.getBoundingClientRect()
    if (!bar || !tab) return ['no tab']
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, label, [tabindex="0"]')]
      .filter((element) => !bar.contains(element))
      .filter((element) => {
        const { bottom, height, left, right, top, width } = element.getBoundingClientRect()
        const apart = right <= tab.left || left >= tab.right || bottom <= tab.top || top >= tab.bottom
        return width > 0 && height > 0 && !apart
      })
      .map((element) => element.outerHTML.slice(0, 80))
  })

test('wherever the page is scrolled to, the closed tab stands on nothing usable', async ({ page }) => {
  await page.goto('/entrar')
  await expect(page.getByRole('button', { name: 'Demonstração' })).toBeVisible()
  const look = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 150) {
      await page.evaluate((to) => scrollTo(0, to), y)
      await expect.poll(() => covered(page), `${page.url()} at ${y}`).toEqual([])
    }
  }
  await look()
  await become(page, 'ana')
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
  await look()
  for (const path of ['/turmas/1011/notas', '/recados', '/vagas']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look()
  }
})

test('by keyboard alone: open, become somebody, see who it is, leave with Escape', async ({ page }) => {
  await become(page, 'bruno')
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Bruno/ })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Serviço de demonstração' })
  const tab = bar.getByRole('button', { name: 'Demonstração' })
  await tab.focus()
  await page.keyboard.press('Enter')
  await expect(bar.locator('[aria-current="true"]')).toHaveText(/^bruno/)
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('button', { name: /^ana/ })).toBeFocused()
  const blocked = bar.getByRole('button', { name: /^bloqueado/ })
  await blocked.focus()
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('alert')).toHaveText(/Conta bloqueada pela secretaria/)
  await page.keyboard.press('Escape')
  await expect(tab).toBeFocused()
  await expect(tab).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: /^Ninguém/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
})

test('the explorer lists every operation and sends a request through the real client', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  await become(page, 'ana', false)
  await page.goto('/?explorador')
  await expect(page.getByRole('heading', { level: 1, name: 'Explorador do serviço' })).toBeVisible()
  const buttons = page.getByRole('navigation', { name: 'Operação' }).getByRole('button')
  await expect(buttons).toHaveCount(operations.length)
  await buttons.filter({ hasText: 'GetTurma' }).click()
  await page.getByText('Descrição em OpenAPI').click()
  await expect(page.getByText('"/json/reply/GetTurma": {')).toBeVisible()
  await axe(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar a descrição inteira' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('service.openapi.json')
  await page.getByText('Descrição em OpenAPI').click()
  await page.getByRole('textbox', { name: /^id int/ }).fill('101')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('heading', { name: /^200 em \d+ ms$/ })).toBeVisible()
  await expect(page.getByText('"limiteFaltas": 30')).toBeVisible()
  await page.getByRole('button', { name: 'JSON' }).click()
  await page.getByRole('textbox', { name: 'JSON' }).fill('{"id": 999999}')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('heading', { name: /^404 notFound em \d+ ms$/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'JSON' }).fill('{"id": ')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Isto não é um JSON' })).toBeVisible()
  await axe(page)
  await noSidewaysScroll(page)
})

test('a refused worker is explained, never a blank page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
      value: () => Promise.reject(new DOMException('refused', 'SecurityError')),
    })
  })
  await page.goto('/entrar')
  await expect(page.getByRole('heading', { name: 'A demonstração não pôde começar' })).toBeVisible()
  await expect(page.getByText('npm run mock', { exact: false })).toBeVisible()
  await axe(page)
})
