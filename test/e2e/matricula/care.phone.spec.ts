// What surrounds the pages of the flow: keyboard alone, three languages, paper, idle time, drafts, slow phones.
import type { Page } from '@playwright/test'
import { protocolos } from '../../../src/mock/seed/matricula'
import { axe, expect, keyboardWalk, test } from '../fixtures'
import { stored } from '../storage'
import { at, begin, byProtocol, daviOnReview, families, heading } from './family'

test('by keyboard alone: wishes are chosen and ordered, the request is sent', async ({ page }) => {
  test.slow()
  await daviOnReview(page)
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    // presses Tab until the target has the focus
    const target = page.getByRole(role, { name }).first()
    for (let i = 0; i < 80; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await keyboardWalk(page)
  await press('Alterar escolas', 'link')
  await at(page, 'escola')
  await expect(heading(page)).toBeFocused()
  await press(/^Escolher /)
  const second = page.locator('ol > li').nth(1)
  const name = await second.locator('span[lang]').innerText()
  await press(/^Subir/)
  await expect(page.locator('ol > li').first().locator('span[lang]')).toHaveText(name)
  // the focus stays on the school that moved
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Descer/)
  await page.emulateMedia({ forcedColors: 'active' })
  await keyboardWalk(page)
  await axe(page)
  await page.emulateMedia({ forcedColors: 'none' })
  await press('Continuar')
  await at(page, 'revisao')
  await press('Enviar pedido')
  await at(page, 'recibo')
  await expect(heading(page)).toBeFocused()
  await keyboardWalk(page)
})

async function isOneSheet(page: Page): Promise<void> {
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
}

async function printsOnOnePage(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Impresso em/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await isOneSheet(page)
}

test('the answers before they are sent print on one A4 page, without links to change them', async ({ page }) => {
  await daviOnReview(page)
  await expect(heading(page)).toBeVisible()
  await isOneSheet(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Falta tocar em')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Alterar/ })).toHaveCount(0)
})

test('the start page prints on one A4 page, also with the dates of the three periods', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const known = (await (await route.fetch()).json()) as { enrollment?: object }
    const period = { inicio: '2026-11-01T08:00:00-03:00', fim: '2099-12-31T23:59:00-03:00' }
    const windows = { cadastro: period, confirmacao: period, transferencia: period }
    await route.fulfill({ json: { ...known, enrollment: { ...known.enrollment, windows } } })
  })
  await page.goto('/vagas')
  // the longest words
  await page.getByRole('button', { name: 'Español', exact: true }).click()
  await expect(page.getByText('Abierto', { exact: true })).toHaveCount(3)
  await isOneSheet(page)
})

test('the receipt prints on one A4 page, without buttons', async ({ page }) => {
  await daviOnReview(page)
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'recibo')
  await printsOnOnePage(page)
})

test('a consulted request prints on one A4 page too, with two wishes, nine documents and its history', async ({
  page,
}) => {
  await begin(page, 'Consultar pedido')
  await byProtocol(page, protocolos.enzo, families.enzo.dataNasc)
  await at(page, 'pedido')
  await expect(page.getByRole('heading', { name: 'O que já aconteceu' })).toBeVisible()
  await printsOnOnePage(page)
})

test('the protocol is copied, the deadline goes into a calendar without a name in it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await begin(page, 'Consultar pedido')
  await byProtocol(page, protocolos.enzo, families.enzo.dataNasc)
  await at(page, 'pedido')
  await page.getByRole('button', { name: 'Copiar protocolo' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(protocolos.enzo)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pôr prazo no calendário' }).click()
  const download = await file
  expect(download.suggestedFilename()).toBe('prazo.ics')
  const text = await (await import('node:fs/promises')).readFile(await download.path(), 'utf8')
  expect(text).toContain('BEGIN:VEVENT')
  expect(text).not.toMatch(/Enzo|Paula|VS-/)
})

test('what is shared is the protocol, the state and the deadline: no name, no CPF', async ({ page }) => {
  // a headless browser has no share sheet
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', {
      value: (what: ShareData) => {
        shared.push(what)
        // the person closes the sheet without choosing, which is not an error
        return Promise.reject(new DOMException('closed', 'AbortError'))
      },
    })
  })
  await begin(page, 'Consultar pedido')
  await byProtocol(page, protocolos.enzo, families.enzo.dataNasc)
  await at(page, 'pedido')
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
  expect(shared).toHaveLength(1)
  expect(Object.keys(shared[0] ?? {})).toEqual(['text'])
  const lines = shared[0]?.text?.split('\n') ?? []
  expect(lines.slice(0, 2)).toEqual([
    `Pedido de vaga na rede municipal. Protocolo: ${protocolos.enzo}`,
    'Vaga reservada',
  ])
  expect(lines[2]).toBe('Escola: EMEF Maria Quitéria (Integral)')
  expect(lines[3]).toMatch(/^Levar os documentos até [\p{L}-]+, \d+º? de \p{L}+ de \d{4}, no horário da secretaria$/u)
  expect(lines.join(' ')).not.toMatch(/Enzo|Ribeiro|Paula|\d{3}\.\d{3}|\d{11}/)
  await expect(page.getByRole('alert').filter({ hasText: /\p{L}/u })).toHaveCount(0)
})

test('unused on a public computer: warned two minutes before, extended by a press, then erased', async ({ page }) => {
  await page.clock.install()
  await begin(page, 'Pedir vaga', { publico: true })
  await page.getByLabel('Nome completo do estudante').fill('Davi Moreira')
  const warning = page.getByRole('alertdialog', { name: 'Você ainda está aí?' })
  for (let turn = 0; turn < 2; turn++) {
    await page.clock.runFor(6 * 60_000 + 2000)
    await expect(warning).toBeVisible()
    await warning.getByRole('button', { name: 'Continuar' }).click()
    await expect(warning).toBeHidden()
    await expect(page.getByLabel('Nome completo do estudante')).toHaveValue('Davi Moreira')
  }
  await page.clock.runFor(8 * 60_000 + 2000)
  await expect(page).toHaveURL(/\/vagas$/)
  await expect(page.getByText('os dados foram apagados por segurança')).toBeVisible()
  expect(await stored(page)).not.toContain('Davi')
})

test('a draft of another version and one past its time are dropped, and the start page says so', async ({ page }) => {
  for (const [change, words] of [
    [{ at: Date.now() - 8 * 24 * 3_600_000 }, 'passou do prazo e foi apagado'],
    [{ v: 0 }, 'O portal foi atualizado'],
  ] as const) {
    await daviOnReview(page)
    await page.evaluate((patch) => {
      const key = 'portal.vagas.guardados'
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object
      localStorage.setItem(key, JSON.stringify({ ...stored, ...patch }))
    }, change)
    await page.goto('/vagas/revisao')
    await expect(page).toHaveURL(/\/vagas$/)
    await expect(page.getByText(words)).toBeVisible()
    expect(await stored(page)).not.toContain('Davi')
  }
})

test('who comes back to a question that was scrolled to goes on from it', async ({ page }) => {
  await begin(page, 'Pedir vaga')
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/vagas$/)
  await expect(page.locator('legend:focus')).toBeInViewport({ ratio: 1 })
})

test('an entrance that was loaded anew does not forget how far the page before it was scrolled', async ({ page }) => {
  await page.goto('/acessibilidade')
  await expect(heading(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 200))
  // dispatched, because a real press would scroll to the link first
  await page.getByRole('link', { name: 'Portal Acadêmico' }).dispatchEvent('click')
  await expect(page).toHaveURL(/\/(?:vagas|entrar)$/)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/acessibilidade$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
})
