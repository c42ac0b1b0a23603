/** The faults around a family, one function each, for the matrix of ways and faults (table in `matrix.spec.ts`). */
import type { Page } from '@playwright/test'
import { cpfOf } from '@/domain/documents'
import { guardian, home } from '../../support/family'
import { expect, type Portal } from '../fixtures'
import {
  at,
  checkPage,
  type Family,
  heading,
  pressSend,
  record,
  rotate,
  type Sending,
  sendings,
  standing,
  verbs,
} from './family'

const operation = '**/json/reply/PostMatriculaMunicipal'

/** Reloads the page, which comes back at the same step. */
export async function reloaded(page: Page, step: string): Promise<void> {
  await at(page, step)
  if ((page.viewportSize()?.width ?? 0) < 500) await rotate(page)
  await page.reload()
  await at(page, step)
  await expect(heading(page)).toBeVisible()
}

/** Closes the page; a new one goes on from the start page. */
export async function reopened(page: Page, press = 'Continuar de onde parou'): Promise<Page> {
  const context = page.context()
  await page.close()
  return resumedIn(await context.newPage(), press)
}
export async function resumedIn(page: Page, press = 'Continuar de onde parou'): Promise<Page> {
  await page.goto('/vagas')
  // the newest draft is the first
  await page.getByRole('button', { name: press }).first().click()
  return page
}

/** Lets an hour pass and reloads, as a phone that discarded the page. The test has to install the clock before. */
export async function slept(page: Page, step: string): Promise<void> {
  await page.clock.fastForward(60 * 60_000)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.reload()
  await at(page, step)
  await expect(heading(page)).toBeVisible()
}

/** Seconds for which the service calls itself busy: long enough for a slow machine to look at the countdown. */
export const busyFor = 20
/** Runs the page's clock past the countdown, which lasts at most twice as long. */
export const waited = (page: Page) => page.clock.runFor((2 * busyFor + 1) * 1000)

/** Goes back `times` pages and forward again by the browser's buttons. */
export async function backAndForward(page: Page, times: number, earlier: string, step: string): Promise<void> {
  for (let i = 0; i < times; i++) await page.goBack()
  await at(page, earlier)
  for (let i = 0; i < times; i++) await page.goForward()
  await at(page, step)
  await expect(heading(page)).toBeVisible()
}

/** Goes back to the start page, from which the page was opened, and forward again. */
async function thereAndBack(page: Page, step: string): Promise<void> {
  await page.goBack()
  await expect(page).toHaveURL(/\/vagas$/)
  await page.goForward()
  await at(page, step)
}

/** Fills every free place of a row with requests of other families, made without a page. */
export async function placesTaken(
  url: string,
  where: { serieId: number; turno: string; unidadeId: number },
  { dataNasc }: Family,
): Promise<void> {
  const ask = async (matricula: object, login: object = {}) => {
    const answer = await fetch(`${url}/json/reply/PostMatriculaMunicipal`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ login, matricula: { login, ...matricula } }),
    })
    return (await answer.json()) as {
      protocolo: string
      reservas: { unidadeId: number; vagas: number; reservas: number }[]
    }
  }
  const { serieId, turno, unidadeId } = where
  const { reservas } = await ask({ processamento: 'consultar', cadastro: { serieId, turno } })
  const row = reservas.find((one) => one.unidadeId === unidadeId)
  if (!row) throw new Error(`no row of ${unidadeId}`)
  for (let n = row.reservas; n < row.vagas; n++) {
    const nomeMae = `Mãe Número ${n}`
    const login = { nomeAluno: `Outra Pessoa ${n}`, nomeMae, dataNasc, cpfResponsavel: cpfOf(String(230_000_000 + n)) }
    const cadastro = { ...where, ...home, ...guardian, nomeResponsavel: nomeMae }
    const { protocolo } = await ask({ processamento: 'cadastrar', cadastro, reservas: [{ ...row, turno }] }, login)
    expect(protocolo).not.toBe('')
  }
}

/**
 * Goes from the sending page to the receipt through a busy service, a lost answer and a second tab with the same draft;
 * then through the faults of a receipt. Expects one request for `who`, the child as the service knows it.
 */
export async function sentThroughAll(
  first: Page,
  portal: Portal,
  way: Sending,
  who: Family = sendings[way].who,
): Promise<Page> {
  let page = first
  const { page: last, state } = sendings[way]
  const context = page.context()
  const second = await resumedIn(await context.newPage())
  await at(second, last)
  const calls = record(context)
  await portal.fail('PostMatriculaMunicipal', 503, { times: 1, retryAfter: busyFor })
  let sent = 0
  await page.route(operation, async (route) => {
    sent += 1
    if (sent === 1) return route.continue()
    // the service does what was asked, but its answer is lost
    await route.fetch()
    return route.abort()
  })
  await pressSend(page, way)
  await expect(page.getByRole('main').getByText('Ainda não foi enviado.')).toBeVisible()
  await waited(page)
  await at(page, 'verificar')
  // the page's clock runs ahead: it may have given up waiting before the service has done what was asked
  await expect.poll(() => standing(portal.url, who)).toBe(state)
  await page.unroute(operation)
  // nothing is sent again by itself, however long nobody does anything, and whatever they do
  await page.clock.runFor(60_000)
  page = await reopened(page)
  await reloaded(page, 'verificar')
  await thereAndBack(page, 'verificar')
  await at(second, 'verificar')
  // the same page on every way
  if (way === 'cadastrar') await checkPage(second)
  await second.getByRole('button', { name: 'Verificar meu pedido' }).click()
  await at(second, 'recibo')
  // the first one goes on from what the other has kept
  await at(page, 'recibo')
  const protocol = await page.getByText(/^VS-/).first().innerText()
  await expect(second.getByText(protocol, { exact: true }).first()).toBeVisible()
  expect(verbs(calls)).toEqual([way, way, 'identificar'])
  expect(sent).toBe(2)
  await second.close()
  const stands = async (one: Page) => {
    await at(one, 'recibo')
    await expect(one.getByText(protocol, { exact: true }).first()).toBeVisible()
  }
  await thereAndBack(page, 'recibo')
  await stands(page)
  await slept(page, 'recibo')
  await stands(page)
  const later = await reopened(page, 'Ver o recibo')
  await stands(later)
  expect(verbs(calls)).toHaveLength(3)
  return later
}
