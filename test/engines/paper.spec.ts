// On paper the whole gradebook is drawn in time, also in Firefox, which copies the page right when printing begins.
import { spawnSync } from 'node:child_process'
import { signIn } from '../journeys/roles'
import { startFirefox } from './firefox'
import { expect, test } from './fixtures'
import { handOf } from './hand'
import { programs } from './programs.mjs'

/** Runs in the page: gives the service's class this number of evaluations. */
function widen(evaluations: number): void {
  const fetch = window.fetch.bind(window)
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked)
    const [what] = asked
    const url = what instanceof Request ? what.url : String(what)
    if (!url.endsWith('/AproveitamentosAlunos')) return answer
    const body = (await answer.json()) as { itens: object[] }
    const avaliacoes = Array.from({ length: evaluations }, (_, i) => {
      const nome = `Atividade ${String(i + 1).padStart(2, '0')}`
      return { avaliacaoId: 5000 + i, nome, nomeResumido: nome, peso: 1, valor: 7, fechada: false, publicada: false }
    })
    const wide = { grupos: [{ nome: '2º bimestre', avaliacoes }], notasComplementares: [] }
    return Response.json({ ...body, itens: body.itens.map((record) => ({ ...record, ...wide })) })
  }
}

/** The text of a PDF by `pdftotext`, plain or with the place of each word. */
function read(pdf: Buffer, as: '-layout' | '-bbox'): string {
  const { stdout, stderr } = spawnSync(programs.firefox()?.reader ?? '', [as, '-', '-'], { input: pdf })
  expect(stderr.toString()).toBe('')
  // splits ligatures into letters
  return stdout.toString().normalize('NFKC')
}
const words = (pdf: Buffer): string => read(pdf, '-layout').replace(/\s+/g, ' ')

/** System fonts, because the portal's fonts become shapes on paper that no program can read. */
const systemLetters = { 'gfx.downloadable_fonts.enabled': false }

/** Opens the gradebook of a class with this number of evaluations, in a Firefox of its own. */
async function openBook(url: string, evaluations: number) {
  const browser = await startFirefox(systemLetters)
  const tab = await browser.tab()
  const hand = handOf(tab, url)
  await tab.size(1280, 800)
  await hand.open('/entrar')
  await tab.run(widen, evaluations)
  await signIn(hand, 'carla', /Olá, Carla/)
  await hand.press('link', 'Ver todas as turmas')
  await hand.press('link', 'Lançar notas: Matemática · 7º A')
  await hand.sees('Atividade 01')
  return { browser, tab, hand }
}

test('the gradebook is whole on paper: every evaluation, and the picture of the class', async ({ site }) => {
  const { browser, tab, hand } = await openBook(site.url, 20)
  // waits for the limit of absences, which is read after the students
  await hand.sees(/!/, { row: 'Ana Prado Souza' })
  const text = words(await tab.paper())
  await browser.close()
  for (let n = 1; n <= 20; n++) expect(text).toContain(`Atividade ${String(n).padStart(2, '0')}`)
  expect(text.match(/Ana Prado Souza (7,0 ){10}26 /g), 'every grade, with absences beside both halves').toHaveLength(2)
  expect(text).toContain('Perto do limite de faltas')
})

test('the sheet to sign with 44 evaluations: each page lies on its side, and nothing is cut off', async ({ site }) => {
  const { browser, tab, hand } = await openBook(site.url, 44)
  // `print` does nothing, because a real one would wait for a printer
  await tab.run(() => {
    window.print = () => undefined
  })
  await hand.press('button', 'Folha para assinar')
  const pdf = await tab.paper()
  await browser.close()
  const pages = read(pdf, '-bbox').split('<page ').slice(1)
  expect(pages.length).toBeGreaterThanOrEqual(4)
  for (const page of pages) {
    const [, width = 0, height = 0] = (/width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? []).map(Number)
    expect(width).toBeGreaterThan(height)
    expect(page, 'its head').toContain('>Folha<')
    // "Nº" is read as two letters
    for (const head of ['No', 'Faltas', 'parcial', 'final', 'Situação']) expect(page).toContain(`>${head}<`)
    for (const [, right] of page.matchAll(/xMax="([\d.]+)"/g)) expect(Number(right)).toBeLessThan(width)
  }
  const text = words(pdf)
  for (const part of [1, 2, 3, 4]) expect(text).toContain(`parte ${part} de 4`)
  expect(text.match(/Assinatura/g)).toHaveLength(pages.length)
})
