import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.mjs'
import type { Options } from './fixtures'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1280, height: 800 } }
/**
 * `x.spec.ts` runs on production, `x.demo.spec.ts` on the demonstration, `x.both.spec.ts` on both; each in two windows.
 * `.phone` or `.desktop` before `.spec.ts` (`x.phone.spec.ts`, `x.demo.desktop.spec.ts`) chooses one window, where the
 * size does not matter.
 */
const onProduction = (otherWindow: RegExp) => ({ testIgnore: [/\.demo\./, otherWindow] })
const onDemo = (otherWindow: RegExp) => ({ testMatch: /\.(demo|both)\.([a-z]+\.)?spec\.ts$/, testIgnore: otherWindow })
const notOnPhone = /\.desktop\.spec\.ts$/
const notOnDesktop = /\.phone\.spec\.ts$/
/** Blocks service workers, whose requests bypass `page.route`; tests of the worker itself allow them. */
const noWorker = { serviceWorkers: 'block' } as const
const json = process.env['E2E_REPORT']
/** The folder of traces of one run; Playwright's workers inherit it. */
const run = (process.env['E2E_RUN'] ??= String(process.pid))

export default defineConfig<object, Options>({
  testDir: '.',
  testMatch: /\.spec\.ts$/,
  outputDir: `../../.cache/playwright-${run}`,
  globalSetup: './servers/prepare.ts',
  fullyParallel: true,
  // a page waits for the clock or the service half of the time, so two processors serve five workers
  workers: Number(process.env['E2E_WORKERS'] ?? 5),
  timeout: 75_000,
  /** Retries in a whole run, where a minute may be slow; `npm test` lists the retried tests. */
  retries: json ? 2 : 0,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ...(json ? ([['json', { outputFile: json }]] as const) : [])],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    // traces without screenshots; a whole run traces only retried tests, since tracing makes it a third longer
    trace: { mode: json ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'phone', ...onProduction(notOnPhone), use: { ...phone, ...noWorker, target: 'production' } },
    { name: 'desktop', ...onProduction(notOnDesktop), use: { ...desktop, ...noWorker, target: 'production' } },
    { name: 'demo-phone', ...onDemo(notOnPhone), use: { ...phone, target: 'demo' } },
    { name: 'demo-desktop', ...onDemo(notOnDesktop), use: { ...desktop, target: 'demo' } },
  ],
})
