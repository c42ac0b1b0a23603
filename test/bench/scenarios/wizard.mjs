// A family asks for a place: what each "Continuar" costs until the next page is painted. The network is not throttled and
// the service answers at once: the figures are the processor's.
import { freshContext, pressTo, seen, throttledPage } from '../browser.mjs'
import { load } from '../service.mjs'

export const title = 'Asking for a place, page by page'
export const targets = ['portal']
export const processors = [4, 10]
export const goals = [
  {
    name: 'enrollment: "Continuar" → next page painted, slowest, ms',
    figure: 'Continuar → next page, slowest ms',
    cpu: 4,
    limit: 60,
  },
]

const middle = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
const choose = (page, name) => page.locator('label').filter({ hasText: name }).first().click()
const fill = (page, values) =>
  Promise.all(Object.entries(values).map(([name, text]) => page.locator(`[name=${name}]`).fill(text)))

/** Each page: how it is answered, and what stands on the next one alone. */
function pagesOf({ nome, nomeMae, dataNasc, cpfResponsavel }) {
  const parts = dataNasc.split('-').toReversed()
  return {
    estudante: {
      async answer(page) {
        await fill(page, { nomeAluno: nome, nomeMae })
        for (const [i, part] of ['dia', 'mes', 'ano'].entries())
          await page.locator(`[data-part=${part}]`).fill(parts[i])
      },
      next: '[name=cpfResponsavel]',
    },
    cpf: { answer: (page) => fill(page, { cpfResponsavel }), next: '[name=serieId]' },
    serie: { answer: (page) => choose(page, 'Pré-escola II'), next: '[name=turno]' },
    turno: { answer: (page) => choose(page, 'Integral'), next: '[name=cep]' },
    endereco: {
      answer: (page) => fill(page, { cep: '88301-000', endereco: 'Rua das Palmeiras, 120', bairro: 'Centro' }),
      next: '#escolas',
    },
    escola: {
      answer: (page) =>
        page
          .getByRole('button', { name: /^Escolher / })
          .first()
          .click(),
      next: '[name=grauParentesco]',
    },
    responsavel: {
      async answer(page) {
        await page.locator('[name=grauParentesco]').selectOption({ label: 'Mãe' })
        await fill(page, { nomeResponsavel: nomeMae, telefoneResponsavel: '(47) 98888-7777' })
      },
      next: '[aria-labelledby=grupo-0]',
    },
  }
}

export async function run({ browser, site, cpu, mock }) {
  await fetch(`${mock.url}/__mock/reset`, { method: 'POST' })
  const { familias } = await load('src/mock/seed/children.ts')
  const { enrollmentOfNetwork } = await load('src/mock/rules/series.ts')
  const context = await freshContext(browser)
  try {
    await context.route('**/config.json', async (route) => {
      const file = await (await route.fetch()).json()
      await route.fulfill({ json: { ...file, enrollment: { ...file.enrollment, ...enrollmentOfNetwork } } })
    })
    const { page, protocol } = await throttledPage(context, cpu)
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await page.goto(`${site.url}/vagas`)
    await choose(page, 'Pedir vaga')
    await choose(page, 'Não, é meu')
    const figures = {}
    figures['Começar → first page ms'] = await pressTo(
      page,
      page.locator('form button[type=submit]:not(:disabled)'),
      '[name=nomeAluno]',
    )
    const took = {}
    for (const [name, { answer, next }] of Object.entries(pagesOf(familias.davi))) {
      await answer(page)
      // nobody presses in the very moment of the last key
      await page.waitForTimeout(300)
      took[name] = await pressTo(page, page.locator('form button[type=submit]:not(:disabled)').last(), next)
    }
    figures['Continuar → next page, middle ms'] = middle(Object.values(took))
    figures['Continuar → next page, slowest ms'] = Math.max(...Object.values(took))
    for (const [name, ms] of Object.entries(took)) figures[`after ${name} ms`] = ms
    figures['layout shift'] = (await seen(page)).shift
    return { figures }
  } finally {
    await context.close()
  }
}
