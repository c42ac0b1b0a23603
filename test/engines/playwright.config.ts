import { defineConfig } from '@playwright/test'
import { launchOptions } from '../e2e/browser.mjs'
import type { Options } from './fixtures'
import { type Engine, programs } from './programs.mjs'

const json = process.env['E2E_REPORT']
const engines = (Object.keys(programs) as Engine[]).filter((engine) => programs[engine]())

/** The projects of the other browsers that this machine has, each on production and on the demonstration. */
export default defineConfig<object, Options>({
  testDir: '.',
  testMatch: /\.spec\.ts$/,
  outputDir: `../../.cache/playwright-engines-${(process.env['E2E_RUN'] ??= String(process.pid))}`,
  globalSetup: '../e2e/servers/prepare.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  retries: json ? 2 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ...(json ? ([['json', { outputFile: json }]] as const) : [])],
  use: { locale: 'pt-BR', launchOptions: launchOptions() },
  projects: engines.flatMap((engine) =>
    (['production', 'demo'] as const).map((target) => ({
      name: `${engine}-${target}`,
      // only Firefox prints for tests; layouts are compared once, on production
      testIgnore: target === 'demo' ? /(?:paper|layout)\.spec\.ts$/ : engine === 'firefox' ? [] : /paper\.spec\.ts$/,
      use: { engine, target },
    })),
  ),
})
