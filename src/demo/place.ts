/** Keeps the closed tab off everything that can be pressed or typed into, wherever the page is scrolled to. */
import { type RefObject, useEffect } from 'react'

const usable = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]'
/** Steps in which another place is looked for, and the space that stays around the tab, in pixels. */
const step = 8
const gap = 4
/** Waits until scrolling and drawing have come to rest, in milliseconds. */
const rest = 120

/** Where what can be used stands on the screen; what fills half of it (a list that scrolls) is left out. */
const inTheWay = (bar: HTMLElement): DOMRect[] =>
  [...document.querySelectorAll(usable)]
    .filter((element) => !bar.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ bottom, height, top, width }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight)
    .filter(({ height }) => height < innerHeight / 2)

/** Pixels from the bottom where the tab covers nothing: the usual place, else the nearest free one. */
function freePlace(bar: HTMLElement, usual: number, size: { width: number; height: number }): number {
  const taken = inTheWay(bar).filter(({ right }) => right > innerWidth - size.width - gap)
  const isFree = (bottom: number) => {
    const upper = innerHeight - bottom - size.height - gap
    const lower = innerHeight - bottom + gap
    return upper >= 0 && bottom >= gap && taken.every((rect) => rect.bottom <= upper || rect.top >= lower)
  }
  for (let away = 0; away < innerHeight; away += step) {
    for (const bottom of [usual + away, usual - away]) if (isFree(bottom)) return bottom
  }
  return usual
}

/** Moves the bar while it is closed; open, it stands where the style sheet says. */
export function useFreePlace(ref: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const bar = ref.current
    const tab = bar?.querySelector('button')
    if (!bar || !tab || open) return
    let timer = 0
    const place = () => {
      bar.style.bottom = ''
      const usual = parseFloat(getComputedStyle(bar).bottom)
      bar.style.bottom = `${freePlace(bar, usual, tab.getBoundingClientRect())}px`
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
    // lists inside the page scroll too
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
