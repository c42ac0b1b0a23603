/** Moves the closed tab so that it covers no control, and no text where there is room, at any scroll position. */
import { type RefObject, useEffect } from 'react'

const usable = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]'
/** Pixels: the step of the search for a place, and the gap around the tab. */
const step = 8
const gap = 4
/** Milliseconds to wait until scrolling and rendering have settled. */
const rest = 120

/** Texts outside tables; a table fills the whole width and leaves no room anyway. */
const words = ':is(main, header, footer) :is(p, li, dd, h1, h2, h3, span):not(:has(*), table *)'

/**
 * The rectangles of such elements on the screen; elements of half its height or more (a scrolling list) are left out.
 */
const inTheWay = (bar: HTMLElement, such: string): DOMRect[] =>
  [...document.querySelectorAll(such)]
    .filter((element) => !bar.contains(element))
    .map((element) => {
      const range = document.createRange()
      // measures the text itself, since its paragraph is as wide as the page
      if (such === words) range.selectNodeContents(element)
      else range.selectNode(element)
      return range.getBoundingClientRect()
    })
    .filter(({ bottom, height, top, width }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight)
    .filter(({ height }) => height < innerHeight / 2)

/** Pixels from the bottom where the tab covers nothing, near the usual place; null where there is no room. */
function freePlace(taken: readonly DOMRect[], usual: number, size: { width: number; height: number }): number | null {
  const there = taken.filter(({ right }) => right > innerWidth - size.width - gap)
  const isFree = (bottom: number) => {
    const upper = innerHeight - bottom - size.height - gap
    const lower = innerHeight - bottom + gap
    return upper >= 0 && bottom >= gap && there.every((rect) => rect.bottom <= upper || rect.top >= lower)
  }
  for (let away = 0; away < innerHeight; away += step) {
    for (const bottom of [usual + away, usual - away]) if (isFree(bottom)) return bottom
  }
  return null
}

/** Moves the bar while it is closed; the open bar follows the style sheet. */
export function useFreePlace(ref: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const bar = ref.current
    const tab = bar?.querySelector('button')
    if (!bar || !tab || open) return
    let timer = 0
    const place = () => {
      bar.style.bottom = ''
      const usual = parseFloat(getComputedStyle(bar).bottom)
      const size = tab.getBoundingClientRect()
      const pressed = inTheWay(bar, usable)
      const free = freePlace([...pressed, ...inTheWay(bar, words)], usual, size) ?? freePlace(pressed, usual, size)
      bar.style.bottom = `${free ?? usual}px`
    }
    const later = () => {
      clearTimeout(timer)
      timer = window.setTimeout(place, rest)
    }
    place()
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !bar.contains(target))) later()
    })
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'open'],
    })
    // captures scrolling of lists inside the page too
    document.addEventListener('scroll', later, { capture: true, passive: true })
    addEventListener('resize', later)
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      document.removeEventListener('scroll', later, { capture: true })
      removeEventListener('resize', later)
      bar.style.bottom = ''
    }
  }, [ref, open])
}
