// The ways of a family × the faults on them: nothing typed is lost, nothing is sent twice. One walk through all faults
// for each way, on a phone and on a desktop: asking, cancelling and consulting here, renewing and transferring in
// `matrixRenewing.spec.ts`. The faults of every way that sends are in `sentThroughAll` of `faults.ts`.
//
// |           | Back | reload | close | sleep | correct | other tab | lost answer | busy | taken place                      |
// | --------- | ---- | ------ | ----- | ----- | ------- | --------- | ----------- | ---- | -------------------------------- |
// | asking    | F R  | F V R  | F V R | F R   | F       | R         | V           | V    | the last place of the first wish |
// | renewing  | F R  | F V R  | F V R | F R   | F       | R         | V           | V    | the last place of the new shift  |
// | transfer  | F R  | F V R  | F V R | F R   | F       | R         | V           | V    | all places of the wish           |
// | cancel    | F R  | F V R  | F V R | F R   | F       | R         | V           | V    | the request is gone before       |
// | consult   | F    | F      | F     | F     | F       | F         | –           | F    | –                                |
//
// F: on the pages of the form, V: while the outcome is uncertain, R: on the receipt. Consulting sends nothing and takes
// no place. A page that dies while sending: `phases.phone.spec.ts`; a double press: `faultsSaid.test.tsx` (jsdom);
// Back from the receipt of a flow that was walked, storage that fails, a public computer: `device.phone.spec.ts`.
import { protocolos } from '../../../src/mock/seed/matricula'
import { type Typed, typedGuardian, typedHome } from '../../support/family'
import { expect, test } from '../fixtures'
import {
  addSchool,
  at,
  begin,
  byProtocol,
  choose,
  confirmName,
  families,
  fillDate,
  fillIn,
  goOn,
  heading,
  identify,
  record,
  verbs,
} from './family'
import {
  backAndForward,
  busyFor,
  placesTaken,
  reloaded,
  reopened,
  resumedIn,
  sentThroughAll,
  slept,
  waited,
} from './faults'

/** The fields of a page but one, whose restored text is kept and not typed again. */
const except = (kept: string, typed: Typed) => typed.filter(([label]) => label !== kept)

test.beforeEach(({ expectStatus }) => {
  test.slow()
  expectStatus(503, 'net')
})

test('asking for a place through everything', async ({ page: first, portal }) => {
  let page = first
  await page.clock.install()
  const child = families.lia
  const name = () => page.getByLabel('Nome completo do estudante')
  await begin(page, 'Pedir vaga')
  await name().fill('Lia Cas')
  await page.getByLabel('Dia', { exact: true }).fill('31')
  await reloaded(page, 'estudante')
  await expect(name()).toHaveValue('Lia Cas')
  await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('31')
  await identify(page, child)
  await choose(page, '1º ano')
  await reloaded(page, 'serie')
  await expect(page.getByRole('radio', { name: '1º ano' })).toBeChecked()
  await goOn(page)
  await choose(page, 'Manhã')
  await reloaded(page, 'turno')
  await goOn(page)
  await at(page, 'endereco')
  await page.getByLabel('CEP').fill('8830')
  await page.getByLabel('Bairro').fill('Beira-')
  await slept(page, 'endereco')
  await expect(page.getByLabel('CEP')).toHaveValue('8830')
  await expect(page.getByLabel('Bairro')).toHaveValue('Beira-')
  await fillIn(page, except('Bairro', typedHome()))
  await goOn(page)
  await at(page, 'escola')
  await addSchool(page, /EMEF Carolina Maria de Jesus, Manhã/)
  page = await reopened(page)
  await at(page, 'escola')
  await expect(page.getByText('Sua escolha 1')).toBeVisible()
  await goOn(page)
  await page.getByLabel('Nome completo do responsável').fill('Vera')
  await reloaded(page, 'responsavel')
  await expect(page.getByLabel('Nome completo do responsável')).toHaveValue('Vera')
  await page.getByLabel('O que você é do estudante?').selectOption({ label: 'Mãe' })
  await fillIn(page, except('Nome completo do responsável', typedGuardian()))
  await goOn(page)
  await reloaded(page, 'revisao')
  await page.getByRole('link', { name: 'Alterar endereço' }).click()
  await page.getByLabel('Rua, número').fill('Rua do Meio, 70')
  await goOn(page)
  await at(page, 'revisao')
  await expect(page.getByText('Rua do Meio, 70')).toBeVisible()
  await backAndForward(page, 2, 'revisao', 'revisao')
  // another family takes the last place: the page tells so with a fresh list and keeps everything else
  const calls = record(page.context())
  await placesTaken(portal.url, { serieId: 31, turno: 'Manhã', unidadeId: 12 }, child)
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
  await expect(page.getByText('Rua do Meio, 70')).toBeVisible()
  expect(verbs(calls)).toEqual(['cadastrar'])
  await sentThroughAll(page, portal, 'cadastrar', child)
})

test('cancelling through everything', async ({ page: first, portal }) => {
  let page = first
  await page.clock.install()
  await begin(page, 'Cancelar pedido')
  await page.getByLabel('Protocolo', { exact: true }).fill('vs 7k4m')
  await reloaded(page, 'protocolo')
  await expect(page.getByLabel('Protocolo', { exact: true })).toHaveValue(/vs 7k4m/i)
  // a wrong birth date is told, and nothing typed is lost when it is corrected
  await byProtocol(page, protocolos.enzo, '2018-09-08')
  await expect(page.getByRole('alert').filter({ hasText: 'Não encontramos' })).toBeVisible()
  await byProtocol(page, protocolos.enzo, families.enzo.dataNasc)
  await reloaded(page, 'cancelar')
  await backAndForward(page, 1, 'protocolo', 'cancelar')
  await slept(page, 'cancelar')
  page = await reopened(page)
  await at(page, 'cancelar')
  await expect(page.getByText(protocolos.enzo)).toBeVisible()
  page = await sentThroughAll(page, portal, 'cancelar')
  await expect(heading(page)).toHaveText('Pedido cancelado')
  // a second cancellation finds the request gone: that is told, and nothing is sent
  const calls = record(page.context())
  await begin(page, 'Cancelar pedido')
  await byProtocol(page, protocolos.enzo, families.enzo.dataNasc)
  await at(page, 'pedido')
  await expect(page.getByText('não há o que cancelar')).toBeVisible()
  expect(verbs(calls)).toEqual(['identificar'])
})

test('consulting through everything, by the child and by the protocol', async ({ page: first, context, portal }) => {
  let page = first
  await page.clock.install()
  const maria = families.maria2
  // by the child: three are alike, and the first choice is the wrong one
  await begin(page, 'Consultar pedido')
  await page.getByRole('button', { name: 'Não tenho o protocolo' }).click()
  await identify(page, { ...maria, cpfResponsavel: families.davi.cpfResponsavel })
  await at(page, 'desempate')
  await page.getByLabel('CPF do estudante').fill(maria.cpf.slice(0, 6))
  await reloaded(page, 'desempate')
  await expect(page.getByLabel('CPF do estudante')).toHaveValue(maria.cpf.slice(0, 6))
  await page.getByLabel('CPF do estudante').fill(maria.cpf)
  await goOn(page)
  await choose(page, 'Não é este')
  await reloaded(page, 'nome')
  await expect(page.getByRole('radio', { name: 'Não é este' })).toBeChecked()
  await goOn(page)
  await reloaded(page, 'secretaria')
  await page.getByRole('link', { name: 'Ver o nome de novo' }).click()
  await confirmName(page)
  await reloaded(page, 'pedido')
  await expect(heading(page)).toHaveText('Nenhum pedido')
  // by the protocol: first without a network, then with a late answer
  await begin(page, 'Consultar pedido')
  await page.getByLabel('Protocolo', { exact: true }).fill(protocolos.enzo)
  await fillDate(page, '2018-09-08')
  await context.setOffline(true)
  await goOn(page)
  await expect(page.getByRole('alert').getByText('sem internet')).toBeVisible()
  await context.setOffline(false)
  await slept(page, 'protocolo')
  await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('08')
  await page.getByLabel('Dia', { exact: true }).fill('9')
  await portal.fail('PostMatriculaMunicipal', 503, { times: 1, retryAfter: busyFor })
  await goOn(page)
  await expect(page.getByRole('main').getByText('A escola está atendendo muita gente.')).toBeVisible()
  await waited(page)
  await at(page, 'pedido')
  await expect(page.getByText(protocolos.enzo).first()).toBeVisible()
  await reloaded(page, 'pedido')
  await backAndForward(page, 1, 'protocolo', 'pedido')
  page = await reopened(page)
  await at(page, 'pedido')
  const second = await resumedIn(await context.newPage())
  await at(second, 'pedido')
  await expect(second.getByText(protocolos.enzo).first()).toBeVisible()
})
