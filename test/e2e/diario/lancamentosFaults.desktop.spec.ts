// The gradebook with faults of the browser (test/README §4, `falha/lancar/<n>`) or a teacher who leaves unsent grades:
// no network, code that is gone, another tab, Back, sign-out and another profile.
import type { Locator, Page } from '@playwright/test'
import { enter, expect, test } from '../fixtures'
import { loseCode } from '../servers/newRelease'
import { stored } from '../storage'
import {
  ana,
  arthur,
  sendBar,
  gradebookAddress,
  gridCell,
  line,
  openBook,
  openByList,
  openTyped,
  p2,
  send,
} from './gradebook'

const aLeave = (page: Page) => page.getByRole('dialog', { name: '1 alteração ainda não foi enviada' })

test('falha/lancar/1 offline: nothing goes, everything typed stays, and goes when the network is back', async ({
  page,
  context,
  portal,
  expectStatus,
}) => {
  expectStatus('net')
  await openTyped(page, '7,5')
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'Sem internet' })).toBeVisible()
  await send(page)
  await expect(page.getByText('O que ainda não foi enviado continua aqui.')).toBeVisible({ timeout: 20_000 })
  await expect(gridCell(page, ana, p2)).toHaveValue('7,5')
  await expect(line(page, ana)).toContainText('Não enviada')
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Sem internet' })).toHaveCount(0)
  expect((await portal.log()).some(({ operation }) => operation === 'AproveitamentoAluno')).toBe(false)
  await page.getByRole('button', { name: /Enviar notas|Continuar o envio/ }).click()
  await expect(line(page, ana)).toContainText('Confirmada')
})

test('falha/lancar/16 its code is gone after a new release: told, and the page loads again', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  const takeNew = await loseCode(page, 'LancamentosScreen')
  await openByList(page)
  await takeNew()
  await expect(gridCell(page, ana, p2)).toBeVisible()
})

test('falha/lancar/18 signed out in another tab: nothing stays, not even by Back or a reload', async ({
  page,
  context,
}) => {
  await openByList(page)
  await gridCell(page, ana, p2).fill('7')
  await expect.poll(() => stored(page)).toContain('lancamentos')
  const second = await context.newPage()
  await second.goto('/inicio')
  await second.getByRole('button', { name: 'Sair' }).click()
  // the second tab asks about the unsent grade of the first one
  await second.getByRole('dialog').getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(page).toHaveURL(/\/entrar/)
  await expect(page.getByText(ana)).toHaveCount(0)
  expect(await stored(page)).not.toContain('lancamentos')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await expect(page.getByText(ana)).toHaveCount(0)
})

test('signing out with unsent grades asks first; staying keeps them, leaving erases them', async ({ page }) => {
  await openTyped(page, '7,5')
  const sair = page.getByRole('button', { name: 'Sair', exact: true })
  await sair.click()
  await expect(aLeave(page)).toContainText('será apagado deste aparelho')
  await aLeave(page).getByRole('button', { name: 'Continuar aqui' }).click()
  await expect(sair).toBeFocused()
  await expect(gridCell(page, ana, p2)).toHaveValue('7,5')
  await sair.click()
  await page.keyboard.press('Escape')
  await expect(sendBar(page)).toContainText('1 alteração não enviada')
  await sair.click()
  await aLeave(page).getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(page).toHaveURL(/\/entrar/)
  expect(await stored(page)).not.toContain('lancamentos')
})

test('another profile of the same person: asked first, and the grades wait for the teacher to come back', async ({
  page,
}) => {
  test.slow()
  await enter(page, 'rui')
  await page.goto('/turmas/1012/lancar')
  const escolha = page.getByRole('button', { name: /Professor/ })
  const grade = gridCell(page, ana, 'Participação')
  await expect(escolha.or(grade).first()).toBeVisible()
  if (await escolha.isVisible()) await escolha.click()
  await grade.fill('6')
  const perfil = page.locator('header summary')
  const change = async (nome: RegExp) => {
    await perfil.click()
    await page.getByRole('button', { name: nome }).click()
  }
  await change(/Responsável/)
  await aLeave(page).getByRole('button', { name: 'Continuar aqui' }).click()
  await expect(grade).toHaveValue('6,0')
  await expect(perfil).toContainText('Professor')
  await change(/Responsável/)
  await aLeave(page).getByRole('button', { name: 'Sair sem enviar' }).click()
  await expect(perfil).toContainText('Responsável')
  await expect(page).toHaveURL(/\/inicio/)
  await expect(page.getByText(arthur)).toHaveCount(0)
  await change(/Professor/)
  await expect(perfil).toContainText('Professor')
  await page.getByRole('navigation').getByRole('link', { name: 'Turmas' }).click()
  await page.getByRole('link', { name: 'Lançar notas: Ciências · 7º A' }).click()
  await expect(page.getByText('1 nota que não tinha sido enviada voltou para a grade.')).toBeVisible()
  await expect(grade).toHaveValue('6,0')
})

test('the head of the grid stays in sight under the bar, however far down a key goes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await openBook(page)
  await gridCell(page, ana, p2).focus()
  const head = page.getByRole('columnheader', { name: /Prova do 2º bimestre/ })
  /** Pixels by which the lower one is covered, measured in one moment, since a key may still be scrolling the page. */
  const covered = async (lower: Locator, upper: Locator) => {
    const above = await upper.elementHandle()
    return lower.evaluate((one, other) => other.getBoundingClientRect().bottom - one.getBoundingClientRect().top, above)
  }
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Enter')
    await expect.poll(() => covered(head, sendBar(page))).toBeLessThanOrEqual(1)
  }
  for (let i = 0; i < 30; i++) await page.keyboard.press('Shift+Enter')
  await expect.poll(() => covered(gridCell(page, ana, p2), head)).toBeLessThanOrEqual(1)
})

test('a tab that nobody took over in stands in the way of none that comes', async ({ page, context }) => {
  await openBook(page)
  const second = await context.newPage()
  await second.goto(gradebookAddress)
  await expect(second.getByText('Você já está lançando notas em outra aba')).toBeVisible()
  await page.reload()
  await expect(gridCell(page, ana, p2), 'a reload gives the class to no tab that looks on').toBeVisible()
  await page.goto('/inicio')
  await expect(second.getByText('A outra aba terminou')).toBeVisible()
  await page.goto(gradebookAddress)
  await gridCell(page, ana, p2).fill('7')
  await expect(second.getByText('Você já está lançando notas em outra aba')).toBeVisible()
  await send(page)
  await expect(line(page, ana)).toContainText('Confirmada')
  await page.goto('/inicio')
  await second.getByRole('button', { name: 'Lançar notas nesta aba' }).click()
  await expect(gridCell(second, ana, p2)).toHaveValue('7,0')
  await page.goto(gradebookAddress)
  await expect(page.getByText('Você já está lançando notas em outra aba'), 'taken over: it stays').toBeVisible()
})

test('what could not be read stands apart from the heading above it', async ({ page, portal, expectStatus }) => {
  expectStatus(500)
  await enter(page, 'carla')
  await portal.fail('AproveitamentosAlunos', 500)
  await page.goto('/turmas/1011')
  const failed = page.getByText('Não foi possível carregar os estudantes.')
  await expect(failed).toBeVisible({ timeout: 10_000 })
  const apart = await failed.evaluate((words) => {
    const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Estudantes')
    let box: Element = words
    while (getComputedStyle(box).borderTopWidth === '0px') box = box.parentElement ?? document.body
    return box.getBoundingClientRect().top - (heading?.getBoundingClientRect().bottom ?? 0)
  })
  expect(apart).toBeGreaterThanOrEqual(8)
})
