// A student with 500 classes, and a report card of 300 grades: what a press or a key costs until the next frame. The
// network is not throttled: the figures are the processor's.
import { atOnce, heap, held, signInOverHttp, slowest, throttledPage } from '../browser.mjs'

export const title = 'Diary: a list of 500 classes, a report card of 300 grades'
export const targets = ['portal']
export const processors = [4]
const limit = (name, figure) => ({
  name: `diary: ${name}, slowest press or key → next frame, ms`,
  figure,
  cpu: 4,
  limit: 50,
})
export const goals = [
  limit('500 classes', '500 classes: press → next frame, slowest ms'),
  limit('300 grades', '300 grades: press → next frame, slowest ms'),
  limit('simulation over 150 grades', 'simulation: key → next frame, slowest ms'),
]

const classes = 500
const grading = { scaleMax: 10, passingAverage: 6, finalExam: { weight: 0.4, minimumToSit: 3 }, decimals: 1 }

const classe = (i) => ({
  id: 9000 + i,
  disciplina: `Oficina ${String((i * 7919) % classes).padStart(3, '0')}`,
  idTurma: 101,
  idPeriodoLetivo: 2,
})

/** `known` of every `each` grades are published. */
function record(id, groups, each, known) {
  return {
    id,
    nome: 'Ana',
    ativo: true,
    motivoInatividade: '',
    grupos: Array.from({ length: groups }, (_, g) => ({
      nome: `${g + 1}º bimestre`,
      avaliacoes: Array.from({ length: each }, (_, n) => ({
        avaliacaoId: g * each + n + 1,
        nome: `Avaliação ${g * each + n + 1}`,
        nomeResumido: `A${g * each + n + 1}`,
        peso: 1,
        valor: n < known ? ((g * 13 + n * 7) % 101) / 10 : null,
        fechada: n < known / 2,
        publicada: n < known,
      })),
    })),
    mediaFinal: null,
    mediaParcial: null,
    faltas: id % 16,
    notasComplementares: [],
  }
}

const answers = {
  Classes({ tokenPagina, quantidade }) {
    const from = Number(tokenPagina ?? 0)
    const to = Math.min(classes, from + (quantidade || 50))
    const itens = Array.from({ length: to - from }, (_, i) => classe(from + i))
    return { itens, tokenPagina: to < classes ? String(to) : null }
  },
  // the day of each grade that comes into view
  GetAvaliacao: ({ id }) => ({
    id,
    ordinal: 1,
    nome: `Avaliação ${id}`,
    nomeResumido: `A${id}`,
    descricao: '',
    data: '2026-03-09T10:00:00-03:00',
    dataSegundaChamada: null,
    peso: 1,
    tipo: 1,
  }),
  AproveitamentosAlunos: ({ idClasse }) => ({
    itens: [idClasse === 9000 ? record(idClasse, 6, 50, 25) : record(idClasse, 2, 4, 2)],
    tokenPagina: null,
  }),
}

async function answer(route) {
  const name = new URL(route.request().url()).pathname.split('/').pop()
  const make = answers[name]
  if (make) await route.fulfill({ json: make(route.request().postDataJSON()) })
  else await route.fallback()
}

/**
 * Presses what the person has come to and points at already: the jump there and the way of the pointer are no part of a
 * press, and nobody makes all three within the same frame, or presses and lets go within one.
 */
async function press(page, target) {
  await target.hover()
  await slowest(page)
  await target.click({ delay: held })
  return slowest(page)
}
const middle = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
const button = (page, name) => page.getByRole('button', { name, exact: true }).first()

export async function run({ browser, site, cpu }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'pt-BR',
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
  })
  try {
    await context.route('**/json/reply/*', answer)
    await context.route('**/config.json', async (route) => {
      const file = await (await route.fetch()).json()
      await route.fulfill({ json: { ...file, grading } })
    })
    const { page, protocol } = await throttledPage(context, cpu)
    await protocol.send('Network.emulateNetworkConditions', atOnce)
    await signInOverHttp(page, site, 'ana')

    await page.goto(`${site.url}/turmas`)
    await page.getByRole('link', { name: 'Oficina' }).first().waitFor()
    const row = page.locator('main li')
    const list = []
    for (let shown = 50; shown < classes; shown += 50) {
      list.push(await press(page, button(page, 'Carregar mais')))
      await row.nth(shown).waitFor({ state: 'attached' })
    }
    list.push(await press(page, button(page, 'Ocultar notas')), await press(page, button(page, 'Mostrar notas')))

    await page.goto(`${site.url}/turmas/9000/notas`)
    await page.getByRole('heading', { name: 'Quanto preciso' }).waitFor()
    const card = [
      await press(page, button(page, 'Ocultar notas')),
      await press(page, button(page, 'Mostrar notas')),
      await press(page, page.getByText('O que significam os estados e o peso da nota')),
    ]
    const opening = await press(page, page.getByText('Simular notas', { exact: true }))
    const field = page.getByRole('group', { name: 'Simular notas' }).getByRole('textbox')
    const typing = []
    for (const i of [0, 1, 70, 149]) {
      await field.nth(i).focus()
      await slowest(page)
      await page.keyboard.type('7,5', { delay: 40 })
      typing.push(await slowest(page))
    }
    return {
      figures: {
        '500 classes: press → next frame, middle ms': middle(list),
        '500 classes: press → next frame, slowest ms': Math.max(...list),
        '300 grades: press → next frame, middle ms': middle(card),
        '300 grades: press → next frame, slowest ms': Math.max(...card),
        'simulation: opening → next frame ms': opening,
        'simulation: key → next frame, slowest ms': Math.max(...typing),
        'heap MiB': await heap(protocol),
      },
    }
  } finally {
    await context.close()
  }
}
