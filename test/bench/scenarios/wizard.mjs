// A family asks for a new place, from the page of the school places to the review: what each "Continuar" costs until the
// heading of the next page is seen. The service answers at once and the network is not throttled: the figures are the
// processor's.
import { atOnce, held, pressTo, seen, settle, slowest, throttledPage } from '../browser.mjs'
import { load } from '../service.mjs'

export const title = 'A new place: each page of the wizard'
export const targets = ['portal']
export const processors = [4, 10]
const slowestPage = '"Continuar" → next page, slowest ms'
const slowestKey = 'press or key → next frame, slowest ms'
export const goals = [
  { name: 'wizard: each "Continuar" → next page painted, slowest, ms', figure: slowestPage, cpu: 4, limit: 60 },
  { name: 'wizard: press or key → next frame, slowest, ms', figure: slowestKey, cpu: 4, limit: 50 },
  { name: 'wizard: the same at ×10', figure: slowestKey, cpu: 10, limit: 100 },
]

/** How long a page may keep the person waiting before the run fails. */
const patience = 20_000

const write = async (page, label, text) => {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.type(text, { delay: 40 })
}
const choose = (page, text) => page.locator('label').filter({ hasText: text }).first().click({ delay: held })

/** The pages by their addresses, and what the family does on each before it goes on. */
const pagesOf = ({ cpfResponsavel, dataNasc, nome, nomeMae }, { typedGuardian, typedHome }) => ({
  async estudante(page) {
    await write(page, 'Nome completo do estudante', nome)
    const [ano, mes, dia] = dataNasc.split('-')
    await write(page, 'Dia', dia)
    await write(page, 'Mês', mes)
    await write(page, 'Ano', ano)
    await write(page, 'Nome completo da mãe', nomeMae)
  },
  cpf: (page) => write(page, 'CPF do responsável', cpfResponsavel),
  serie: (page) => choose(page, 'Pré-escola II'),
  turno: (page) => choose(page, 'Integral'),
  async endereco(page) {
    for (const [label, text] of typedHome('Jardim das Acácias')) await write(page, label, text)
  },
  escola: (page) =>
    page
      .getByRole('button', { name: /^Escolher / })
      .first()
      .click({ delay: held }),
  async responsavel(page) {
    await page.getByLabel('O que você é do estudante?').selectOption({ label: 'Mãe' })
    for (const [label, text] of typedGuardian(nomeMae)) await write(page, label, text)
  },
})

/** Milliseconds from the press, by a finger that has come to the button already, until the heading of another page is seen. */
async function nextPage(page, name) {
  const target = page.getByRole('button', { name, exact: true })
  await target.hover()
  await page.locator('main h1').evaluate((heading) => (heading.dataset.left = ''))
  await page.waitForTimeout(250)
  return pressTo(page, target, 'main h1:not([data-left])', { held })
}

export async function run({ browser, site, cpu, mock }) {
  await fetch(`${mock.url}/__mock/reset`, { method: 'POST' })
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ignoreHTTPSErrors: true,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
  })
  try {
    context.setDefaultTimeout(patience)
    // read after the builds: reading the sources makes them builds for development
    const { families } = await load('src/mock/seed/children.ts')
    const { enrollmentOn } = await load('src/mock/seed/network.ts')
    const { dayOf } = await load('src/mock/rules/calendar.ts')
    const pages = pagesOf(families.davi, await load('test/support/family.ts'))
    // what whoever hosts the portal writes down for the network that it serves: its series, shifts, schools and windows
    const enrollment = enrollmentOn(dayOf(Date.now()))
    await context.route('**/config.json', async (route) =>
      route.fulfill({ json: { ...(await (await route.fetch()).json()), enrollment } }),
    )
    const { page, protocol, traffic } = await throttledPage(context, cpu)
    await protocol.send('Network.emulateNetworkConditions', atOnce)
    await page.goto(`${site.url}/vagas`)
    await settle(page, traffic)
    await page.evaluate(() => (window.__bench.stopTyping = true))
    // nothing stands between the page and the service any more
    await context.unrouteAll()
    await choose(page, 'Pedir vaga')
    await choose(page, 'Não, é meu')
    await slowest(page)

    const figures = {}
    figures['"Começar" → estudante ms'] = await nextPage(page, 'Começar')
    const steps = Object.keys(pages)
    const presses = []
    let key = await slowest(page)
    for (const [i, step] of steps.entries()) {
      await page.waitForURL(`**/vagas/${step}`)
      await pages[step](page)
      const next = steps[i + 1] ?? 'revisao'
      presses.push((figures[`${step} → ${next} ms`] = await nextPage(page, 'Continuar')))
      key = Math.max(key, await slowest(page))
    }
    await page.waitForURL('**/vagas/revisao')
    figures[slowestPage] = Math.max(...presses)
    figures[slowestKey] = key
    figures['layout shift'] = (await seen(page)).shift
    return { figures }
  } finally {
    await context.close()
  }
}
