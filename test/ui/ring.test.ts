// The ring of a focus is whole: what scrolls leaves it room at its edges.
import { expect, test } from 'vitest'
import { read } from '../rules/source'

const number = (css: string, what: RegExp) => Number(what.exec(css)?.[1])

test('a table has room for the ring of what begins at its edge, and stands no further in for it', () => {
  const base = read('src/ui/look/base.css')
  const ring = number(base, /outline: (\d+)px/) + number(base, /outline-offset: (\d+)px/)
  const overhang = number(read('src/ui/look/tokens.css'), /--s1: ([\d.]+)rem/) * 16
  const region = read('src/ui/data/Table.module.css')
  const room = number(region, /--ring: min\(([\d.]+)rem/) * 16
  expect(room).toBeGreaterThanOrEqual(ring + overhang)
  expect(region).toContain('padding-inline: var(--ring);')
  expect(region).toContain('margin-inline: calc(-1 * var(--ring));')
})

test('what takes the focus by script with news shows its ring, whatever was pressed before; the page itself does not', () => {
  const ringed = /([^}/]+)\{\s*outline: 3px/.exec(read('src/ui/look/base.css'))?.[1] ?? ''
  const byScript = ringed.split(/,\n/).at(-1)?.trim() ?? ''
  document.body.innerHTML =
    '<div tabindex="-1"></div><p tabindex="-1"></p><main tabindex="-1"></main><h2 tabindex="-1"></h2>'
  const shown = [...document.body.children].map((one) => {
    if (one instanceof HTMLElement) one.focus()
    return one.matches(byScript)
  })
  expect(shown).toEqual([true, true, false, false])
})
