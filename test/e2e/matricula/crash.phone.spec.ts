// The crash matrix: the page dies at every step and at every phase of sending. Afterwards exactly one request exists, and
// the person finds it; where none exists, nothing typed is lost. A reload is what a browser does after a crash and a phone
// after it discarded the tab; a new page is what a person does who had the answers kept on the device.
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  addSchool,
  at,
  begin,
  byProtocol,
  checkPage,
  choose,
  davi,
  daviOnReview,
  familias,
  fillDate,
  goOn,
  heading,
  identify,
  rotate,
  stored,
} from './family'

const operation = '**/json/reply/PostMatriculaMunicipal'
const child = familias.davi

/** How many requests the service holds for Davi: asked in a browser that knows nothing but what the family knows. */
async function requestsOf(context: BrowserContext, send: (page: Page) => Promise<void>): Promise<'one' | 'none'> {
  const page = await context.newPage()
  await page.goto('/vagas')
  await page.evaluate(() => sessionStorage.clear())
  await begin(page, 'Pedir vaga')
  await identify(page, child)
  await send(page)
  await expect(heading(page)).toHaveText(/É este estudante|primeira vez/)
  const known = (await heading(page).innerText()).includes('É este estudante')
  if (known) {
    await choose(page, 'Sim, é este')
    await goOn(page)
    await at(page, 'pedido')
    await expect(page.getByText('Vaga reservada').first()).toBeVisible()
  }
  await page.close()
  return known ? 'one' : 'none'
}
const asIs = () => Promise.resolve()

test('a reload on every page, half typed or not, loses nothing', async ({ page }) => {
  test.slow()
  const reload = async (step: string) => {
    await at(page, step)
    await rotate(page)
    await page.reload()
    await at(page, step)
    await expect(heading(page)).toBeVisible()
  }
  await begin(page, 'Pedir vaga')
  await page.getByLabel('Nome completo do estudante').fill('Davi Mor')
  await page.getByLabel('Dia', { exact: true }).fill('10')
  await reload('estudante')
  await expect(page.getByLabel('Nome completo do estudante')).toHaveValue('Davi Mor')
  await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('10')
  await identify(page, child)
  await reload('novo')
  await page.getByRole('button', { name: 'Está certo: é a primeira vez' }).click()
  await at(page, 'serie')
  await choose(page, 'Pré-escola II')
  await reload('serie')
  await expect(page.getByRole('radio', { name: 'Pré-escola II' })).toBeChecked()
  await goOn(page)
  await at(page, 'turno')
  await choose(page, 'Integral')
  await reload('turno')
  await goOn(page)
  await at(page, 'bairro')
  await choose(page, 'Outro bairro')
  await page.getByLabel('Nome do bairro').fill('Beira-')
  await reload('bairro')
  await expect(page.getByLabel('Nome do bairro')).toHaveValue('Beira-')
  await goOn(page)
  await at(page, 'escola')
  await addSchool(page)
  await reload('escola')
  await expect(page.getByText('Sua escolha 1')).toBeVisible()
  await goOn(page)
  await at(page, 'responsavel')
  await page.getByLabel('Nome completo do responsável').fill('Joana')
  await reload('responsavel')
  await expect(page.getByLabel('Nome completo do responsável')).toHaveValue('Joana')
  await page.getByLabel('Você é o que do estudante?').selectOption({ label: 'Mãe' })
  await page.getByLabel('Telefone com DDD').fill('47988887777')
  await goOn(page)
  await at(page, 'endereco')
  await page.getByLabel('CEP').fill('8830')
  await reload('endereco')
  await expect(page.getByLabel('CEP')).toHaveValue('8830')
  await expect(page.getByLabel('Bairro')).toHaveValue('Beira-')
  await page.getByLabel('CEP').fill('88301000')
  await page.getByLabel('Rua, número').fill('Rua A, 1')
  await goOn(page)
  await at(page, 'documentos')
  await page.getByRole('checkbox').first().click()
  await reload('documentos')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await goOn(page)
  await reload('revisao')
  await expect(page.getByText('Rua A, 1')).toBeVisible()
  // back and forward over the whole flow, by the browser's own buttons
  for (let i = 0; i < 3; i++) await page.goBack()
  await at(page, 'responsavel')
  for (let i = 0; i < 3; i++) await page.goForward()
  await at(page, 'revisao')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'recibo')
  const protocolo = await page.getByText(/^VS-/).innerText()
  await reload('recibo')
  await expect(page.getByText(protocolo, { exact: true })).toBeVisible()
  await page.goBack()
  await at(page, 'recibo')
})

test('a lost answer with the page alive: verified, never sent again by itself', async ({
  page,
  expectStatus,
  context,
}) => {
  expectStatus('net')
  await daviOnReview(page)
  let sent = 0
  await page.route(operation, async (route) => {
    sent += 1
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'verificar')
  await page.unroute(operation)
  await checkPage(page)
  await page.waitForTimeout(1500)
  expect(sent).toBe(1)
  await page.goto('/vagas/revisao')
  await at(page, 'verificar')
  await page.getByRole('button', { name: 'Verificar meu pedido' }).click()
  await at(page, 'recibo')
  expect(await requestsOf(context, asIs)).toBe('one')
})

test('a public computer keeps nothing, and still says that a request left', async ({ page, context, expectStatus }) => {
  expectStatus('net')
  await davi(page, { publico: true })
  expect(await stored(page)).not.toMatch(/Davi|Joana|Palmeiras|529[.]?982/)
  let accepted: () => void = () => undefined
  const done = new Promise<void>((resolve) => {
    accepted = resolve
  })
  // accepted, and the answer never comes to the page
  await page.route(operation, async (route) => {
    await route.fetch()
    accepted()
  })
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await done
  await page.reload()
  await expect(page).toHaveURL(/\/vagas$/)
  await expect(page.getByText('Um pedido saiu daqui e a resposta não chegou')).toBeVisible()
  expect(await requestsOf(context, asIs)).toBe('one')
})

test('storage that is forbidden or full changes nothing but the words about it', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await davi(page)
  await expect(page.getByText('Este aparelho não deixou salvar.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'recibo')
})

test('two tabs with one draft: the second press of either sends nothing', async ({ page, context, portal }) => {
  await daviOnReview(page, { keep: true })
  const second = await context.newPage()
  await second.goto('/vagas')
  await second.getByRole('button', { name: 'Continuar de onde parou' }).click()
  await at(second, 'revisao')
  await portal.slow(1500)
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(second, 'verificar')
  await at(page, 'recibo')
  await portal.slow(0)
  await second.getByRole('button', { name: 'Verificar meu pedido' }).click()
  await at(second, 'recibo')
})

test('a place taken meanwhile: told on the page of the schools, with a fresh list and everything else kept', async ({
  page,
  context,
}) => {
  test.slow()
  const last = /EMEF Carolina Maria de Jesus, Manhã/
  const upTo = async (one: Page, who: { nome: string; cpfResponsavel: string }) => {
    await begin(one, 'Pedir vaga')
    await identify(one, { ...familias.lia, ...who })
    await one.getByRole('button', { name: 'Está certo: é a primeira vez' }).click()
    await choose(one, '1º ano')
    await goOn(one)
    await choose(one, 'Manhã')
    await goOn(one)
    await choose(one, 'Vila Nova')
    await goOn(one)
    await addSchool(one, last)
    await goOn(one)
    await one.getByLabel('Você é o que do estudante?').selectOption({ label: 'Mãe' })
    await one.getByLabel('Nome completo do responsável').fill('Vera Castro Ramos')
    await one.getByLabel('Telefone com DDD').fill('47988887777')
    await goOn(one)
    await one.getByLabel('CEP').fill('88301000')
    await one.getByLabel('Rua, número').fill('Rua do Meio, 7')
    await goOn(one)
    await goOn(one)
    await at(one, 'revisao')
  }
  await upTo(page, familias.lia)
  const other = await context.newPage()
  await upTo(other, { nome: 'Nina Castro Ramos', cpfResponsavel: familias.teo.cpfResponsavel })
  await other.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(other, 'recibo')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'escola')
  await expect(page.getByText('Vaga ocupada').first()).toBeVisible()
  await expect(page.getByText('Sem vagas agora').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Tirar/ })
    .first()
    .click()
  await addSchool(page)
  await goOn(page)
  await at(page, 'revisao')
  await expect(page.getByText('Rua do Meio, 7')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'recibo')
})

test('windows: not yet open and closed are told with day and hour; closed meanwhile keeps what was typed', async ({
  page,
  portal,
}) => {
  await daviOnReview(page)
  await portal.now('2099-01-01T10:00:00-03:00')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'periodo')
  await checkPage(page)
  await expect(page.getByText(/Encerrado em .* às 23h59/)).toBeVisible()
  await page.goto('/vagas')
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click()
  await at(page, 'periodo')
  await expect(page.getByText('O que você digitou continua aqui.')).toBeVisible()
})

test('the service is busy: a countdown that obeys Retry-After, then the same request once', async ({
  page,
  portal,
  expectStatus,
}) => {
  expectStatus(503)
  await begin(page, 'Consultar pedido')
  await portal.fail('PostMatriculaMunicipal', 503, { times: 1, retryAfter: 2 })
  await at(page, 'protocolo')
  await byProtocol(page, 'VS-7K4M-2Q9T', familias.enzo.dataNasc)
  await expect(page.getByRole('main').getByText('Muita gente acessando agora.')).toBeVisible()
  await at(page, 'pedido')
  await expect(page.getByText('VS-7K4M-2Q9T').first()).toBeVisible()
})

test('no internet while identifying: told, kept, and sent again by a press', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus('net')
  await begin(page, 'Consultar pedido')
  await page.getByLabel('Protocolo', { exact: true }).fill('VS-7K4M-2Q9T')
  await fillDate(page, familias.enzo.dataNasc)
  await context.setOffline(true)
  await goOn(page)
  await expect(page.getByRole('alert').getByText('sem internet')).toBeVisible()
  await context.setOffline(false)
  await goOn(page)
  await at(page, 'pedido')
})
