/** A walk through the page by the Tab key (test/README §3). */
import { expect, type Page } from '@playwright/test'

interface Stop {
  name: string
  /** An outline of at least 2 px, on the element or on the card around it. */
  ring: boolean
  /** At least one of five points of the element is not covered by something else. */
  seen: boolean
}

/**
 * Presses Tab from the top of the page to its end. Every stop shows a visible ring and is not covered (WCAG 2.4.7,
 * 2.4.11); nothing that can be used is passed over; the focus is never caught (2.1.2).
 * @returns the names of the stops in order
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
  return stops.map(({ name }) => name)
}

function startAtTheTop(): void {
  for (const element of document.querySelectorAll('[data-walked]')) element.removeAttribute('data-walked')
  // A passing focus at the top moves the place from which Tab goes on.
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
  // A card (a radio button with its words) shows the ring of the control inside it.
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

/** Runs in the page after the walk: what is usable and had no turn. A group of radio buttons has one turn. */
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
