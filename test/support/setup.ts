/** The setup of tests with a page: matchers, the pretended service behind `fetch`, and a clean device. */
// imported first, so that its checks run after the page is unmounted
import './setupService'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { addScreenWords, loadMessages } from '@/i18n'
import { mock } from '@/mock/doors/node'
import { setHidesGradesOnReturn, setPublicDevice, setRemembered } from '@/session'

// a busy machine needs longer than testing-library's second, and the first screen of a file loads its code
configure({ asyncUtilTimeout: 20_000, getElementError: notFound })

/** Builds the error text lazily, since a waiting query fails again and again before anybody reads the page's markup. */
function notFound(message: string | null, container: Element): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
  Error.captureStackTrace(error, notFound)
  const text = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { configurable: true, get: text })
}

// jsdom lacks modal dialogs: opening and closing suffices here; inertness and Esc are tested in a browser
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

// loads the messages that the route table would, since some components are tested without it
addScreenWords()
await loadMessages('frame')

/** jsdom has no viewport, so every observed element is in view. */
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
  // the chosen preferences live in the page's memory as well
  for (const set of [setPublicDevice, setRemembered, setHidesGradesOnReturn]) set(false)
  localStorage.clear()
  sessionStorage.clear()
})
