/** A walk through the page by the Tab key, and the size of touch targets (test/README §3). */
import { expect, type Page } from '@playwright/test'

interface Stop {
  name: string
  /** Whether an outline of at least 2 px is shown, on the element or on the card around it. */
  ring: boolean
  /** Whether at least one of five points of the element is uncovered. */
  seen: boolean
}

/**
 * Presses Tab from the top of the page to its end. Every stop shows a visible ring and is uncovered (WCAG 2.4.7,
 * 2.4.11); no usable control is skipped; the focus is never trapped (2.1.2). @returns the names of the stops in order
 */
export async function keyboardWalk(page: Page, options: { limit?: number } = {}): Promise<string[]> {
  const limit = options.limit ?? 150
  await page.evaluate(startAtTheTop)
  const stops: Stop[] = []
  let end: 'left' | 'first' | 'caught' | null = null
  while (end === null && stops.length < limit) {
    await page.keyboard.press('Tab')
    const next = await page.evaluate(stopInFocus)
    if (typeof next === 'string') end = next
    else stops.push(next)
  }
  expect(stops.length, 'something takes the focus').toBeGreaterThan(0)
  expect(end, `the walk comes to an end after: ${stops.map(({ name }) => name).join(', ')}`).toMatch(/left|first/)
  expect(
    stops.filter(({ ring, seen }) => !ring || !seen),
    'every stop has a visible ring and is not covered',
  ).toEqual([])
  expect(await page.evaluate(passedOver), 'nothing usable is passed over').toEqual([])
  await roomForFingers(page)
  return stops.map(({ name }) => name)
}

/** Expects touch targets of at least 44 px each way, where the pointer is coarse. */
export async function roomForFingers(page: Page): Promise<void> {
  expect(await page.evaluate(small), `smaller than 44 px on ${page.url()}`).toEqual([])
}

function startAtTheTop(): void {
  for (const element of document.querySelectorAll('[data-walked]')) element.removeAttribute('data-walked')
  // a temporary focus at the top moves the point from which Tab continues
  const top = document.createElement('span')
  top.tabIndex = -1
  document.querySelector('dialog:modal')?.prepend(top)
  if (!top.isConnected) document.body.prepend(top)
  top.focus()
  top.remove()
  scrollTo(0, 0)
}

/** Runs in the page: the stop, or how the walk ended. */
async function stopInFocus(): Promise<Stop | 'left' | 'first' | 'caught'> {
  // a wide table follows the focus after the frame that shows it
  await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))
  const element = document.activeElement
  if (!element || element === document.body) return 'left'
  if (element.hasAttribute('data-walked')) return element.getAttribute('data-walked') === 'first' ? 'first' : 'caught'
  element.setAttribute('data-walked', document.querySelector('[data-walked]') ? 'later' : 'first')
  const outlined = (bearer: Element) => {
    const style = getComputedStyle(bearer)
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
  }
  // a card (a radio button with its label) shows the ring of the control inside it
  const around = [element, element.parentElement, element.parentElement?.parentElement]
  const bearer = around.find((candidate) => candidate && outlined(candidate))
  const ring = Boolean(bearer)
  const box = element.getBoundingClientRect()
  const points = [
    [0.5, 0.5],
    [0.1, 0.5],
    [0.9, 0.5],
    [0.5, 0.1],
    [0.5, 0.9],
  ] as const
  const seen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
    return hit !== null && (bearer ?? element).contains(hit)
  })
  const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)
  return { name: label || `${element.tagName.toLowerCase()} ${element.getAttribute('name') ?? element.id}`, ring, seen }
}

/** Runs in the page after the walk: usable controls that were skipped. A group of radio buttons is one stop. */
function passedOver(): string[] {
  const usable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'
  const within = document.querySelector('dialog:modal') ?? document.body
  return [...within.querySelectorAll<HTMLElement>(usable)]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.hasAttribute('data-walked'))
    .filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      return !within.querySelector(`input[type=radio][data-walked][name="${CSS.escape(element.name)}"]`)
    })
    .map((element) => element.outerHTML.slice(0, 160))
}

/**
 * Runs in the page: touch targets below 44 px, with what is hit. Points are tested instead of boxes, so that the area
 * of `::after` or a label counts, and covered area does not. Links in running text have the height of their line; the
 * demonstration bar (`aside`) is no part of the portal.
 */
function small(): string[] {
  if (!matchMedia('(pointer: coarse)').matches) return []
  // a walk may end on a skip link, which covers the portal's name
  document.querySelector<HTMLElement>('.skip-links a:focus')?.blur()
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]'
  const within = document.querySelector('dialog:modal') ?? document.body
  const inSentence = (element: Element) => {
    if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false
    let block = element.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    const around = block?.cloneNode(true) as HTMLElement | undefined
    for (const control of around?.querySelectorAll('a, button') ?? []) control.remove()
    return /\p{L}/u.test(around?.textContent ?? '')
  }
  const found: string[] = []
  for (const element of within.querySelectorAll<HTMLElement>(controls)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], aside, .skip-links'))
      continue
    if (element.matches(':disabled') || inSentence(element)) continue
    const bearers = [element, ...('labels' in element ? ((element as HTMLInputElement).labels ?? []) : [])]
    const hits = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && bearers.some((bearer) => bearer.contains(hit))
    }
    /** How far the hit area extends from a point, at most `reach`. */
    const far = (x: number, y: number, across: number, down: number) => {
      let steps = 0
      while (steps < reach && hits(x + across * (steps + 1), y + down * (steps + 1))) steps++
      return steps
    }
    const reach = 44
    const areas = bearers.flatMap((bearer) => {
      bearer.scrollIntoView({ block: 'center', inline: 'center' })
      return [...bearer.getClientRects()].map(({ left, top, width, height }) => {
        const [x, y] = [left + width / 2, top + height / 2]
        if (!hits(x, y)) return [0, 0] as const
        return [far(x, y, -1, 0) + far(x, y, 1, 0) + 1, far(x, y, 0, -1) + far(x, y, 0, 1) + 1] as const
      })
    })
    // rounding at the edges may cost one pixel
    if (areas.some(([width, height]) => width >= 43 && height >= 43)) continue
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)
    found.push(`${element.outerHTML.slice(0, 120)} ${name}: ${areas.map((area) => area.join('×')).join(', ')}`)
  }
  return found
}
