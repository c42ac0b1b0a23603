/**
 * What Tab has led to stays in sight: a long list knows the height of its rows only once they are near the window, and the
 * page grows after the browser has scrolled to what stands below them.
 */

/** Milliseconds for which the page may still grow. */
const settles = 1000

export function keepTabsInSight(): void {
  const look = () => {
    const { activeElement: at, body } = document
    if (!at || at === body) return
    const { top, bottom } = at.getBoundingClientRect()
    if (bottom <= 0 || top >= window.innerHeight) at.scrollIntoView({ block: 'nearest' })
  }
  let stop: () => void = () => undefined
  const watch = () => {
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    const timer = setTimeout(() => observer.disconnect(), settles)
    stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }
  // whoever scrolls away is not brought back
  for (const type of ['wheel', 'pointerdown', 'keydown']) {
    document.addEventListener(
      type,
      (event) => {
        stop()
        if (event instanceof KeyboardEvent && event.key === 'Tab') watch()
      },
      { passive: true },
    )
  }
}
