// On paper, in an engine that copies the page before anything may happen later: the whole gradebook, drawn at that moment.
import { spawnSync } from 'node:child_process'
import { signIn } from '../journeys/roles'
import { startFirefox } from './firefox'
import { expect, test } from './fixtures'
import { handOf } from './hand'
import { programs } from './programs.mjs'

/** Runs in the page: the service's class gets so many evaluations. */
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

const words = (pdf: Buffer): string => {
  const { stdout, stderr } = spawnSync(programs.firefox()?.reader ?? '', ['-layout', '-', '-'], { input: pdf })
  expect(stderr.toString()).toBe('')
  return stdout.toString().replace(/\s+/g, ' ')
}

/** The portal's own letters are drawn as shapes on paper, which no program reads. */
const systemLetters = { 'gfx.downloadable_fonts.enabled': false }

test('the gradebook is whole on paper: every evaluation, and the picture of the class', async ({ site }) => {
  const browser = await startFirefox(systemLetters)
  const tab = await browser.tab()
  const hand = handOf(tab, site.url)
  await tab.size(1280, 800)
  await hand.open('/entrar')
  await tab.run(widen, 20)
  await signIn(hand, 'carla', /Olá, Carla/)
  await hand.press('link', 'Ver todas as turmas')
  await hand.press('link', 'Lançar notas: Matemática · 7º A')
  await hand.sees('Atividade 01')
  const text = words(await tab.paper())
  await browser.close()
  for (let n = 1; n <= 20; n++) expect(text).toContain(`Atividade ${String(n).padStart(2, '0')}`)
  expect(text, 'every grade').toMatch(/Ana Prado Souza (7,0 ){20}! 26 /)
  expect(text).toContain('Perto do limite de faltas')
})
