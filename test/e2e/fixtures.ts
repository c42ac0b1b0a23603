/**
 * The fixtures of every browser test: the portal on its target (production over HTTP, or the demonstration),
 * the controls of the pretended service, and a watcher that fails the test on a CSP violation, an exception or
 * a console error.
 */
import { test as base } from '@playwright/test'
import { loadChecked } from '../connect/checked.mjs'
import { mockControls, type MockControls } from './servers/mock'
import { serveBuild, startMock } from './servers/servers'
import { type Expected, watch } from './checks/watch'

export type Target = 'production' | 'demo'
export interface Options {
  /** Set by the Playwright project, not by tests. */
  target: Target
}
interface WorkerFixtures extends Options {
  /** The address of the target, and of its own pretended service where it has one. */
  site: { url: string; mock: string | null; demo: string; check: () => Promise<void> }
}
/** Production build and pretended service over HTTP: each worker has its own pair, reset before each test. */
export interface Portal extends MockControls {
  url: string
}
interface TestFixtures {
  /** The watcher of the page, which runs without being requested. */
  watched: Expected
  /**
   * `expectStatus(503)`: in this test the browser may log "Failed to load resource" for that status; `'net'`: for
   * a lost connection.
   */
  expectStatus: (...expected: (number | 'net')[]) => void
  /** `expectError(/…/)`: in this test the portal itself may log this to the console for the people who run it. */
  expectError: (words: RegExp) => void
  portal: Portal
  demo: { url: string }
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: run through playwright.config.ts`)
  return value
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  target: ['production', { option: true, scope: 'worker' }],
  site: [
    async ({ target }, give) => {
      const demo = required('E2E_DEMO_URL')
      if (target === 'demo') {
        await give({ url: demo, mock: null, demo, check: () => Promise.resolve() })
        return
      }
      const mock = await startMock()
      const portal = await serveBuild('production', required('E2E_DIST'), mock.url)
      await give({ url: portal.url, mock: mock.url, demo, check: mock.check })
      await portal.close()
      await mock.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, give) => give(site.url),
  watched: [
    async ({ context, site }, give) => {
      if (site.mock) await mockControls(site.mock).reset()
      const watcher = await watch(context, site.mock ? null : (await loadChecked()).misfit)
      await give(watcher.expected)
      watcher.check()
      await site.check()
    },
    { auto: true },
  ],
  expectStatus: async ({ watched }, give) =>
    give((...expected) => {
      for (const item of expected) watched.add(item)
    }),
  expectError: async ({ watched }, give) => give((words) => void watched.add(words)),
  portal: async ({ site }, give) => {
    if (!site.mock)
      throw new Error('Tests of the service controls belong in a file that does not run on the demonstration.')
    await give({ url: site.url, ...mockControls(site.mock) })
  },
  demo: async ({ site }, give) => give({ url: site.demo }),
})

export { expect } from '@playwright/test'
export { axe, axeBothThemes, barApart, contrast, noSidewaysScroll } from './checks/checks'
export { enter, signIn } from './signIn'
export { keyboardWalk, roomForFingers } from './checks/walk'
