/**
 * Describes a screen, so that two browsers can be compared: its named parts with their places, and its colours patch by
 * patch.
 */

type Side = 'x' | 'y' | 'width' | 'height'
/** A part of the page with a name, and its place on the page. */
export interface Part {
  name: string
  box: Record<Side, number>
  /** The sides to compare. */
  sides: readonly Side[]
}
export interface Layout {
  /** The pixels by which the page is wider than the window. */
  over: number
  parts: Part[]
  /** Whether fonts or data are still loading. */
  busy: boolean
}

/** Runs in the page: its landmarks, headings, tables and controls, in their order. */
export function look(): Layout {
  const bare = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
  const landmarks = 'header, nav, main, footer, aside, section, dialog, form, table'
  const named = 'h1, h2, h3, h4, button, a[href], input, select, textarea, summary, th, [role=img], [role=group]'
  const name = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const told =
      element.getAttribute('aria-label') ?? ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    if (bare(told)) return bare(told)
    if (element.matches(landmarks)) return ''
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    return bare(labels.map((label) => label.textContent).join(' ') || element.textContent)
  }
  const seen = new Map<string, number>()
  const parts = [...document.querySelectorAll<HTMLElement>(`${landmarks}, ${named}`)].flatMap((element): Part[] => {
    const { x, y, width, height } = element.getBoundingClientRect()
    // parts for screen readers only have no place
    if (width <= 2 || height <= 2 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return []
    const kind = `${element.localName} ${name(element)}`.trim()
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    const box = { x: x + scrollX, y: y + scrollY, width, height }
    // not compared: width and height of inline parts, since a wrapped link is as wide as its line; the height of a
    // frame, which is that of its content; and y within a cell, whose content is centred in the row
    const isFrame = element.matches(`${landmarks}, th`)
    const inLine = getComputedStyle(element).display === 'inline'
    const sides = (['x', 'y', 'width', 'height'] as const).filter((side) => {
      if (side === 'y') return !element.closest('td, th')
      return !inLine && !(isFrame && side === 'height')
    })
    return [{ name: count > 1 ? `${kind} (${count})` : kind, box, sides }]
  })
  const { clientWidth, scrollWidth } = document.documentElement
  const busy = document.fonts.status !== 'loaded' || Boolean(document.querySelector('main [aria-busy=true]'))
  return { over: scrollWidth - clientWidth, parts, busy }
}

/** Tolerated differences in pixels: browsers draw letters and the frames of fields a little differently. */
const near = { x: 6, y: 8, width: 10, height: 8 }
/** Differences of `least` to `most` pixels count as a line, wrapped in one browser alone; up to `lines` are allowed. */
const least = { y: 17, height: 15 }
const most = 31
const lines = 3

/** The differences of a browser from Chromium, in words; `moved`: the number of lines that break elsewhere. */
export function apart(one: Layout, other: Layout): { faults: string[]; moved: number } {
  const there = new Map(other.parts.map((part) => [part.name, part]))
  const missing = other.parts.filter(({ name }) => !one.parts.some((part) => part.name === name))
  const faults = missing.map(({ name }) => `${name}: only in Chromium`)
  // a known vertical shift is subtracted below it, so that it is reported once
  let [shift, moved] = [0, 0]
  for (const { name, box, sides } of one.parts) {
    const same = there.get(name)
    if (!same) faults.push(`${name}: not in Chromium`)
    for (const side of same ? sides : []) {
      const more = box[side] - (same?.box[side] ?? 0) - (side === 'y' ? shift : 0)
      if (Math.abs(more) <= near[side]) continue
      if (side === 'y') shift += more
      const isLine = (side === 'y' || side === 'height') && Math.abs(more) >= least[side] && Math.abs(more) <= most
      if (isLine) moved += side === 'y' ? 1 : 0
      else faults.push(`${name}: ${side} ${Math.round(more)} more than in Chromium`)
    }
  }
  if (moved > lines) faults.push(`${moved} lines break elsewhere`)
  return { faults, moved }
}

/** Runs in any page: the mean colour of each patch of a picture, row by row. */
export async function patches(picture: string): Promise<number[]> {
  const size = 16
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const [width, height] = [Math.floor(image.width / size), Math.floor(image.height / size)]
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const sums = new Array<number>(width * height * 3).fill(0)
  for (let y = 0; y < height * size; y++)
    for (let x = 0; x < width * size; x++)
      for (let colour = 0; colour < 3; colour++) {
        const patch = (Math.floor(y / size) * width + Math.floor(x / size)) * 3 + colour
        sums[patch] = (sums[patch] ?? 0) + (data[(y * image.width + x) * 4 + colour] ?? 0)
      }
  return sums.map((sum) => Math.round(sum / (size * size)))
}

/** The share of patches with another colour, from 0 to 1. */
export function unlike(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) return 1
  return one.filter((colour, i) => Math.abs(colour - (other[i] ?? 0)) > 48).length / one.length
}
