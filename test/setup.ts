/**
 * What every unit test stands on: the matchers, the pretended service behind `fetch`, and a clean start for the next test.
 * Anything written to console.error or console.warn fails the test that wrote it, and an answer of the service that its
 * document does not know fails the test that asked.
 */
import './channels'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { addScreenWords, loadMessages } from '@/i18n'
import { mock } from '@/mock/node'
import { takeMisfits } from './connect/witness'
import { setHidesGradesOnReturn, setPublicDevice, setRemembered } from '@/session'

// a busy machine needs longer than the second that testing-library waits, and the first screen of a file loads its code
configure({ asyncUtilTimeout: 12_000 })

/** False in the few tests that stand on plain Node (`@vitest-environment node`): they ask over real HTTP. */
const hasPage = typeof document !== 'undefined'

// jsdom has no modal dialogs: opening and closing is enough here, inertness and Esc are proved in a browser
if (hasPage)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })

// what the map of the portal brings; parts of the shelf are tested without it, and a test in Node has no page to write on
if (hasPage) {
  addScreenWords()
  await loadMessages('moldura')
}

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
  if (hasPage) {
    vi.stubGlobal('fetch', mock.fetch)
    vi.stubGlobal('IntersectionObserver', InView)
  }
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  const complaints = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls)
  mock.reset()
  if (hasPage) {
    // what was chosen for the device lives in the page's memory as well
    for (const set of [setPublicDevice, setRemembered, setHidesGradesOnReturn]) set(false)
    localStorage.clear()
    sessionStorage.clear()
  }
  expect(takeMisfits(), 'every answer of the service must fit its OpenAPI document').toEqual([])
  expect(complaints, 'nothing may be written to the console').toEqual([])
})
