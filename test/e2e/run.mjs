// npm run test:e2e [-- playwright arguments]: finds or gets a browser, then runs the browser tests.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { project } from '../build/portal.mjs'
import { ensureBrowser } from './browser.mjs'

if (!(await ensureBrowser())) process.exit(1)
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
const config = join(import.meta.dirname, 'playwright.config.ts')
const child = spawn(process.execPath, [cli, 'test', '--config', config, ...process.argv.slice(2)], {
  cwd: project,
  stdio: 'inherit',
})
child.on('close', (status) => process.exit(status ?? 1))
