/** How a family goes through the enrollment in the browser, and what of the traffic is written down beside it. */
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import { axeBothThemes, noSidewaysScroll } from '../checks'
import { roomForFingers } from '../walk'
import { Matricula, repair } from '@/contract'
import type { MockControls } from '../mock'
import { type Typed, typedGuardian, typedHome } from '../../family'
import { type Family, families } from '../../../src/mock/seed/children'
import { protocolos } from '../../../src/mock/seed/matricula'

export { families, type Family }

/** A choice is a card: its whole surface is the label's. */
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

/** axe in light, its contrasts in dark too, room for fingers, and the width of WCAG's 400 % zoom in every language. */
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

const typedNow = (page: Page) =>
  page
    .getByRole('main')
    .locator('input, select')
    .evaluateAll((fields: (HTMLInputElement | HTMLSelectElement)[]) =>
      fields.map((field) => [field.id, field.value, 'checked' in field && field.checked]),
    )
/** The phone is turned and turned back: everything typed is there at once, in both positions. */
export async function rotate(page: Page): Promise<void> {
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
  // what a journey before this one left in the tab is given up
  const anew = page.getByRole('dialog').getByRole('button', { name: /^Começar outro$|^Apagar e continuar$/ })
  await expect(anew.or(page.getByRole('link', { name: 'Voltar ao começo' }))).toBeVisible()
  if (await anew.isVisible()) await anew.click()
  await expect(page).toHaveURL(/\/vagas\/(estudante|protocolo)$/)
}

/** The fields of a page, whatever stood in them. */
export async function fillIn(page: Page, typed: Typed): Promise<void> {
  for (const [label, text] of typed) await page.getByLabel(label, { exact: true }).fill(text)
}

export async function fillDate(page: Page, iso: string): Promise<void> {
  const [ano = '', mes = '', dia = ''] = iso.split('-')
  await page.getByLabel('Dia', { exact: true }).fill(dia)
  await page.getByLabel('Mês', { exact: true }).fill(mes)
  await page.getByLabel('Ano', { exact: true }).fill(ano)
}

/** Called on each page that is arrived at. */
type Arrived = () => Promise<void>
const nothing: Arrived = () => Promise.resolve()

/** Child's page and guardian's CPF, up to the answer of the service. */
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

/** Series, shift and address of a new place. */
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

/** The guardian of a new place. */
export async function fillFamily(page: Page, child: Family, arrived: Arrived = nothing): Promise<void> {
  await at(page, 'responsavel')
  await arrived()
  await page.getByLabel('O que você é do estudante?').selectOption({ label: 'Mãe' })
  await fillIn(page, typedGuardian(child.nomeMae))
  await goOn(page)
  await at(page, 'revisao')
}

/** A new place for Davi, up to the page that sends. */
export async function davi(page: Page, options: { publico?: boolean } = {}): Promise<void> {
  const child = families.davi
  await begin(page, 'Pedir vaga', options)
  await identify(page, child)
  await chooseOffer(page, 'Pré-escola II', 'Integral', 'Jardim das Acácias')
  await addSchool(page)
  await goOn(page)
  await fillFamily(page, child)
}

/** Ana's renewal, up to the page that sends. */
async function ana(page: Page): Promise<void> {
  await begin(page, 'Confirmar a vaga')
  await identify(page, families.ana)
  await confirmName(page)
  await choose(page, 'Sim, vai continuar')
  await goOn(page)
  await choose(page, 'Manhã')
  await goOn(page)
}

/** João Pedro's transfer, up to the page that sends. */
async function joaoPedro(page: Page): Promise<void> {
  await begin(page, 'Pedir transferência')
  await identify(page, families.joaoPedro)
  await confirmName(page)
  await choose(page, 'Manhã')
  await goOn(page)
  await addSchool(page, /Escolher EMEF Maria Quitéria/)
  await goOn(page)
}

/** Enzo's cancellation, up to the page that sends. */
async function enzo(page: Page): Promise<void> {
  await begin(page, 'Cancelar pedido')
  await byProtocol(page, protocolos.enzo, families.enzo.dataNasc)
  await at(page, 'cancelar')
}

/** The four ways that change something: who, on which page it is sent and by which button, and what the service then says. */
export const sendings = {
  cadastrar: { walk: davi, who: families.davi, page: 'revisao', press: 'Enviar pedido', state: 'reservada' },
  confirmar: { walk: ana, who: families.ana, page: 'revisao', press: 'Enviar confirmação', state: 'confirmada' },
  transferir: { walk: joaoPedro, who: families.joaoPedro, page: 'revisao', press: 'Enviar pedido', state: 'emAnalise' },
  cancelar: { walk: enzo, who: families.enzo, page: 'cancelar', press: 'Cancelar este pedido', state: 'cancelada' },
} as const
export type Sending = keyof typeof sendings

/** Sends; what takes something back is asked about first. */
export async function pressSend(page: Page, way: Sending): Promise<void> {
  await page.getByRole('button', { name: sendings[way].press, exact: true }).click()
  if (way === 'cancelar') await page.getByRole('button', { name: 'Sim, cancelar o pedido' }).click()
}

/** The last press of the flow, on a receipt that is nowhere else yet. */
export async function finish(page: Page): Promise<void> {
  const name = 'Terminar e apagar dados'
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

const deviceKey = 'portal.vagas.guardados'
const prepared = new Map<Sending, string>()

/** Everything answered, at the speed of a draft found on a device of the family's own: only the first test of a worker walks there. */
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
  // drawn, not only addressed: what a test changes in the storage from here on is not what this page reads
  await expect(page.getByRole('button', { name: press, exact: true })).toBeVisible()
}
export const daviOnReview = (page: Page) => readyToSend(page, 'cadastrar')

/** What the service itself holds for a child, asked without a page: the state of the request, '' when there is none. */
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
  // a request that has ended is shown to who names it
  const more = who === families.enzo ? { codigoProtocolo: protocolos.enzo } : {}
  const { processamento } = await ask('identificar', more)
  return processamento === 'identificado' ? '' : processamento
}

/**
 * Does `act`, and waits until the service is done with the call that it makes. Nobody else asks before: a fault that is
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

/** Writes every call of the enrollment down, in order. */
export function record(page: Page | BrowserContext): Exchange[] {
  const calls: Exchange[] = []
  // both have the two events, by overloads that do not meet
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

/** Every text that would tell who the family is. */
const personal = (child: Family) => [child.nome, child.nomeMae, child.cpfResponsavel, child.cpf, child.dataNasc]

/** Titles and addresses stay in the history of the browser: neither ever holds a personal datum. */
export async function nothingPersonalOutside(page: Page, child: Family, protocolo = ''): Promise<void> {
  const title = await page.title()
  for (const text of [...personal(child), protocolo].filter(Boolean)) {
    expect(title).not.toContain(text)
    expect(decodeURIComponent(page.url())).not.toContain(text)
  }
}
