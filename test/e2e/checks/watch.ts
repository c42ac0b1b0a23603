/** Watches every page of a context: CSP violations, uncaught exceptions and console errors fail the test. */
import { type BrowserContext, type ConsoleMessage, expect } from '@playwright/test'
import type { Heard } from '@/mock/backend'

export type Expected = Set<number | 'net' | RegExp>

/** The browser's own message about a response or a lost connection. */
const failedToLoad = /^Failed to load resource: (?:the server responded with a status of (\d+)|net::)/
/** Requests for the session, which are answered 401 when nobody is signed in: every visit begins so. */
const asksWho = /\/json\/reply\/Auth(\?|$)/

const isTold = (text: string, expected: Expected) =>
  [...expected].some((words) => words instanceof RegExp && words.test(text))

function isExpected(message: ConsoleMessage, expected: Expected): boolean {
  if (isTold(message.text(), expected)) return true
  const match = failedToLoad.exec(message.text())
  if (!match) return false
  if (match[1] === undefined) return expected.has('net')
  const status = Number(match[1])
  return expected.has(status) || (status === 401 && asksWho.test(message.location().url))
}

/** @param misfit returns what is wrong with an answer of the demonstration's service, which runs in its pages */
export async function watch(
  context: BrowserContext,
  misfit: ((heard: Heard) => string | null) | null = null,
): Promise<{ expected: Expected; check: () => void }> {
  const expected: Expected = new Set()
  const faults: string[] = []
  const messages: ConsoleMessage[] = []
  await context.exposeFunction('__violation', (text: string) => void faults.push(`policy: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // exposed by exposeFunction above
      const report = (window as unknown as { __violation: (text: string) => void }).__violation
      report(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  if (misfit) {
    await context.exposeFunction('__answer', (heard: Heard) => {
      const found = misfit(heard)
      if (found !== null) faults.push(`answer: ${found}`)
    })
    await context.addInitScript(() => {
      // exposed by exposeFunction above
      const { __answer: tell } = window as unknown as { __answer: (heard: unknown) => void }
      addEventListener('portal:answer', (event) => {
        tell((event as CustomEvent).detail)
      })
    })
  }
  context.on('console', (message) => {
    if (message.type() === 'error') messages.push(message)
  })
  context.on('weberror', (weberror) => {
    const { stack, message } = weberror.error()
    faults.push(`exception: ${stack || message}`)
  })
  return {
    expected,
    check: () => {
      const errors = messages
        .filter((message) => !isExpected(message, expected))
        .map((message) => `console: ${message.text()} (${message.location().url})`)
      expect(
        [...faults.filter((fault) => !isTold(fault, expected)), ...errors],
        'the page broke no policy, threw nothing and complained of nothing',
      ).toEqual([])
    },
  }
}
