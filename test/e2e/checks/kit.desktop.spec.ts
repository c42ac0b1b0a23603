// The checks of every screen can fail: small faulty pages are caught, a sound one passes.
import { expect, type Page, test } from '@playwright/test'
import { contentSecurityPolicy } from '../../../src/build/headers'
import { axe, noSidewaysScroll } from './checks'
import { startMock } from '../servers/servers'
import { keyboardWalk, roomForFingers } from './walk'
import { watch } from './watch'

async function open(page: Page, body: string, style = ''): Promise<void> {
  await page.route('http://portal.test/**', (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') {
      const head = '<meta charset="utf-8"><title>Kit</title><link rel="stylesheet" href="/s.css">'
      const html = `<!doctype html><html lang="pt-BR"><head>${head}</head><body>${body}</body></html>`
      const headers = { 'Content-Security-Policy': contentSecurityPolicy({ pages: [], settings: '{}' }) }
      return route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html })
    }
    if (path === '/s.css') return route.fulfill({ contentType: 'text/css', body: style })
    return route.fulfill({ status: path === '/json/reply/Auth' ? 401 : 404, body: '' })
  })
  await page.goto('http://portal.test/')
}

const ring = ':focus { outline: 3px solid #000 }'
const sound = '<main><h1>Título</h1><p><a href="/">Início</a> <button>Salvar</button></p></main>'

test('a sound page passes every check', async ({ page, context }) => {
  const watcher = await watch(context)
  await open(page, sound, ring)
  await axe(page, { enhanced: true })
  await noSidewaysScroll(page)
  expect(await keyboardWalk(page)).toEqual(['Início', 'Salvar'])
  watcher.check()
})

test('the watcher hears policy violations, exceptions and unexpected failures', async ({ page, context }) => {
  const watcher = await watch(context)
  await open(page, sound)
  await page.evaluate(async () => {
    await Promise.all(['/json/reply/Auth', '/json/reply/GetTurma'].map((url) => fetch(url)))
    document.body.setAttribute('style', 'color: red')
    setTimeout(() => {
      throw new Error('sentinel')
    })
  })
  const heard = () => Promise.resolve().then(watcher.check).then(String, String)
  for (const fault of ['policy: style-src-attr', 'sentinel', 'GetTurma']) await expect.poll(heard).toContain(fault)
  expect(await heard()).not.toContain('reply/Auth')
})

test('a status that the test expects is no fault, another one is', async ({ page, context }) => {
  const watcher = await watch(context)
  await open(page, sound)
  await page.evaluate(() => fetch('/missing').then(() => undefined))
  watcher.expected.add(503)
  expect(watcher.check).toThrow('404')
  watcher.expected.add(404)
  watcher.check()
})

for (const [fault, body, style] of [
  ['no ring', sound, ':focus { outline: none }'],
  ['a thin ring', sound, ':focus { outline: 1px solid #000 }'],
  ['a covered stop', `${sound}<div class="over">x</div>`, `${ring} .over { position: fixed; inset: 0 }`],
  ['a control passed over', `${sound}<div role="button" tabindex="-1">x</div><button class="late">y</button>`, ring],
] as const)
  test(`the walk finds ${fault}`, async ({ page }) => {
    await open(page, body, style)
    if (fault === 'a control passed over') {
      // a page that removes the focus before its last button
      await page.evaluate(() => {
        document.querySelector('main button')?.addEventListener('keydown', (event) => {
          event.preventDefault()
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        })
      })
    }
    await expect(keyboardWalk(page)).rejects.toThrow(/every stop|passed over/)
  })

test('the walk finds a trap', async ({ page }) => {
  await open(page, sound, ring)
  await page.evaluate(() => {
    const button = document.querySelector('button')
    button?.addEventListener('keydown', (event) => event.preventDefault())
  })
  await expect(keyboardWalk(page)).rejects.toThrow('comes to an end')
})

test('axe finds an unnamed field, and grey text where 7:1 is asked for', async ({ page }) => {
  await open(page, `<main><h1>Título</h1><input></main>`)
  await expect(axe(page)).rejects.toThrow('label')
  await open(page, `<main><h1>Título</h1><p>texto</p></main>`, 'p { color: #6a6a6a }')
  await axe(page)
  await expect(axe(page, { enhanced: true })).rejects.toThrow('color-contrast-enhanced')
})

test('a wide element is found', async ({ page }) => {
  await open(page, `${sound}<div class="wide">x</div>`, '.wide { width: 2000px }')
  await expect(noSidewaysScroll(page)).rejects.toThrow('wide')
})

test.describe('where a finger points', () => {
  test.use({ hasTouch: true, isMobile: true })
  const around = '.r { position: relative } .r::after { position: absolute; content: ""; inset: -14px }'
  for (const [what, body, small] of [
    ['a low button', '<button>Salvar</button>', true],
    ['a link that stands alone', '<p><a href="/">Início</a></p>', true],
    ['a link that is hit around its words', '<p><a href="/" class="r">Início</a></p>', false],
    [
      'one of two that are hit in the same place',
      '<p><a href="/" class="r">A1</a><br><a href="/" class="r">B1</a>',
      true,
    ],
    ['a link in running text', '<p>Volte ao <a href="/">Início</a> agora.</p>', false],
    ['a box with a low label', '<input type="checkbox" id="b"><label for="b">Sim</label>', true],
    ['a box with a high label', '<input type="checkbox" id="b"><label for="b" class="big">Sim</label>', false],
    ['a button that is half covered', '<button class="big">Salvar</button><div class="over">x</div>', true],
  ] as const)
    test(`${what} is ${small ? 'found' : 'left alone'}`, async ({ page }) => {
      const style = '.big { display: inline-block; width: 90px; height: 48px } .over { position: relative; top: -20px }'
      await open(page, `<main><h1>Título</h1>${body}</main>`, `* { margin: 0 } .r { margin: 20px } ${around} ${style}`)
      if (small) await expect(roomForFingers(page)).rejects.toThrow('smaller than 44 px')
      else await roomForFingers(page)
    })
})

test('with a mouse nothing is too small', async ({ page }) => {
  await open(page, sound)
  await roomForFingers(page)
})

test('a pretended service never answers in the place of another: a port that is taken is told', async () => {
  const first = await startMock()
  await expect(startMock(Number(new URL(first.url).port))).rejects.toThrow('did not start')
  await first.close()
})
