/** Simulates the window of a gradebook in jsdom, which has no layout: a phone's list, or a wide window's grid. */
import { vi } from 'vitest'

export function screenIs(wide: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: wide && media !== 'print',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      unobserve = vi.fn()
      disconnect = vi.fn()
    },
  )
}

/** Gives the grid a size, because it draws lines by its height and evaluations by its width. */
export function wideScreen(): void {
  screenIs(true)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
}
