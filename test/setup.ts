/** What the tests of a page stand on besides: the matchers, the pretended service behind `fetch`, and a clean device. */
// first, so that its look back comes after the page is gone
import './setupService'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { addScreenWords, loadMessages } from '@/i18n'
import { mock } from '@/mock/doors/node'
import { setHidesGradesOnReturn, setPublicDevice, setRemembered } from '@/session'

// a busy machine needs longer than the second that testing-library waits, and the first screen of a file loads its code
configure({ asyncUtilTimeout: 20_000, getElementError: notFound })

/** While a test waits, its question fails again and again: the page is only written down for who reads the error. */
function notFound(message: string | null, container: Element): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
  Error.captureStackTrace(error, notFound)
  const text = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { configurable: true, get: text })
}

// jsdom has no modal dialogs: opening and closing is enough here, inertness and Esc are proved in a browser
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

// what the map of the portal brings: parts of the shelf are tested without it
addScreenWords()
await loadMessages('frame')

/** jsdom has no window to be far from: everything is in view as soon as somebody looks. */
class InView {
  private readonly tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry
    queueMicrotask(() => this.tell([entry], this as unknown as IntersectionObserver))
  }
  disconnect = () => undefined
}

beforeEach(() => {
  vi.stubGlobal('fetch', mock.fetch)
  vi.stubGlobal('IntersectionObserver', InView)
})

afterEach(() => {
  cleanup()
  // what was chosen for the device lives in the page's memory as well
  for (const set of [setPublicDevice, setRemembered, setHidesGradesOnReturn]) set(false)
  localStorage.clear()
  sessionStorage.clear()
})
