// Before the first browser test: both builds (unless an outer run made them) and one server for the demonstration.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtPortal, project } from '../build/portal.mjs'
import { serveBuild } from './servers'

export default async function prepare(): Promise<() => Promise<void>> {
  const cache = join(project, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'e2e-'))
  const dist = await builtPortal('production', join(folder, 'dist'))
  const demoDist = await builtPortal('demo', join(folder, 'dist-demo'))
  const demo = await serveBuild('demo', demoDist)
  // Workers inherit the environment.
  process.env['E2E_DIST'] = dist
  process.env['E2E_DEMO_URL'] = demo.url
  return async () => {
    await demo.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
