// The page dies at every step of every way (the phases of sending: phases.phone.spec.ts), storage is full or forbidden, two
// tabs hold one draft, places and windows go meanwhile: nothing typed is lost, and one request exists.
import type { Page } from '@playwright/test'
import { protocolos } from '../../../src/mock/seed/pedidos'
import { expect, test } from '../fixtures'
import { stored } from '../storage'
import {
  addSchool,
  at,
  begin,
  byProtocol,
  checkPage,
  choose,
  confirmName,
  davi,
  daviOnReview,
  familias,
  fillDate,
  finish,
  goOn,
  heading,
  identify,
  pressSend,
  reaches,
  rotate,
  standing,
} from './family'

const operation = '**/json/reply/PostMatriculaMunicipal'
const child = familias.davi

/** The page dies and comes back where it was, with the phone turned in between. */
const dying = (page: Page) => async (step: string) => {
  await at(page, step)
  await rotate(page)
  await page.reload()
  await at(page, step)
  await expect(heading(page)).toBeVisible()
}

test('a new place: a reload on every page, half typed or not, loses nothing', async ({ page }) => {
  test.slow()
  const reload = dying(page)
  await begin(page, 'Pedir vaga')
  await page.getByLabel('Nome completo do estudante').fill('Davi Mor')
  await page.getByLabel('Dia', { exact: true }).fill('10')
  await reload('estudante')
  await expect(page.getByLabel('Nome completo do estudante')).toHaveValue('Davi Mor')
  await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('10')
  await identify(page, child)
  await at(page, 'serie')
  await choose(page, 'Pré-escola II')
  await reload('serie')
  await expect(page.getByRole('radio', { name: 'Pré-escola II' })).toBeChecked()
  await goOn(page)
  await at(page, 'turno')
  await choose(page, 'Integral')
  await reload('turno')
  await goOn(page)
  await at(page, 'endereco')
  await page.getByLabel('CEP').fill('8830')
  await page.getByLabel('Bairro').fill('Beira-')
  await reload('endereco')
  await expect(page.getByLabel('CEP')).toHaveValue('8830')
  await expect(page.getByLabel('Bairro')).toHaveValue('Beira-')
  await page.getByLabel('CEP').fill('88301000')
  await page.getByLabel('Rua, número').fill('Rua A, 1')
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
  await reload('revisao')
  await expect(page.getByText('Rua A, 1')).toBeVisible()
  // back and forward over the whole flow, by the browser's own buttons
  for (let i = 0; i < 3; i++) await page.goBack()
  await at(page, 'endereco')
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

test('a renewal: a reload on every page loses nothing, nor on those that lead astray', async ({ page }) => {
  test.slow()
  const reload = dying(page)
  const maria = familias.maria2
  await begin(page, 'Confirmar a vaga')
  await identify(page, { ...maria, cpfResponsavel: familias.davi.cpfResponsavel })
  await at(page, 'desempate')
  await page.getByLabel('CPF do estudante').fill(maria.cpf.slice(0, 6))
  await reload('desempate')
  await expect(page.getByLabel('CPF do estudante')).toHaveValue(maria.cpf.slice(0, 6))
  await page.getByLabel('CPF do estudante').fill(maria.cpf)
  await goOn(page)
  await at(page, 'nome')
  await choose(page, 'Não é este')
  await reload('nome')
  await expect(page.getByRole('radio', { name: 'Não é este' })).toBeChecked()
  await goOn(page)
  await reload('secretaria')
  await page.getByRole('link', { name: 'Ver o nome de novo' }).click()
  await confirmName(page)
  await reload('vinculo')
  await page.getByRole('link', { name: 'Corrigir o CPF do responsável' }).click()
  await page.getByLabel('CPF do responsável').fill(maria.cpfResponsavel)
  await reload('cpf')
  await expect(page.getByLabel('CPF do responsável')).toHaveValue(maria.cpfResponsavel)
  await goOn(page)
  await confirmName(page)
  await at(page, 'continua')
  await choose(page, 'Sim, vai continuar')
  await reload('continua')
  await expect(page.getByRole('radio', { name: 'Sim, vai continuar' })).toBeChecked()
  await goOn(page)
  await at(page, 'turno')
  await choose(page, 'Manhã')
  await reload('turno')
  await expect(page.getByRole('radio', { name: 'Manhã' })).toBeChecked()
  await goOn(page)
  await reload('revisao')
  await page.getByRole('button', { name: 'Enviar confirmação' }).click()
  await at(page, 'recibo')
  await reload('recibo')
  await expect(page.getByText('Vaga confirmada').first()).toBeVisible()
})

test('a transfer, a consultation and a cancellation: a reload on every page loses nothing', async ({ page }) => {
  test.slow()
  const reload = dying(page)
  await begin(page, 'Pedir transferência')
  await identify(page, familias.joaoPedro)
  await confirmName(page)
  await choose(page, 'Manhã')
  await goOn(page)
  await addSchool(page, /Escolher EMEF Maria Quitéria/)
  await reload('escola')
  await expect(page.getByText('Sua escolha 1')).toBeVisible()
  await goOn(page)
  await reload('revisao')
  await begin(page, 'Consultar pedido')
  await page.getByLabel('Protocolo', { exact: true }).fill('vs 7k4m')
  await page.getByLabel('Mês', { exact: true }).fill('setembro')
  await reload('protocolo')
  await expect(page.getByLabel('Protocolo', { exact: true })).toHaveValue(/vs 7k4m/i)
  await expect(page.getByLabel('Mês', { exact: true })).toHaveValue(/setembro|09/)
  await byProtocol(page, protocolos.enzo, familias.enzo.dataNasc)
  await reload('pedido')
  await expect(page.getByText(protocolos.enzo).first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar este pedido' }).click()
  await at(page, 'cancelar')
  await reload('cancelar')
  await pressSend(page, 'cancelar')
  await at(page, 'recibo')
  await reload('recibo')
  await expect(heading(page)).toHaveText('Pedido cancelado')
})

test('a lost answer with the page alive: verified, never sent again by itself', async ({
  page,
  expectStatus,
  portal,
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
  expect(await standing(portal.url, child)).toBe('reservada')
})

test('a public computer keeps nothing, and still says that a request left', async ({ page, expectStatus, portal }) => {
  expectStatus('net')
  await davi(page, { publico: true })
  expect(await stored(page)).not.toMatch(/Davi|Joana|Palmeiras|529[.]?982/)
  // accepted, and the answer never comes to the page
  await portal.fail('PostMatriculaMunicipal', 'hang', { times: 1, done: true })
  await reaches(portal, () => page.getByRole('button', { name: 'Enviar pedido' }).click())
  expect(await standing(portal.url, child)).toBe('reservada')
  await page.reload()
  await expect(page).toHaveURL(/\/vagas$/)
  await expect(page.getByText('Um pedido saiu daqui e a resposta não chegou')).toBeVisible()
})

for (const how of ['full', 'forbidden'] as const)
  test(`storage that is ${how} changes nothing but the words about it`, async ({ page }) => {
    test.slow()
    await page.addInitScript((forbidden) => {
      if (forbidden)
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('forbidden', 'SecurityError')
            },
          })
      else
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
    }, how === 'forbidden')
    await davi(page)
    await expect(page.getByText('Este aparelho não deixou salvar.')).toBeVisible()
    await page.getByRole('button', { name: 'Enviar pedido' }).click()
    await at(page, 'recibo')
    await finish(page)
    await expect(page.getByText('os dados foram apagados')).toBeVisible()
  })

test('two tabs with one draft: the second press of either sends nothing', async ({ page, context, portal }) => {
  await daviOnReview(page)
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
    await choose(one, '1º ano')
    await goOn(one)
    await choose(one, 'Manhã')
    await goOn(one)
    await one.getByLabel('CEP').fill('88301000')
    await one.getByLabel('Rua, número').fill('Rua do Meio, 7')
    await one.getByLabel('Bairro').fill('Vila Nova')
    await goOn(one)
    await addSchool(one, last)
    await goOn(one)
    await one.getByLabel('Você é o que do estudante?').selectOption({ label: 'Mãe' })
    await one.getByLabel('Nome completo do responsável').fill('Vera Castro Ramos')
    await one.getByLabel('Telefone com DDD').fill('47988887777')
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
  await expect(page.getByRole('main').getByText('A escola está atendendo muita gente.')).toBeVisible()
  await page.waitForURL('/vagas/pedido', { timeout: 15_000 })
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
