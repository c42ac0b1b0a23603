/** Helpers that lead a family through the enrollment in the browser, and that record its calls to the service. */
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import { axeBothThemes, noSidewaysScroll } from '../checks/checks'
import { roomForFingers } from '../checks/walk'
import { Matricula, repair } from '@/contract'
import type { MockControls } from '../servers/mock'
import { type Typed, typedGuardian, typedHome } from '../../support/family'
import { type Family, families } from '../../../src/mock/seed/children'
import { protocolos } from '../../../src/mock/seed/matricula'

export { families, type Family }

/** Presses a choice; the whole surface of its card is the label. */
export const choose = (page: Page, name: string | RegExp) =>
  page.locator('label').filter({ hasText: name }).first().click()
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click()
export const at = (page: Page, step: string) => expect(page).toHaveURL(new RegExp(`/vagas/${step}$`))
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const languages = [
  ['English', 'en'],
  ['Español', 'es'],
  ['Português', 'pt-BR'],
] as const

/** Checks axe in the light theme, contrast in the dark one too, room for fingers, and 400 % zoom in every language. */
export async function checkPage(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible()
  await axeBothThemes(page)
  await roomForFingers(page)
  const size = page.viewportSize() ?? { width: 360, height: 740 }
  await page.setViewportSize({ width: 320, height: size.height })
  for (const [name, lang] of languages) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    expect(await page.getByRole('main').innerText()).not.toMatch(/matricula\.|common\./)
    await noSidewaysScroll(page)
  }
  await page.setViewportSize(size)
}

/** The heading of the page, and everything typed. */
const typedNow = (page: Page) =>
  page.getByRole('main').evaluate((main) => ({
    heading: main.querySelector('h1')?.textContent,
    fields: [...main.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((field) => [
      field.id,
      field.value,
      'checked' in field && field.checked,
    ]),
  }))
/** Turns the phone and turns it back, and expects everything typed in both positions. */
export async function rotate(page: Page): Promise<void> {
  // the address changes before the next page is drawn; until then the focus is on what was pressed on the page before
  await expect(page.locator('button:focus, a:focus')).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
  const typed = await typedNow(page)
  for (const size of [
    { width: 740, height: 360 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    await noSidewaysScroll(page)
    expect(await typedNow(page)).toEqual(typed)
  }
}

export type Way = 'Pedir vaga' | 'Confirmar a vaga' | 'Pedir transferência' | 'Consultar pedido' | 'Cancelar pedido'

export async function begin(page: Page, way: Way, options: { publico?: boolean } = {}): Promise<void> {
  await page.goto('/vagas')
  await choose(page, way)
  await choose(page, options.publico ? 'Sim, é de uso público' : 'Não, é meu')
  await page.getByRole('button', { name: 'Começar', exact: true }).click()
  // discards what an earlier journey left in the tab
  const anew = page.getByRole('dialog').getByRole('button', { name: /^Começar outro$|^Apagar e continuar$/ })
  await expect(anew.or(page.getByRole('link', { name: 'Voltar ao começo' }))).toBeVisible()
  if (await anew.isVisible()) await anew.click()
  await expect(page).toHaveURL(/\/vagas\/(estudante|protocolo)$/)
}

/** Fills the fields of a page, whatever they held before. */
export async function fillIn(page: Page, typed: Typed): Promise<void> {
  for (const [label, text] of typed) await page.getByLabel(label, { exact: true }).fill(text)
}

export async function fillDate(page: Page, iso: string): Promise<void> {
  const [ano = '', mes = '', dia = ''] = iso.split('-')
  await page.getByLabel('Dia', { exact: true }).fill(dia)
  await page.getByLabel('Mês', { exact: true }).fill(mes)
  await page.getByLabel('Ano', { exact: true }).fill(ano)
}

/** Called on each page of the flow once it is open. */
type Arrived = () => Promise<void>
const nothing: Arrived = () => Promise.resolve()

/** Fills the child's page and the guardian's CPF, up to the answer of the service. */
export async function identify(page: Page, child: Family, arrived: Arrived = nothing): Promise<void> {
  await at(page, 'estudante')
  await page.getByLabel('Nome completo do estudante').fill(child.nome)
  await fillDate(page, child.dataNasc)
  await page.getByLabel('Nome completo da mãe').fill(child.nomeMae)
  await goOn(page)
  await at(page, 'cpf')
  await arrived()
  await page.getByLabel('CPF do responsável').fill(child.cpfResponsavel)
  await goOn(page)
}

export async function confirmName(page: Page): Promise<void> {
  await at(page, 'nome')
  await choose(page, 'Sim, é este')
  await goOn(page)
}

export async function byProtocol(page: Page, protocolo: string, dataNasc: string): Promise<void> {
  await at(page, 'protocolo')
  await page.getByLabel('Protocolo', { exact: true }).fill(protocolo)
  await fillDate(page, dataNasc)
  await goOn(page)
}

/** Chooses series, shift and address of a new place. */
export async function chooseOffer(
  page: Page,
  serie: string,
  turno: string,
  bairro: string,
  arrived: Arrived = nothing,
): Promise<void> {
  await at(page, 'serie')
  await choose(page, serie)
  await goOn(page)
  await at(page, 'turno')
  await arrived()
  await choose(page, turno)
  await goOn(page)
  await at(page, 'endereco')
  await arrived()
  await fillIn(page, typedHome(bairro))
  await goOn(page)
  await at(page, 'escola')
  await arrived()
}

export const addSchool = (page: Page, name: RegExp | string = /^Escolher /) =>
  page.getByRole('button', { name }).first().click()

/** Fills the guardian's page of a new place. */
export async function fillFamily(page: Page, child: Family, arrived: Arrived = nothing): Promise<void> {
  await at(page, 'responsavel')
  await arrived()
  await page.getByLabel('O que você é do estudante?').selectOption({ label: 'Mãe' })
  await fillIn(page, typedGuardian(child.nomeMae))
  await goOn(page)
  await at(page, 'revisao')
}

/** Walks through a new place for Davi, up to the page that sends. */
export async function davi(page: Page, options: { publico?: boolean } = {}): Promise<void> {
  const child = families.davi
  await begin(page, 'Pedir vaga', options)
  await identify(page, child)
  await chooseOffer(page, 'Pré-escola II', 'Integral', 'Jardim das Acácias')
  await addSchool(page)
  await goOn(page)
  await fillFamily(page, child)
}

/** Walks through Ana's renewal, up to the page that sends. */
async function ana(page: Page): Promise<void> {
  await begin(page, 'Confirmar a vaga')
  await identify(page, families.ana)
  await confirmName(page)
  await choose(page, 'Sim, vai continuar')
  await goOn(page)
  await choose(page, 'Manhã')
  await goOn(page)
}

/** Walks through João Pedro's transfer, up to the page that sends. */
async function joaoPedro(page: Page): Promise<void> {
  await begin(page, 'Pedir transferência')
  await identify(page, families.joaoPedro)
  await confirmName(page)
  await choose(page, 'Manhã')
  await goOn(page)
  await addSchool(page, /Escolher EMEF Maria Quitéria/)
  await goOn(page)
}

/** Walks through Enzo's cancellation, up to the page that sends. */
async function enzo(page: Page): Promise<void> {
  await begin(page, 'Cancelar pedido')
  await byProtocol(page, protocolos.enzo, families.enzo.dataNasc)
  await at(page, 'cancelar')
}

/** The four ways that send a request: the child, the page and button that send, and the service's state afterwards. */
export const sendings = {
  cadastrar: { walk: davi, who: families.davi, page: 'revisao', press: 'Enviar pedido', state: 'reservada' },
  confirmar: { walk: ana, who: families.ana, page: 'revisao', press: 'Enviar confirmação', state: 'confirmada' },
  transferir: { walk: joaoPedro, who: families.joaoPedro, page: 'revisao', press: 'Enviar pedido', state: 'emAnalise' },
  cancelar: { walk: enzo, who: families.enzo, page: 'cancelar', press: 'Cancelar este pedido', state: 'cancelada' },
} as const
export type Sending = keyof typeof sendings

/** Presses the sending button, and for a cancellation confirms the question. */
export async function pressSend(page: Page, way: Sending): Promise<void> {
  await page.getByRole('button', { name: sendings[way].press, exact: true }).click()
  if (way === 'cancelar') await page.getByRole('button', { name: 'Sim, cancelar o pedido' }).click()
}

/** Ends the flow on a receipt that was not saved, and confirms the question about that. */
export async function finish(page: Page): Promise<void> {
  const name = 'Terminar e apagar dados'
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

const deviceKey = 'portal.vagas.guardados'
const prepared = new Map<Sending, string>()

/** Opens the sending page with everything answered, by a stored draft; only the first test of a worker walks there. */
export async function readyToSend(page: Page, way: Sending): Promise<void> {
  const { page: last, walk, press } = sendings[way]
  let text = prepared.get(way)
  if (text === undefined) {
    await walk(page)
    await at(page, last)
    text = await page.evaluate((key) => localStorage.getItem(key) ?? '', deviceKey)
    prepared.set(way, text)
  }
  await page.goto('/vagas')
  await page.evaluate(
    ({ key, text }) => {
      const at = Date.now()
      const { d, v } = JSON.parse(text) as { v: number; d: { draft: { id: string } }[] }
      const [newest] = d
      localStorage.setItem('portal.aparelhoPublico', 'nao')
      localStorage.setItem(key, JSON.stringify({ v, at, d: [{ ...newest, at }] }))
      sessionStorage.setItem('portal.vagas.aba', JSON.stringify({ v: 1, at, d: newest?.draft.id }))
    },
    { key: deviceKey, text },
  )
  await page.goto(`/vagas/${last}`)
  await at(page, last)
  // waits until the page is drawn, so that it does not read what a test changes in the storage from here on
  await expect(page.getByRole('button', { name: press, exact: true })).toBeVisible()
}
export const daviOnReview = (page: Page) => readyToSend(page, 'cadastrar')

/** Asks the service, without a page, for the state of a child's request; '' when there is none. */
export async function standing(url: string, who: Family): Promise<string> {
  const login = {
    nomeAluno: who.nome,
    nomeMae: who.nomeMae,
    dataNasc: who.dataNasc,
    cpfResponsavel: who.cpfResponsavel,
  }
  const ask = (processamento: string, more: object) =>
    fetch(`${url}${operation}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        login: { ...login, ...more },
        matricula: { login: { ...login, ...more }, processamento },
      }),
    })
      .then((answer) => answer.json())
      .then((reply) => repair(Matricula, reply).value)
  // an ended request is only found with its protocol
  const more = who === families.enzo ? { codigoProtocolo: protocolos.enzo } : {}
  const { processamento } = await ask('identificar', more)
  return processamento === 'identificado' ? '' : processamento
}

/**
 * Does `act`, and waits until the service is done with its call. No other call may be made before it: a fault that is
 * ordered for one call would meet the wrong one.
 */
export async function reaches({ log }: MockControls, act: () => Promise<void>): Promise<void> {
  const before = (await log()).length
  await act()
  await expect.poll(async () => (await log()).length).toBeGreaterThan(before)
}

const operation = '/json/reply/PostMatriculaMunicipal'
export interface Exchange {
  sent: Body
  answered: Record<string, unknown> | null
}
interface Body {
  login: Record<string, unknown>
  matricula: Record<string, unknown> & { processamento: string; login: Record<string, unknown> }
}

/** Records every call of the enrollment, in order. */
export function record(page: Page | BrowserContext): Exchange[] {
  const calls: Exchange[] = []
  // page and context both have the two events, but TypeScript cannot unite their overloads
  const watched = page as Page
  const pending = new Map<Request, Exchange>()
  watched.on('request', (request: Request) => {
    if (!request.url().endsWith(operation)) return
    const call: Exchange = { sent: request.postDataJSON() as Body, answered: null }
    pending.set(request, call)
    calls.push(call)
  })
  watched.on('requestfinished', (request: Request) => {
    const call = pending.get(request)
    if (!call) return
    void request
      .response()
      .then((response) => response?.json())
      .then((body) => {
        call.answered = body as Record<string, unknown>
      })
      .catch(() => undefined)
  })
  return calls
}

export const verbs = (calls: readonly Exchange[]) => calls.map(({ sent }) => sent.matricula.processamento)

/** The texts that would identify the family. */
const personal = (child: Family) => [child.nome, child.nomeMae, child.cpfResponsavel, child.cpf, child.dataNasc]

/** Expects no personal data in the title and the address, since both stay in the browser's history. */
export async function nothingPersonalOutside(page: Page, child: Family, protocolo = ''): Promise<void> {
  const title = await page.title()
  for (const text of [...personal(child), protocolo].filter(Boolean)) {
    expect(title).not.toContain(text)
    expect(decodeURIComponent(page.url())).not.toContain(text)
  }
}
