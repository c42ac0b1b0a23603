// Every child of the cast, end to end, on a phone 360 px wide: axe and no sideways scroll on every page of the flow.
import type { Page } from '@playwright/test'
import { protocolos } from '../../../src/mock/seed/matricula'
import { expect, test } from '../fixtures'
import { stored } from '../storage'
import {
  addSchool,
  at,
  begin,
  byProtocol,
  checkPage,
  choose,
  chooseOffer,
  confirmName,
  davi,
  families,
  fillFamily,
  finish,
  goOn,
  heading,
  identify,
  nothingPersonalOutside,
  pressSend,
  record,
  verbs,
} from './family'

/** Returns a check of the current page, which runs once for each address and `state`. */
function checkEveryPage(page: Page) {
  const seen = new Set<string>()
  return async (state = '') => {
    const place = new URL(page.url()).pathname + state
    if (seen.has(place)) return
    seen.add(place)
    await checkPage(page)
  }
}

test('Davi is new: a place from the first page to the receipt, every page checked', async ({ page, portal }) => {
  test.slow()
  const calls = record(page)
  const child = families.davi
  const check = checkEveryPage(page)
  await page.goto('/vagas')
  await check()
  await begin(page, 'Pedir vaga')
  await check()
  await identify(page, child, check)
  await at(page, 'serie')
  await page.getByRole('button', { name: 'Outra série' }).click()
  await expect(page.getByText(/\d anos em 31 de março de \d{4}/)).toBeVisible()
  await check()
  await choose(page, '1º ano')
  await goOn(page)
  await at(page, 'turno')
  await choose(page, 'Integral')
  await goOn(page)
  await expect(page.getByRole('alert').getByText('31/03/2021')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar' }).click()
  await chooseOffer(page, 'Pré-escola II', 'Integral', 'Jardim das Acácias', check)
  await goOn(page)
  await expect(page.getByRole('alert').getByRole('link', { name: 'Escolha pelo menos uma escola' })).toBeVisible()
  await addSchool(page)
  await addSchool(page)
  await page
    .getByRole('button', { name: /^Subir/ })
    .last()
    .click()
  await check('with wishes')
  await goOn(page)
  await fillFamily(page, child, check)
  await check()
  await expect(page.getByText('529.982')).toBeHidden()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'recibo')
  await check()
  await expect(page.getByText('Vaga reservada').first()).toBeVisible()
  // two reads of schools, because the first chosen series was not the right one
  expect(verbs(calls)).toEqual(['identificar', 'consultar', 'consultar', 'cadastrar'])
  // no further call, since each would be made by thousands of families on opening day
  const asked = (await portal.log()).map((entry) => entry.operation)
  expect(asked).toEqual(Array.from({ length: 4 }, () => 'PostMatriculaMunicipal'))
  await nothingPersonalOutside(page, child)
  await finish(page)
  await expect(page.getByText('os dados foram apagados')).toBeVisible()
  expect(await stored(page)).not.toMatch(/Davi|Joana|VS-/)
  await page.goBack()
  await expect(page.getByText('VS-')).toBeHidden()
})

test('Ana renews: this year beside next year, one request', async ({ page }) => {
  const calls = record(page)
  const check = checkEveryPage(page)
  await begin(page, 'Confirmar a vaga')
  await identify(page, families.ana)
  await at(page, 'nome')
  await expect(page.getByText('Ana P*** S***')).toBeVisible()
  await check()
  await confirmName(page)
  await at(page, 'continua')
  await expect(page.getByRole('heading', { name: /^(Este ano|Ano passado) / }).first()).toBeVisible()
  await expect(page.getByText('8º ano do Ensino Fundamental')).toBeVisible()
  await check()
  await choose(page, 'Sim, vai continuar')
  await goOn(page)
  await at(page, 'turno')
  await check()
  await choose(page, 'Manhã')
  await goOn(page)
  await at(page, 'revisao')
  await check()
  await page.getByRole('button', { name: 'Enviar confirmação' }).click()
  await at(page, 'recibo')
  await expect(page.getByText('Vaga confirmada').first()).toBeVisible()
  expect(verbs(calls)).toEqual(['identificar', 'confirmar'])
  await nothingPersonalOutside(page, families.ana)
})

test('João Pedro asks for a transfer', async ({ page }) => {
  const calls = record(page)
  const check = checkEveryPage(page)
  await begin(page, 'Pedir transferência')
  await identify(page, families.joaoPedro)
  await at(page, 'nome')
  await choose(page, 'Não é este')
  await goOn(page)
  await at(page, 'secretaria')
  await check()
  await page.getByRole('link', { name: 'Ver o nome de novo' }).click()
  await confirmName(page)
  await at(page, 'turno')
  await check()
  await choose(page, 'Manhã')
  await goOn(page)
  await at(page, 'escola')
  await addSchool(page, /Escolher EMEF Maria Quitéria/)
  await goOn(page)
  await at(page, 'revisao')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'recibo')
  await expect(page.getByText('Em análise').first()).toBeVisible()
  expect(verbs(calls)).toEqual(['identificar', 'consultar', 'transferir'])
})

test('Lia and Téo were born on either side of 31 March', async ({ page }) => {
  for (const [child, serie] of [
    [families.lia, '1º ano do Ensino Fundamental'],
    [families.teo, 'Pré-escola II'],
  ] as const) {
    await begin(page, 'Pedir vaga')
    await identify(page, child)
    await at(page, 'serie')
    await expect(page.getByRole('radio', { name: serie })).toHaveAccessibleDescription('Combina com a idade')
  }
})

test('Maria: three alike, another CPF tells nothing, the CPF of the child decides', async ({ page }) => {
  const child = families.maria2
  const check = checkEveryPage(page)
  await begin(page, 'Confirmar a vaga')
  await identify(page, { ...child, cpfResponsavel: families.davi.cpfResponsavel })
  await at(page, 'desempate')
  await expect(page.getByText('Há mais de um estudante')).toBeVisible()
  await expect(page.getByText(/\*\*\*/)).toBeHidden()
  await check()
  await page.getByLabel('CPF do estudante').fill(child.cpf)
  await goOn(page)
  await confirmName(page)
  // the guardian's CPF differs from the one on record, so the page does not show the school
  await at(page, 'vinculo')
  await check()
  await page.getByRole('link', { name: 'Corrigir o CPF do responsável' }).click()
  await page.getByLabel('CPF do responsável').fill(child.cpfResponsavel)
  await goOn(page)
  await confirmName(page)
  await at(page, 'continua')
})

test('Enzo has a request already: told, and shown instead of a second one', async ({ page }) => {
  const calls = record(page)
  const check = checkEveryPage(page)
  await begin(page, 'Pedir vaga')
  await identify(page, families.enzo)
  await confirmName(page)
  // first the message beside the pressed button, then the request
  await expect(page.getByRole('alert').getByText('Já existe um pedido')).toBeVisible()
  await at(page, 'nome')
  await page.getByRole('button', { name: 'Ver o pedido' }).click()
  await at(page, 'pedido')
  await expect(heading(page)).toHaveText('Já existe um pedido')
  await expect(page.getByText(protocolos.enzo)).toBeVisible()
  await check()
  await nothingPersonalOutside(page, families.enzo, protocolos.enzo)
  expect(verbs(calls)).toEqual(['identificar'])
})

test('Caio is consulted by protocol, pasted with spaces: sixth in the queue', async ({ page }) => {
  const check = checkEveryPage(page)
  await begin(page, 'Consultar pedido')
  await check()
  await byProtocol(page, `  ${protocolos.caio.toLowerCase().replaceAll('-', ' ')} `, families.caio.dataNasc)
  await at(page, 'pedido')
  await expect(page.getByText('Na lista de espera').first()).toBeVisible()
  await expect(page.getByText('6º da lista')).toBeVisible()
  await check()
})

test('Lara: a cancelled request with its history, and the way to a new one', async ({ page }) => {
  await begin(page, 'Consultar pedido')
  await byProtocol(page, protocolos.lara, families.lara.dataNasc)
  await at(page, 'pedido')
  await expect(page.getByRole('heading', { name: 'O que já aconteceu' })).toBeVisible()
  await expect(page.getByText('Pedido cancelado').first()).toBeVisible()
  await page.getByRole('button', { name: 'Fazer um pedido novo' }).click()
  await at(page, 'estudante')
})

test('a wrong protocol and a wrong birth date are told alike, and nothing typed is lost', async ({ page }) => {
  await begin(page, 'Consultar pedido')
  await byProtocol(page, 'VS-2222-2222', families.caio.dataNasc)
  const words = await page.getByRole('alert').filter({ hasText: 'Não encontramos' }).innerText()
  await byProtocol(page, protocolos.caio, '2019-12-02')
  await expect(page.getByRole('alert').filter({ hasText: 'Não encontramos' })).toHaveText(words, { useInnerText: true })
  await expect(page.getByLabel('Protocolo', { exact: true })).toHaveValue(protocolos.caio)
  await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('02')
})

test('Enzo cancels by protocol: consequences, asked, receipt; the place is free again', async ({ page }) => {
  const calls = record(page)
  const check = checkEveryPage(page)
  await begin(page, 'Cancelar pedido')
  await byProtocol(page, protocolos.enzo, families.enzo.dataNasc)
  await at(page, 'cancelar')
  await expect(page.getByText('A vaga vai para outro estudante')).toBeVisible()
  await check()
  // the protocol was typed on the page before, so it is not asked for again
  await expect(page.getByText(protocolos.enzo)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await pressSend(page, 'cancelar')
  await at(page, 'recibo')
  await expect(heading(page)).toHaveText('Pedido cancelado')
  await check()
  expect(verbs(calls)).toEqual(['identificar', 'cancelar'])
})

test('Íris: a document address that is no web address is text; Otto: a state that nobody documented', async ({
  page,
}) => {
  await begin(page, 'Consultar pedido')
  await byProtocol(page, protocolos.iris, families.iris.dataNasc)
  await at(page, 'pedido')
  await expect(page.getByText('Documento disponível na secretaria.')).toBeVisible()
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
  await begin(page, 'Consultar pedido')
  await byProtocol(page, protocolos.otto, families.otto.dataNasc)
  await expect(page.getByText('emDiligencia').first()).toBeVisible()
  await expect(page.getByText('O pedido está em processamento.')).toBeVisible()
})

test('a second child in few taps, with the data of the guardian carried over', async ({ page }) => {
  await davi(page)
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'recibo')
  await page.getByRole('button', { name: 'Pedir para outro estudante' }).click()
  await at(page, 'estudante')
  await expect(page.getByLabel('Nome completo do estudante')).toHaveValue('')
  await expect(page.getByLabel('Nome completo da mãe')).toHaveValue(families.davi.nomeMae)
  await page.getByLabel('Nome completo do estudante').fill('Rita Moreira Lima')
  await page.getByLabel('Dia', { exact: true }).fill('5')
  await page.getByLabel('Mês', { exact: true }).fill('5')
  await page.getByLabel('Ano', { exact: true }).fill('2018')
  await goOn(page)
  await expect(page.getByLabel('CPF do responsável')).toHaveValue(/\d{3}\.\d{3}\.\d{3}-\d{2}/)
  await goOn(page)
  await choose(page, '3º ano')
  await goOn(page)
  await choose(page, 'Manhã')
  await goOn(page)
  await at(page, 'escola')
  await addSchool(page)
  await goOn(page)
  await at(page, 'revisao')
  await expect(page.getByText('Parte dos dados veio do pedido anterior.')).toBeVisible()
  await expect(page.getByText('(47) 98888-7777')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'recibo')
})
