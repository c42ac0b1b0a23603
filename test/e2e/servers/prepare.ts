// Runs before the first browser test: makes both builds (unless an outer run made them) and starts one server
// for the demonstration.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayOf } from '@/mock/rules/calendar'
import { enrollmentOfNetwork } from '@/mock/rules/series'
import { enrollmentOn } from '@/mock/seed/network'
import { builtPortal, ownPortal, project } from '../../build/portal.mjs'
import { serveBuild } from './servers'

/**
 * Writes the settings of the pretended network into `config.json`, as its host would. The service sends
 * the enrollment periods.
 */
export function setUp(dist: string): void {
  const path = join(dist, 'config.json')
  const config = JSON.parse(readFileSync(path, 'utf8')) as object
  const { schools } = enrollmentOn(dayOf(Date.now()))
  writeFileSync(path, JSON.stringify({ ...config, enrollment: { ...enrollmentOfNetwork, schools } }))
}

export default async function prepare(): Promise<() => Promise<void>> {
  const cache = join(project, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'e2e-'))
  const dist = await ownPortal(join(folder, 'dist'))
  setUp(dist)
  const demoDist = await builtPortal('demo', join(folder, 'dist-demo'))
  const demo = await serveBuild('demo', demoDist)
  // Playwright's workers inherit the environment
  process.env['E2E_DIST'] = dist
  process.env['E2E_DEMO_URL'] = demo.url
  return async () => {
    await demo.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
