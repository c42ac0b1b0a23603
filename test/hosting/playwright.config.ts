import { defineConfig } from '@playwright/test'
import { launchOptions } from '../e2e/browser.mjs'
import type { Options } from './fixtures'
import { type Kind, program } from './hosts'

const json = process.env['E2E_REPORT']
const run = (process.env['E2E_RUN'] ??= String(process.pid))
const kinds: Kind[] = ['nginx', 'caddy']

/** One project for each host that this machine has. */
export default defineConfig<object, Options>({
  testDir: '.',
  testMatch: /\.spec\.ts$/,
  outputDir: `../../.cache/playwright-hosting-${run}`,
  globalSetup: './prepare.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  retries: json ? 2 : 0,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ...(json ? ([['json', { outputFile: json }]] as const) : [])],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: launchOptions(),
  },
  projects: kinds.filter(program).map((kind) => ({ name: kind, use: { kind } })),
})
