// By keyboard alone on a laptop: a place is asked for, consulted and cancelled, and the schools are viewed. The focus
// is always on a visible element with a focus ring, never on the body.
import type { Page } from '@playwright/test'
import { typedGuardian, typedHome } from '../../support/family'
import { expect, test } from '../fixtures'
import { at as reached, families, heading, record, type Way, verbs } from './family'
import { hands } from './hands'

declare global {
  interface Window {
    /** The places where the focus should not have gone. */
    lost: string[]
  }
}

/** Runs in the page before its own code: checks the focus once the result of each key press is drawn. */
function watchFocus(): void {
  const outlined = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  }
  window.lost = []
  const nowhere = () => !document.activeElement || document.activeElement === document.body
  const look = (key: string) => {
    const element = document.activeElement
    const said = `${key} at ${location.pathname}`
    if (!element || nowhere()) {
      // a page that was just opened takes the focus once it is drawn, so the body is checked again after 250 ms
      setTimeout(() => {
        if (nowhere()) window.lost.push(`${said}: on the body`)
      }, 250)
      return
    }
    const name = `${said}: ${element.outerHTML.slice(0, 120)}`
    const { bottom, height, left, top, width } = element.getBoundingClientRect()
    if (top >= innerHeight || bottom <= 0) window.lost.push(`${name} is out of sight`)
    // a heading or summary that takes the focus is not a control, so it needs no ring
    if (element.getAttribute('tabindex') === '-1') return
    const bearer = [element, element.parentElement].find((one) => one && outlined(one))
    if (!bearer) window.lost.push(`${name} has no ring`)
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (hit && !(bearer ?? element).contains(hit))
      window.lost.push(`${name} is covered by ${hit.outerHTML.slice(0, 80)}`)
  }
  addEventListener('keyup', ({ key }) => {
    // waits for the frames that draw what the press opens, moves or removes
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look, 0, key)))
  })
}

/** Expects no lost focus; called on each page before it is left, when the focus has settled. */
const nothingLost = async (page: Page) => {
  expect(await page.evaluate(() => window.lost)).toEqual([])
}

test.beforeEach(({ page }) => page.addInitScript(watchFocus))

async function at(page: Page, step: string): Promise<void> {
  await reached(page, step)
  await page.waitForFunction(() => document.activeElement?.localName === 'h1')
  await nothingLost(page)
}

async function begin(page: Page, way: Way): Promise<void> {
  const { enter, pick } = hands(page)
  await pick('O que você quer fazer?', way)
  await pick('Este aparelho é de uso público?', 'Não, é meu ou da família')
  await nothingLost(page)
  await enter()
}

test('by keyboard alone on a laptop: asked for, the wishes put in order, consulted, cancelled, erased', async ({
  page,
}) => {
  const { enter, pick, press, tabTo, tick, type } = hands(page)
  const child = families.davi
  const calls = record(page)
  const main = page.getByRole('main')
  await page.goto('/vagas')
  await heading(page).waitFor()
  await begin(page, 'Pedir vaga')
  await at(page, 'estudante')
  // after an empty form is sent, the summary takes the focus, and its first link leads to the field
  await enter()
  await press('Continuar')
  await expect(main.getByRole('alert')).toBeFocused()
  await press('Digite o nome completo do estudante')
  await expect(page.getByLabel('Nome completo do estudante')).toBeFocused()
  await type('Nome completo do estudante', child.nome)
  await type('Dia', '10')
  await type('Mês', '5')
  await type('Ano', '2021')
  await type('Nome completo da mãe', child.nomeMae)
  await enter()
  await at(page, 'cpf')
  await type('CPF do responsável', child.cpfResponsavel)
  await enter()
  await at(page, 'serie')
  await press('Outra série')
  await expect(page.getByRole('radio', { name: 'Creche – Berçário I', exact: true })).toBeFocused()
  await pick('Série', 'Pré-escola II')
  await enter()
  await at(page, 'turno')
  await pick('Turno', 'Integral')
  await enter()
  await at(page, 'endereco')
  for (const [label, text] of typedHome('Jardim das Acácias')) await type(label, text)
  await enter()
  await at(page, 'escola')
  const schools = main.getByRole('heading', { level: 3 })
  const [first = '', second = ''] = await schools.allInnerTexts()
  await press(`Escolher ${first}, Integral`)
  await expect(page.getByRole('button', { name: `Tirar ${first}, Integral` }).last()).toBeFocused()
  await press(`Escolher ${second}, Integral`)
  // in the list of wishes the first is moved down, and the focus goes with it
  await page.getByRole('heading', { name: 'Suas escolhas' }).focus()
  await press(`Descer ${first}, Integral`)
  await expect(page.getByRole('button', { name: `Subir ${first}, Integral` })).toBeFocused()
  await press(`Tirar ${first}, Integral`)
  await expect(page.getByRole('heading', { name: 'Suas escolhas' })).toBeFocused()
  await nothingLost(page)
  await press('Continuar')
  await at(page, 'responsavel')
  await tabTo('O que você é do estudante?')
  await page.keyboard.press('ArrowDown')
  for (const [label, text] of typedGuardian(child.nomeMae)) await type(label, text)
  await enter()
  await at(page, 'revisao')
  await press('Mostrar')
  await press('Enviar pedido')
  await at(page, 'recibo')
  const granted = main.getByRole('definition').filter({ hasText: second })
  await expect(granted).toHaveCount(1)
  const protocol = await page.getByText(/^VS-/).first().innerText()
  await press('Salvar imagem')
  await expect(page.getByText('Imagem salva neste aparelho').first()).toBeVisible()
  await tick()
  await press('Terminar e apagar dados')
  await expect(page).toHaveURL(/\/vagas$/)
  await expect(heading(page)).toBeFocused()
  await begin(page, 'Consultar pedido')
  await at(page, 'protocolo')
  await type('Protocolo', protocol.toLowerCase().replaceAll('-', ' '))
  await type('Dia', '10')
  await type('Mês', '5')
  await type('Ano', '2021')
  await enter()
  await at(page, 'pedido')
  await expect(granted).toHaveCount(1)
  await press('Cancelar este pedido')
  await at(page, 'cancelar')
  await press('Cancelar este pedido')
  await expect(page.getByRole('heading', { name: 'Cancelar mesmo o pedido?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cancelar este pedido' })).toBeFocused()
  await nothingLost(page)
  await enter()
  await press('Sim, cancelar o pedido')
  await at(page, 'recibo')
  await expect(heading(page)).toHaveText('Pedido cancelado')
  // the receipt names the school that was given up
  await expect(granted).toHaveCount(1)
  await press('Terminar e apagar dados')
  await press('Terminar e apagar dados')
  await expect(page).toHaveURL(/\/vagas$/)
  await expect(heading(page)).toBeFocused()
  await nothingLost(page)
  expect(verbs(calls)).toEqual(['identificar', 'consultar', 'cadastrar', 'consultar', 'cancelar'])
})

test('by keyboard alone on a laptop: a school near is found and carried into the flow', async ({ page }) => {
  const { press, type } = hands(page)
  await page.goto('/vagas')
  await heading(page).waitFor()
  await press('Que escolas há perto?')
  await at(page, 'escolas')
  await type('Endereço, bairro ou nome da escola', 'Maria Quitéria')
  await press('Pedir vaga aqui: EMEF Maria Quitéria')
  await expect(page.getByText('Você quer esta escola: EMEF Maria Quitéria')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Pedir vaga' })).toBeChecked()
  await nothingLost(page)
})
