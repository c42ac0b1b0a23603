// Contrast of the colours that stand on each other, computed from tokens.css, in both themes; and that dark means one thing.
import { describe, expect, test } from 'vitest'
import { read } from '../rules/source'
import { auto, contrast, dark, light } from './palette'

/** Pair, least contrast: 7 where the look reaches it in both themes, else 4.5 for text and 3 for outlines. */
const pairs: [ink: string, paper: string, least: number][] = [
  ['text', 'bg', 7],
  ['text', 'surface', 7],
  ['text', 'sunken', 7],
  ['text', 'tint', 7],
  ['muted', 'bg', 7],
  ['muted', 'surface', 7],
  ['muted', 'sunken', 7],
  ['muted', 'tint', 7],
  ['subtle', 'surface', 4.5],
  ['subtle', 'bg', 4.5],
  ['link', 'bg', 7],
  ['link', 'surface', 7],
  ['link', 'tint', 4.5],
  ['brand', 'surface', 7],
  ['brand', 'tint', 7],
  ['on-brand', 'brand', 7],
  ['on-brand', 'brand-hover', 7],
  ['bg', 'text', 7],
  ...(['ok', 'warn', 'bad', 'info'] as const).flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-bg`, 7],
    [tone, 'surface', 7],
    ['text', `${tone}-bg`, 7],
    [tone, 'tint', 4.5],
    [`${tone}-line`, 'surface', 3],
    [`${tone}-line`, 'bg', 3],
  ]),
  ['bg', 'bad', 7],
  ['control', 'surface', 3],
  ['control', 'bg', 3],
]

describe.each([
  ['light', light],
  ['dark', { ...light, ...dark }],
])('%s', (_name, theme) => {
  test.each(pairs)('%s on %s is at least %d:1', (ink, paper, least) => {
    expect(contrast(theme[ink] ?? '', theme[paper] ?? '')).toBeGreaterThanOrEqual(least)
  })
  test.each(['bg', 'surface', 'sunken', 'tint', 'brand', 'bad'])(
    'one tone of the focus ring stands out on %s',
    (paper) => {
      const rings = ['focus-in', 'focus-out'].map((ring) => contrast(theme[ring] ?? '', theme[paper] ?? ''))
      expect(Math.max(...rings)).toBeGreaterThanOrEqual(3)
    },
  )
})

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#fff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
test('text on the page, and a link on the dark one, in figures', () => {
  expect(contrast(light['text'] ?? '', light['bg'] ?? '')).toBeCloseTo(15.7, 0)
  expect(contrast(dark['link'] ?? '', dark['bg'] ?? '')).toBeCloseTo(11.3, 0)
})
test('the device asks for the same dark that the setting gives', () => {
  expect(auto).toEqual(dark)
  expect(Object.keys(dark).length).toBeGreaterThan(25)
})
test('what is inert is muted, on a ground where that can still be read', () => {
  const css = read('src/ui/look/base.css')
  expect(css).toMatch(/\n\[inert\] \{\s*color: var\(--muted\);/)
  expect(css).toMatch(/\[inert\] :is\(input, select, textarea\) \{[^}]*background: var\(--sunken\);/)
  expect(pairs).toContainEqual(['muted', 'sunken', 7])
})
test('a link on a coloured notice has the ink of the words around it, whose contrast is proved above', () => {
  const css = read('src/ui/page/Notice.module.css')
  expect(css).toMatch(/\.ok,\s*\.warn,\s*\.bad,\s*\.info \{\s*--link: var\(--ink\);/)
})
test('a label on a tint has an edge of its own ink, whose contrast is proved above', () => {
  expect(read('src/ui/data/StateLabel.module.css')).toMatch(/border: 1px solid var\(--label-edge, transparent\)/)
  const tinted = /\.school\[data-chosen='true'\] \{[^}]*/.exec(
    read('src/screens/matricula/schools/offer.module.css'),
  )?.[0]
  expect(tinted).toMatch(/background: var\(--tint\);[^]*--label-edge: currentcolor;/)
})
