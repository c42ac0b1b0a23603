// The colours of tokens.css as tests read them, and contrast as WCAG defines it.
import { expect } from 'vitest'
import { read } from '../rules/source'

const css = read('src/ui/look/tokens.css').replace(/\/\*[\s\S]*?\*\//g, '')

/** The declarations of the first block whose selector ends as told. */
function block(selector: string): Record<string, string> {
  const at = css.indexOf(`${selector} {`)
  expect(at, selector).toBeGreaterThan(-1)
  const body = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at))
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): ([^;]*);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}
const all = block(':root')

/** The colours where these switches are set on top; the portal's own where a school may have one. */
function colours(switches: Record<string, string>): Record<string, string> {
  const on = Object.entries({ ...all, ...switches }).flatMap(([name, value]) => (value === 'initial' ? [name] : []))
  expect(on).toHaveLength(1)
  const own = new RegExp(`var\\(--${on.join()}, (?:var\\(--accent-[\\w-]+, )?(#\\w+)`)
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => {
      const colour = own.exec(value)?.[1]
      return colour ? [[name, colour]] : []
    }),
  )
}
export const light = colours({})
export const dark = colours(block(":root[data-theme='dark']"))
export const auto = colours(block(":root:not([data-theme='light'])"))

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}
