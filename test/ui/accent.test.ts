// The accent of a school: contrast computed for every colour that is taken, in both themes; the others are not used.
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { applyAccent, colourOf, tokensOf } from '@/ui/look/accent'
import { contrast, dark, light } from './palette'

const groundsOf = (theme: Record<string, string>) => {
  const ground = (name: string) => colourOf(theme[name] ?? '')
  return [ground('bg'), ground('surface'), ground('sunken')] as const
}
const grounds = { light: groundsOf(light), dark: groundsOf({ ...light, ...dark }) }

/** The theme as the style sheet makes it with these tokens. */
function themed(theme: Record<string, string>, tokens: Record<string, string>, name: 'light' | 'dark') {
  const accent = tokens[`--accent-${name}`] ?? ''
  const hover = tokens[`--accent-${name}-hover`] ?? ''
  const tint = tokens[`--accent-${name}-tint`] ?? ''
  return { ...theme, brand: accent, link: accent, 'brand-hover': hover, tint }
}

/** What is written in an accent, or on it. */
const pairs = [
  ...['brand', 'link', 'brand-hover'].flatMap((ink) =>
    ['bg', 'surface', 'sunken', 'tint'].map((paper) => [ink, paper]),
  ),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
] as [string, string][]
/** What stands on its tint whatever the accent. */
const onTint = ['text', 'muted']

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('an accent that is taken can be read everywhere, in light and dark', () => {
  fc.assert(
    fc.property(hex, (accent) => {
      const tokens = tokensOf(accent, grounds)
      if (typeof tokens === 'number') {
        expect(tokens).toBeLessThan(4.5)
        return
      }
      expect(tokens['--accent-light']).toBe(accent)
      for (const theme of [themed(light, tokens, 'light'), themed({ ...light, ...dark }, tokens, 'dark')] as Record<
        string,
        string
      >[]) {
        for (const [ink, paper] of pairs) {
          expect(contrast(theme[ink] ?? '', theme[paper] ?? ''), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5)
        }
        for (const ink of onTint)
          expect(contrast(theme[ink] ?? '', theme['tint'] ?? ''), ink).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 3000 },
  )
})

describe('the line is 4.5:1 on the darkest of the light grounds', () => {
  test.each([
    ['#7a1fa2', true],
    ['#00525a', true],
    ['#000000', true],
    ['#b00020', true],
    ['#767676', false],
    ['#ff6600', false],
    ['#7ccfd8', false],
    ['#ffffff', false],
  ])('%s', (accent, taken) => {
    expect(typeof tokensOf(accent, grounds) === 'object').toBe(taken)
  })
})

describe('applyAccent', () => {
  const root = document.documentElement
  const put = (theme: string, { bg, surface, sunken }: Record<string, string>) =>
    `:root${theme} { --bg: ${bg}; --surface: ${surface}; --sunken: ${sunken} }`
  afterEach(() => {
    root.removeAttribute('style')
    root.removeAttribute('data-theme')
    document.querySelector('style')?.remove()
  })
  test.each([undefined, 'light', 'dark'])('leaves the theme %s as it was chosen', (chosen) => {
    const sheet = document.createElement('style')
    sheet.textContent = put('', light) + put("[data-theme='dark']", { ...light, ...dark })
    document.head.append(sheet)
    if (chosen) root.dataset['theme'] = chosen
    expect(applyAccent('#7A1FA2')).toBeNull()
    expect(root.dataset['theme']).toBe(chosen)
    expect(root.style.getPropertyValue('--accent-light')).toBe('#7a1fa2')
    expect(root.style.getPropertyValue('--accent-dark')).not.toBe('#7a1fa2')
    root.removeAttribute('style')
    expect(applyAccent('#ff6600')).toMatch(/^config\.json, brand\.accent #ff6600: contrast 2\.\d\d:1, less than 4\.5:1/)
    expect(root.style.length).toBe(0)
  })
})
