// Simulates the width of the window in jsdom, which has no layout: wide or a phone's, and changeable.
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Starts with a wide window; the returned function makes it wide or narrow. */
export function resizable(): (roomy: boolean) => void {
  const listeners: (() => void)[] = []
  let wide = true
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    // a getter, because a browser's list changes with the window
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
