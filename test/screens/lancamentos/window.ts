/** The window of a gradebook in jsdom, which lays nothing out: the phone's list, or the grid of a wide window. */
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

/** The grid: lines are drawn for the height there is, evaluations for the width. */
export function wideScreen(): void {
  screenIs(true)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
}
