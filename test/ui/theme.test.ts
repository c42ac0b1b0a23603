// The look before any module has run is the look that the portal applies when its code has come.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyLook, setTextSize, setTheme } from '@/ui/look/theme'

const script = readFileSync(join(import.meta.dirname, '../../src/build/look.template.js'), 'utf8')
const root = document.documentElement
const seen = () => [
  root.getAttribute('data-theme'),
  root.getAttribute('data-text'),
  document.querySelector('meta[name="color-scheme"]')?.getAttribute('content'),
]
function bare(): void {
  root.removeAttribute('data-theme')
  root.removeAttribute('data-text')
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', 'light dark')
}

beforeEach(() => {
  const meta = document.createElement('meta')
  meta.name = 'color-scheme'
  document.head.append(meta)
  bare()
})
afterEach(() => {
  setTheme('auto')
  setTextSize('100')
  document.querySelector('meta[name="color-scheme"]')?.remove()
})

const themes = [null, 'light', 'dark', 'auto', 'neon', '']
const sizes = [null, '100', '115', '130', '5000']
test.each(themes.flatMap((theme) => sizes.map((size) => [theme, size] as const)))(
  'theme %s, text %s',
  (theme, size) => {
    if (theme !== null) localStorage.setItem('portal.tema', theme)
    if (size !== null) localStorage.setItem('portal.texto', size)
    runInNewContext(script, { document, localStorage, sessionStorage, location: { pathname: '/entrar' } })
    const early = seen()
    bare()
    applyLook()
    expect(early).toEqual(seen())
  },
)

test('where storage is forbidden nothing happens and nothing breaks', () => {
  const forbidden = {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  runInNewContext(script, { document, localStorage: forbidden })
  expect(seen()).toEqual([null, null, 'light dark'])
})

test.each([
  ['/', null, '/entrar?voltar=%2Fboletim'],
  ['/', 'portal.uso', null],
  ['/', 'portal.manterConectado', null],
  ['/vagas', null, null],
])('%s leads to the drawn entrance at once where nobody signed in; kept: %s', (pathname, kept, to) => {
  if (kept) localStorage.setItem(kept, 'sim')
  const replace = vi.fn()
  const location = { pathname, search: '?voltar=%2Fboletim', hash: '', replace }
  runInNewContext(script, { document, localStorage, sessionStorage, location })
  expect(replace.mock.calls.flat()).toEqual(to === null ? [] : [to])
})
