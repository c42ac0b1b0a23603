// While a person reads, the browser compiles the next visit's code, so that it need not be compiled on the main thread.
import type { Page } from '@playwright/test'
import { held } from '../servers/host'
import { expect, test } from '../servers/published'

const isHome = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /^Olá, Ana/ })).toBeVisible()
/** The release whose code the browser holds compiled. */
const compiled = (page: Page) => page.evaluate(() => window.localStorage.getItem('portal.compiled'))

interface TraceEvent {
  name: string
  args?: { data?: { url?: string; producedCacheSize?: number } }
}
/** The files that a visit to the home compiles anew and writes to the code cache, by the browser's trace. */
async function compiledOn(page: Page, url: string): Promise<string[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser of its own')
  await browser.startTracing(page, { categories: ['v8', 'devtools.timeline', 'disabled-by-default-v8.compile'] })
  await page.goto(`${url}/inicio`)
  await isHome(page)
  await page.waitForLoadState('networkidle')
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const modules = traceEvents.filter(({ name }) => name === 'v8.compileModule')
  expect(modules.length, 'the trace tells of modules').toBeGreaterThan(4)
  return traceEvents.flatMap(({ name, args }) =>
    name === 'v8.produceModuleCache' && args?.data?.producedCacheSize ? [args.data.url ?? ''] : [],
  )
}

test('the second visit compiles nothing anew, and the files are read once for each release', async ({ page, host }) => {
  const threads: string[] = []
  page.on('worker', (worker) => threads.push(new URL(worker.url()).pathname))
  await page.goto(`${host.url}/entrar`)
  await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await isHome(page)
  await held(page)
  await expect.poll(() => compiled(page), { timeout: 30_000 }).toMatch(/^\/assets\/compile-[\w-]{8}\.js$/)
  expect(threads).toEqual([await compiled(page)])
  expect(page.workers()).toEqual([])

  expect(await compiledOn(page, host.url)).toEqual([])
  await page.waitForTimeout(4000)
  expect(threads).toHaveLength(1)
})
