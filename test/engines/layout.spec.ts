// Screens in this browser and in Chromium, in the windows of a phone and a desktop, have the same parts in the same
// places, and the same colours patch by patch.
import { type Hand, handOf } from '../journeys/hand'
import { expect, test } from './fixtures'
import { apart, look, type Layout, patches, unlike } from './layout'

/** The wanted widths in pixels; WebKit's narrowest window is wider than 360, so both browsers are compared in that. */
const widths = [1280, 360]
const height = 900

type Way = (hand: Hand) => Promise<unknown>
const opened =
  (path: string, words: string): Way =>
  async ({ open, sees }) => {
    await open(path)
    await sees(words)
  }
async function firstStep({ open, choose, press, at }: Hand): Promise<void> {
  await open('/vagas')
  await choose('Pedir vaga')
  await choose('Não, é meu')
  await press('button', 'Começar')
  await at(/\/vagas\/estudante$/)
}
type Screen = readonly [what: string, way: Way, who?: string]
/** The screens, how each is reached, and who is signed in from there on. */
const screens: Readonly<Record<string, readonly Screen[]>> = {
  'for everybody': [
    ['the sign-in page', opened('/entrar', 'Entrar')],
    ['the school places', opened('/vagas', 'Pedir vaga')],
    ['a step of the school places', firstStep],
  ],
  'of a family': [
    ['the home of a student', opened('/inicio', 'Em Matemática, restam 4 faltas antes do limite.'), 'ana'],
    ['the report card', opened('/boletim', 'Matemática')],
    ['the home of a guardian', opened('/inicio', 'Pedro'), 'marta'],
  ],
  'of the school': [
    ['the home of a teacher', opened('/inicio', 'Olá, Carla'), 'carla'],
    ['the gradebook', opened('/turmas/1011/lancar', 'Nenhuma alteração para enviar')],
    ['the home of the office', opened('/inicio', 'Olá, Sônia'), 'sonia'],
    ['the home of the administration', opened('/inicio', 'Olá, Helena'), 'helena'],
  ],
}

/** Runs in the page: signs in another person, as the sign-in page would. */
async function becomes(userName: string): Promise<void> {
  await fetch('/json/reply/Auth', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'portal' },
    body: JSON.stringify({ provider: 'credentials', userName, password: 'caderno', rememberMe: false }),
  })
  localStorage.setItem('portal.uso', String(Date.now()))
}
/** These two run in the page. */
const windowNow = () => ({ width: innerWidth, height: innerHeight })
const anew = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  // lays the page out anew, because in a narrowed window WebKit keeps the height of former lines
  const { style } = document.documentElement
  style.display = 'none'
  document.documentElement.getBoundingClientRect()
  style.display = ''
  scrollTo(0, 0)
}

for (const [whose, some] of Object.entries(screens))
  test(`the main screens ${whose} stand as in Chromium`, async ({ tab, hand, site, browser }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const seenHere = async (): Promise<Layout> => {
      await tab.run(anew)
      return tab.run(look)
    }
    const seenThere = async (): Promise<Layout> => {
      await page.evaluate(anew)
      return page.evaluate(look)
    }
    // signing in needs a page of the portal
    if (some[0]?.[2]) await Promise.all([hand.open('/entrar'), page.goto('/entrar')])
    const faults: string[] = []
    for (const [what, way, who] of some) {
      if (who) await Promise.all([tab.run(becomes, who), page.evaluate(becomes, who)])
      await Promise.all([way(hand), way(handOf(page))])
      for (const wanted of widths) {
        await tab.size(wanted, height)
        const { width, height: high } = await tab.run(windowNow)
        await page.setViewportSize({ width, height: high })
        let found = { faults: ['nothing was seen'], moved: 0 }
        // retried for 3 s, because late answers come to the two browsers at different times
        for (const end = Date.now() + 3000; found.faults.length > 0 && Date.now() < end;) {
          // sized again, because on a busy machine a window may return to its former size
          if ((await tab.run(windowNow)).width !== width) await tab.size(wanted, height)
          const [here, there] = await Promise.all([seenHere(), seenThere()])
          found = apart(here, there)
          if (here.over > 0) found.faults.push(`wider than the window by ${here.over}`)
          if (here.busy || there.busy) found.faults.push('something is still on its way')
        }
        const at = `${what}, ${width} wide: `
        faults.push(...found.faults.map((fault) => at + fault))
        const pictures = [await tab.picture(), await page.screenshot()]
        const [one = [], other = []] = await Promise.all(
          pictures.map((picture) => page.evaluate(patches, picture.toString('base64'))),
        )
        const part = unlike(one, other)
        if (part > 0.03 + found.moved * 0.05) faults.push(`${at}${Math.round(part * 100)} % of it has another colour`)
      }
    }
    await context.close()
    expect(faults).toEqual([])
  })
