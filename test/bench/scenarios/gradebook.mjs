// 5,000 students × 20 evaluations in the gradebook: how soon the first lines are there once the first page has come, what
// a key costs, and whether scrolling ever shows a gap. The network is not throttled: pages of so many grades would
// measure nothing but it. The limit is a page of the same cells without a program: what the browser itself takes for a key.
import { atOnce, heap, signInOverHttp, throttledPage } from '../browser.mjs'

export const title = 'Gradebook of 5,000 students × 20 evaluations'
export const targets = ['static', 'portal']
export const processors = [4]
export const goals = [
  {
    name: 'gradebook: first page come → first lines painted, ms',
    figure: 'first page → first lines ms',
    cpu: 4,
    limit: 600,
  },
  { name: 'gradebook: key → next frame, middle, ms', figure: 'key → next frame, middle ms', cpu: 4, limit: 50 },
  { name: 'gradebook: key → next frame, slowest, ms', figure: 'key → next frame, slowest ms', cpu: 4, limit: 50 },
  {
    name: 'gradebook: key → next frame, slowest, against the same cells without a program',
    figure: 'key → next frame, slowest ms',
    cpu: 4,
    against: 'static',
    limit: 1.25,
  },
  {
    name: 'gradebook: Shift+arrow, 35 cells marked one by one → next frame, slowest, ms',
    figure: 'Shift+arrow → next frame, slowest ms',
    cpu: 4,
    limit: 50,
  },
  {
    name: 'gradebook: Ctrl+C, Ctrl+D, Del, Ctrl+Z of 35 cells → next frame, slowest, ms',
    figure: '35 cells: Ctrl+C, Ctrl+D, Del, Ctrl+Z → next frame, slowest ms',
    cpu: 4,
    limit: 50,
  },
  {
    name: 'gradebook: a grade typed into a marked block → next frame, slowest, ms',
    figure: 'typed into a block → next frame, slowest ms',
    cpu: 4,
    limit: 50,
  },
  {
    name: 'gradebook: marking, Ctrl+C, Ctrl+D, Del, Ctrl+Z of 5,000 cells → next frame, slowest, ms',
    figure: '5,000 cells: marking, Ctrl+C, Ctrl+D, Del, Ctrl+Z → next frame, slowest ms',
    cpu: 4,
    limit: 50,
  },
  {
    name: 'gradebook: press on a head that sorts → next frame, slowest, ms',
    figure: 'press to sort → next frame, slowest ms',
    cpu: 4,
    limit: 50,
  },
  { name: 'gradebook: frames with a gap while scrolling', figure: 'frames with a gap', cpu: 4, limit: 0 },
]

/** Milliseconds between two keys: a very quick typist, ten keys a second. */
const pace = 100
const students = 5000
const evaluations = 20
const list = '**/json/reply/AproveitamentosAlunos'

function record(i) {
  const nota = (n) => ({
    avaliacaoId: n + 1,
    nome: `Avaliação ${n + 1}`,
    nomeResumido: `A${n + 1}`,
    peso: 1,
    valor: (i + n) % 4 === 0 ? null : ((i * 7 + n * 3) % 101) / 10,
    fechada: false,
    publicada: false,
  })
  return {
    id: i + 1,
    nome: `Estudante ${String(i + 1).padStart(4, '0')} de Souza`,
    ativo: i % 50 !== 7,
    motivoInatividade: i % 50 === 7 ? 'Transferido' : '',
    grupos: [0, 1, 2, 3].map((g) => ({
      nome: `${g + 1}º bimestre`,
      avaliacoes: Array.from({ length: evaluations / 4 }, (_, n) => nota((g * evaluations) / 4 + n)),
    })),
    mediaFinal: null,
    mediaParcial: 6.5,
    faltas: i % 20,
    notasComplementares: [],
  }
}

/** Answers pages as the service does: the token says where the next one begins. */
async function answer(route) {
  const { tokenPagina, quantidade } = route.request().postDataJSON()
  const from = Number(tokenPagina ?? 0)
  const to = Math.min(students, from + (quantidade || 50))
  const itens = Array.from({ length: to - from }, (_, i) => record(from + i))
  await route.fulfill({ json: { itens, tokenPagina: to < students ? String(to) : null } })
}

/** Runs in the page: notes when the first lines have been painted. */
function watchLines() {
  const look = () => {
    if (!document.querySelector('main tbody th')) return requestAnimationFrame(look)
    setTimeout(() => (window.__lines = performance.now()))
  }
  requestAnimationFrame(look)
}

/** Runs in the page: scrolls a line's height times `step` each frame and counts frames that show anything but lines. */
async function scrollThrough(step) {
  const region = document.querySelector('main [role=region]')
  const box = region.getBoundingClientRect()
  const bottom = Math.min(box.bottom, document.documentElement.clientHeight)
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const gaps = []
  for (let i = 0; i < 120; i++) {
    region.scrollTop += step
    await frame()
    for (let y = box.top + 120; y < bottom - 20; y += 40) {
      const row = document.elementFromPoint(box.left + 30, y)?.closest('tr')
      if (row?.closest('tbody') && !row.querySelector('th')) {
        gaps.push(i)
        break
      }
    }
  }
  return gaps.length
}

/** Runs in the page: as many cells as the portal draws, and Enter goes down; nothing else is done. */
function fillLimit() {
  const columns = 13
  document.querySelector('tbody').append(
    ...Array.from({ length: 22 }, () => {
      const row = document.createElement('tr')
      for (let i = 0; i < columns; i++) row.insertCell().append(document.createElement('input'))
      return row
    }),
  )
  const inputs = [...document.querySelectorAll('input')]
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') inputs[inputs.indexOf(event.target) + columns].focus()
  })
}

/** Types a grade in each of so many cells, one below the other. */
async function typeDown(page, rows) {
  for (let i = 0; i < rows; i++) {
    await page.keyboard.type(`${i % 10},5`, { delay: pace })
    await page.keyboard.press('Enter')
    await page.waitForTimeout(pace)
  }
}

/** What a block is done with: it is copied, filled down, emptied, and both are taken back. */
const blockKeys = ['Control+c', 'Control+d', 'Delete', 'Control+z', 'Control+z']

/** Milliseconds that each of these keys took, pressed one after another. */
async function eachOf(page, keys, pause = pace) {
  const took = []
  for (const key of keys) {
    await durations(page)
    await page.keyboard.press(key)
    await page.waitForTimeout(pause)
    took.push(Math.max(16, ...(await durations(page))))
  }
  return took
}

/** Milliseconds that the slowest of these keys took. */
const slowestOf = async (page, keys, pause) => Math.max(...(await eachOf(page, keys, pause)))

/** A class of 35 marked line by line, then all 5,000; the time that an eye needs lies between the keys over thousands. */
async function workInBlock(page) {
  const seen = (name) => `${name} → next frame, slowest ms`
  const mark = (rows) => Array.from({ length: rows - 1 }, () => 'Shift+ArrowDown')
  const marking = await slowestOf(page, mark(35))
  const of35 = await slowestOf(page, blockKeys)
  // the cell in use lies far above what is seen: the key that leads back there draws the whole window anew
  const far = await slowestOf(page, ['Enter'], 1000)
  await slowestOf(page, mark(4))
  const typing = await slowestOf(page, ['7', ',', '5', 'Enter', ...mark(4), '8', 'Enter'])
  // a figure to fill down: an empty one would leave Del, and the first Ctrl+Z, nothing to do
  await slowestOf(page, ['Control+Home', '6'], 1000)
  const all = await eachOf(page, ['Control+Shift+ArrowDown', ...blockKeys], 1000)
  // the figure typed last, then the one before it, which stands far below
  const [, back = 16] = await eachOf(page, ['Control+z', 'Control+z'], 1000)
  return {
    [seen('Shift+arrow')]: marking,
    [seen('35 cells: Ctrl+C, Ctrl+D, Del, Ctrl+Z')]: of35,
    [seen('typed into a block')]: typing,
    [seen('a key that leads out of sight')]: far,
    [seen('Ctrl+Z of a cell out of sight')]: back,
    [seen('5,000 cells: marking, Ctrl+C, Ctrl+D, Del, Ctrl+Z')]: Math.max(...all),
    ...Object.fromEntries(
      ['marking', 'Ctrl+C', 'Ctrl+D', 'Del', 'Ctrl+Z of Del', 'Ctrl+Z of Ctrl+D'].map((name, i) => [
        `5,000 cells: ${name} → next frame ms`,
        all[i],
      ]),
    ),
  }
}

/** Sorts by name, by a grade and by absences, each way, and waits until the lines stand so. */
async function sortThrough(page) {
  for (const name of ['Estudante', /Avaliação 2$|Avaliação 2 /, 'Faltas'])
    for (const order of name === 'Faltas' ? ['descending', 'ascending'] : ['ascending', 'descending']) {
      const head = page.getByRole('columnheader', { name }).getByRole('button')
      // a person has it in sight, and the pointer on it, before pressing; the looks of a driver are no part of the press
      await head.scrollIntoViewIfNeeded()
      const { x, y, width, height } = await head.boundingBox()
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.waitForTimeout(3 * pace)
      await page.mouse.down()
      await page.mouse.up()
      await page.waitForFunction(
        (wanted) => document.querySelector('main thead [aria-sort]')?.getAttribute('aria-sort') === wanted,
        order,
      )
      await page.waitForTimeout(pace)
    }
}

/** Milliseconds that each key took; the browser tells of none under 16. */
const keyFigures = (took) => ({
  'key → next frame, middle ms': took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? 16,
  'key → next frame, slowest ms': Math.max(16, ...took),
})

async function runLimit({ page, site }) {
  await page.goto(`${site.url}/gradebook.html`)
  await page.evaluate(fillLimit)
  await page.locator('input').first().focus()
  // as in the portal: the first keys of a page are not counted
  await typeDown(page, 8)
  await durations(page)
  await typeDown(page, 12)
  return { figures: keyFigures(await durations(page)) }
}

async function runPortal({ page, protocol, site }) {
  await page.addInitScript(watchLines)
  await signInOverHttp(page, site, 'carla')
  await page.goto(`${site.url}/turmas/1011/lancar`)
  await page.waitForFunction(() => window.__lines > 0)
  const first = await page.evaluate(() => {
    const [page] = performance.getEntriesByName(`${location.origin}/json/reply/AproveitamentosAlunos`)
    return window.__lines - page.responseEnd
  })
  await page.getByRole('textbox').and(page.locator('[data-id="3"]')).first().focus()
  // nobody types in the moment in which they reach a cell
  await page.waitForTimeout(pace)
  await durations(page)
  // while the other pages are still coming, and once all are there
  await typeDown(page, 8)
  const loading = await durations(page)
  await page.waitForFunction(() => !document.body.innerText.includes('Carregando os outros'), null, {
    timeout: 180_000,
  })
  // what the last page draws belongs to the keys before it
  await page.waitForTimeout(500)
  await typeDown(page, 12)
  const loaded = await durations(page)
  const inBlock = await workInBlock(page)
  await sortThrough(page)
  const sorting = await durations(page)
  const gaps = (await page.evaluate(scrollThrough, 300)) + (await page.evaluate(scrollThrough, -700))
  return {
    figures: {
      'first page → first lines ms': first,
      ...keyFigures(loaded),
      'key → next frame while pages come, slowest ms': Math.max(16, ...loading),
      ...inBlock,
      'press to sort → next frame, slowest ms': Math.max(16, ...sorting),
      'frames with a gap': gaps,
      'heap MiB': await heap(protocol),
    },
  }
}

export async function run({ browser, target, site, cpu }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' })
  try {
    await context.route(list, answer)
    const { page, protocol } = await throttledPage(context, cpu)
    await protocol.send('Network.emulateNetworkConditions', atOnce)
    return await (target === 'static' ? runLimit : runPortal)({ page, protocol, site })
  } finally {
    await context.close()
  }
}

/** Keys since the last question, from down to up one each; the browser reports from 16 ms on, in steps of 8. */
const durations = (page) =>
  page.evaluate(() => {
    const keys = new Map()
    for (const { interactionId, duration } of window.__bench.events.splice(0))
      keys.set(interactionId, Math.max(duration, keys.get(interactionId) ?? 0))
    return [...keys.values()]
  })
