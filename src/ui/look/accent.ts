/** Applies the school's colour (`brand.accent`) where it is readable (decisions §1); lightens it for the dark theme. */
import { theme } from './theme'

/** Red, green, blue: 0 to 255. */
type Colour = readonly [number, number, number]
type Theme = 'light' | 'dark'
/** The backgrounds behind the accent. The tint of the accent is mixed with the second. */
type Grounds = readonly [page: Colour, surface: Colour, sunken: Colour]

/** The lowest allowed contrast of an accent with each of its backgrounds. */
const least = 4.5
/** The contrast that an accent is lightened to in the dark theme: that of the portal's own colour. */
const leastInDark = 7

const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]

/** `#abc` or `#aabbcc` → its three parts. */
export function colourOf(text: string): Colour {
  const hex = text.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}
const written = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** Mixes two colours: `share` (0 to 1) of `one`, the rest of `other`. */
const mixed = (one: Colour, other: Colour, share: number): Colour => {
  const part = (i: 0 | 1 | 2) => Math.round(one[i] * share + other[i] * (1 - share))
  return [part(0), part(1), part(2)]
}

function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((part) => {
    const c = part / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: Colour, other: Colour): number {
  const [high, low] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const tintOf = (accent: Colour, [, surface]: Grounds): Colour => mixed(accent, surface, 0.1)
const worst = (accent: Colour, grounds: Grounds): number =>
  Math.min(...[...grounds, tintOf(accent, grounds)].map((ground) => contrast(accent, ground)))

/** The tokens of an accent by name, or its contrast where that is too low. */
export function tokensOf(accent: string, grounds: Record<Theme, Grounds>): Record<string, string> | number {
  const light = colourOf(accent)
  const reached = worst(light, grounds.light)
  if (reached < least) return reached
  let dark = light
  for (let share = 0.95; worst(dark, grounds.dark) < leastInDark && share >= 0; share -= 0.05) {
    dark = mixed(light, white, share)
  }
  return {
    '--accent-light': written(light),
    '--accent-light-hover': written(mixed(light, black, 0.75)),
    '--accent-light-tint': written(tintOf(light, grounds.light)),
    '--accent-dark': written(dark),
    '--accent-dark-hover': written(mixed(dark, white, 0.65)),
    '--accent-dark-tint': written(tintOf(dark, grounds.dark)),
  }
}

/** Reads the backgrounds of a theme from the style sheet, whichever theme is in force; runs before the first paint. */
function groundsOf(one: Theme): Grounds {
  const root = document.documentElement
  const chosen = theme()
  root.dataset['theme'] = one
  const style = getComputedStyle(root)
  const ground = (name: string) => colourOf(style.getPropertyValue(name))
  const grounds: Grounds = [ground('--bg'), ground('--surface'), ground('--sunken')]
  if (chosen === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = chosen
  return grounds
}

/** Applies the accent. Where its contrast is too low, changes nothing and returns a warning for the host's log. */
export function applyAccent(accent: string): string | null {
  const tokens = tokensOf(accent, { light: groundsOf('light'), dark: groundsOf('dark') })
  if (typeof tokens === 'number') {
    return `config.json, brand.accent ${accent}: contrast ${tokens.toFixed(2)}:1, less than ${least}:1. Not used.`
  }
  for (const [name, value] of Object.entries(tokens)) document.documentElement.style.setProperty(name, value)
  return null
}
