// The window of the office in jsdom, which lays nothing out: a wide one or that of a phone, and it may become the other.
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Answers how to make the window wide, or narrow. */
export function resizable(): (roomy: boolean) => void {
  const listeners: (() => void)[] = []
  let wide = true
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    // asked anew each time, as the browser's own list tells it
    get matches() {
      return media.includes('min-width') ? wide : media !== 'print' && !wide
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    removeEventListener: () => undefined,
  }))
  return (roomy) => {
    wide = roomy
    act(() => listeners.forEach((listener) => listener()))
  }
}
