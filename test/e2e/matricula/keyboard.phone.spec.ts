// Every child of the cast from the first page to the last by keyboard alone; the longest way on a CPU 4 times slower.
import type { Page } from '@playwright/test'
import { protocolos } from '../../../src/mock/seed/matricula'
import { typedGuardian, typedHome } from '../../support/family'
import { expect, test } from '../fixtures'
import { at as reached, type Family, families, heading, record, verbs, type Way } from './family'
import { hands } from './hands'

// no trace, because its picture of every step takes a slow phone longer than the step
test.use({ trace: 'off' })

/** Slows the CPU down 4 times; in one way only, because that costs the machine and every way has the same frame. */
async function onSlowPhone(page: Page): Promise<void> {
  // enough time for slowed presses, also on a busy machine
  test.setTimeout(150_000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Waits until the page is open and its heading has the focus, from which the next Tab goes on. */
async function at(page: Page, step: string): Promise<void> {
  await reached(page, step)
  await page.waitForFunction(() => document.activeElement?.localName === 'h1')
}

async function begin(page: Page, way: Way): Promise<void> {
  const { enter, pick } = hands(page)
  await page.goto('/vagas')
  await heading(page).waitFor()
  await pick('O que você quer fazer?', way)
  await pick('Este aparelho é de uso público?', 'Não, é meu ou da família')
  await enter()
}

async function born(page: Page, iso: string): Promise<void> {
  const { type } = hands(page)
  const [ano = '', mes = '', dia = ''] = iso.split('-')
  await type('Dia', dia)
  await type('Mês', mes)
  await type('Ano', ano)
}

async function identify(page: Page, way: Way, child: Family): Promise<void> {
  const { enter, type } = hands(page)
  await begin(page, way)
  await at(page, 'estudante')
  await type('Nome completo do estudante', child.nome)
  await born(page, child.dataNasc)
  await type('Nome completo da mãe', child.nomeMae)
  await enter()
  await at(page, 'cpf')
  await type('CPF do responsável', child.cpfResponsavel)
  await enter()
}

async function byProtocol(page: Page, way: Way, protocolo: string, child: Family): Promise<void> {
  const { enter, type } = hands(page)
  await begin(page, way)
  await at(page, 'protocolo')
  await type('Protocolo', protocolo)
  await born(page, child.dataNasc)
  await enter()
}

async function answer(page: Page, step: string, group: string, name: string): Promise<void> {
  const { enter, pick } = hands(page)
  await at(page, step)
  await pick(group, name)
  await enter()
}
const confirmName = (page: Page) => answer(page, 'nome', 'O nome acima é o do estudante?', 'Sim, é este')

/** Walks the last pages of a way that sends, up to the receipt, whose heading takes the focus. */
async function send(page: Page, name: string, state: string): Promise<void> {
  const { press, tick } = hands(page)
  await at(page, 'revisao')
  await press(name)
  await at(page, 'recibo')
  await expect(page.getByText(state).first()).toBeVisible()
  await tick()
  // once the receipt is saved as a picture, leaving asks no question
  await press('Salvar imagem')
  await expect(page.getByText('Imagem salva neste aparelho').first()).toBeVisible()
  await press('Terminar e apagar dados')
  await expect(page).toHaveURL(/\/vagas$/)
}

const newOnes = [
  ['Davi, on a slow phone', families.davi, 'Pré-escola II', 'Integral', 'Jardim das Acácias'],
  ['Lia, born on 31 March', families.lia, '1º ano do Ensino Fundamental', 'Tarde', 'Vila Nova'],
  ['Téo, born on 1 April', families.teo, 'Pré-escola II', 'Integral', 'Jardim das Acácias'],
] as const
for (const [name, child, serie, turno, bairro] of newOnes)
  test(`${name}: a new place`, async ({ page }) => {
    const { enter, press, tabTo, type } = hands(page)
    if (child === families.davi) await onSlowPhone(page)
    const calls = record(page)
    await identify(page, 'Pedir vaga', child)
    await at(page, 'serie')
    await expect(page.getByRole('radio', { name: serie })).toHaveAccessibleDescription('Combina com a idade')
    await answer(page, 'serie', 'Série', serie)
    await answer(page, 'turno', 'Turno', turno)
    await at(page, 'endereco')
    for (const [label, text] of typedHome(bairro)) await type(label, text)
    await enter()
    await at(page, 'escola')
    await press(/^Escolher /)
    await press('Continuar')
    await at(page, 'responsavel')
    await tabTo('O que você é do estudante?')
    await page.keyboard.press('ArrowDown')
    for (const [label, text] of typedGuardian(child.nomeMae)) await type(label, text)
    await enter()
    await send(page, 'Enviar pedido', 'Vaga reservada')
    expect(verbs(calls)).toEqual(['identificar', 'consultar', 'cadastrar'])
  })

test('Ana: a renewal', async ({ page }) => {
  await identify(page, 'Confirmar a vaga', families.ana)
  await confirmName(page)
  await answer(page, 'continua', 'Vai continuar nesta escola?', 'Sim, vai continuar')
  await answer(page, 'turno', 'Turno', 'Manhã')
  await send(page, 'Enviar confirmação', 'Vaga confirmada')
})

test('João Pedro: a transfer', async ({ page }) => {
  const { press } = hands(page)
  await identify(page, 'Pedir transferência', families.joaoPedro)
  await confirmName(page)
  await answer(page, 'turno', 'Turno', 'Manhã')
  await at(page, 'escola')
  await press(/^Escolher EMEF Maria Quitéria/)
  await press('Continuar')
  await send(page, 'Enviar pedido', 'Em análise')
})

test('Maria da Conceição: three alike, the CPF decides', async ({ page }) => {
  const { enter, press, type } = hands(page)
  const child = families.maria2
  await identify(page, 'Confirmar a vaga', { ...child, cpfResponsavel: families.davi.cpfResponsavel })
  await at(page, 'desempate')
  await type('CPF do estudante', child.cpf)
  await enter()
  await confirmName(page)
  await at(page, 'vinculo')
  await press('Corrigir o CPF do responsável')
  await at(page, 'cpf')
  await type('CPF do responsável', child.cpfResponsavel)
  await enter()
  await confirmName(page)
  await answer(page, 'continua', 'Vai continuar nesta escola?', 'Sim, vai continuar')
  await answer(page, 'turno', 'Turno', 'Manhã')
  await send(page, 'Enviar confirmação', 'Vaga confirmada')
})

test('Enzo: the request that stands is shown, and cancelled from there', async ({ page }) => {
  const { press } = hands(page)
  await identify(page, 'Pedir vaga', families.enzo)
  await confirmName(page)
  await press('Ver o pedido')
  await at(page, 'pedido')
  await expect(heading(page)).toHaveText('Já existe um pedido')
  await press('Cancelar este pedido')
  await at(page, 'cancelar')
  await press('Cancelar este pedido')
  await press('Sim, cancelar o pedido')
  await at(page, 'recibo')
  await expect(heading(page)).toHaveText('Pedido cancelado')
  await press('Salvar imagem')
  await expect(page.getByText('Imagem salva neste aparelho').first()).toBeVisible()
  await press('Terminar e apagar dados')
  await expect(page).toHaveURL(/\/vagas$/)
})

test('Caio: sixth in the queue', async ({ page }) => {
  await byProtocol(page, 'Consultar pedido', protocolos.caio, families.caio)
  await at(page, 'pedido')
  await expect(page.getByText('6º da lista')).toBeVisible()
  await hands(page).press('Terminar e apagar dados')
  await expect(page).toHaveURL(/\/vagas$/)
})

test('Lara: cancelled last week, and the way to a new request', async ({ page }) => {
  await byProtocol(page, 'Consultar pedido', protocolos.lara, families.lara)
  await at(page, 'pedido')
  await expect(page.getByText('Pedido cancelado').first()).toBeVisible()
  await hands(page).press('Fazer um pedido novo')
  await at(page, 'estudante')
})
