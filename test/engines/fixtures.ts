/** The fixtures of tests in another browser: the portal on its target, a tab in that browser, and a hand in the tab. */
import { test as base, expect } from '@playwright/test'
import { loadChecked } from '../connect/checked.mjs'
import { mockControls } from '../e2e/servers/mock'
import { serveBuild, startMock } from '../e2e/servers/servers'
import type { Hand } from '../journeys/hand'
import { startFirefox } from './firefox'
import { handOf } from './hand'
import type { Engine } from './programs.mjs'
import type { Browser, Tab } from './tab'
import { startWebkit } from './webkit'

/** Options that the Playwright project sets, not the tests. */
export interface Options {
  engine: Engine
  target: 'production' | 'demo'
}
interface WorkerFixtures extends Options {
  site: { url: string; mock: string | null; check: () => Promise<void> }
  other: Browser
}

const required = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: run through playwright.config.ts`)
  return value
}

export const test = base.extend<{ tab: Tab; hand: Hand }, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  target: ['production', { option: true, scope: 'worker' }],
  site: [
    async ({ target }, give) => {
      if (target === 'demo') {
        await give({ url: required('E2E_DEMO_URL'), mock: null, check: () => Promise.resolve() })
        return
      }
      const mock = await startMock()
      const portal = await serveBuild('production', required('E2E_DIST'), mock.url)
      await give({ url: portal.url, mock: mock.url, check: mock.check })
      await portal.close()
      await mock.close()
    },
    { scope: 'worker' },
  ],
  other: [
    async ({ engine }, give) => {
      const browser = await (engine === 'firefox' ? startFirefox() : startWebkit())
      await give(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ other, site }, give) => {
    if (site.mock) await mockControls(site.mock).reset()
    const tab = await other.tab()
    await tab.size(1280, 800)
    await give(tab)
    const faults = await tab.faults()
    const heard = await tab.heard()
    await tab.close()
    await site.check()
    const { misfit } = await loadChecked()
    expect(heard.map(misfit).filter(Boolean), 'every answer of the service must fit its OpenAPI document').toEqual([])
    expect(faults, 'the page broke no policy, threw nothing and complained of nothing').toEqual([])
  },
  hand: async ({ tab, site }, give) => give(handOf(tab, site.url)),
})

export { expect }
