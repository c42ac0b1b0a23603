// Before the first test of a host: the build and its files for hosts, unless an outer run made them.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtPortal, project } from '../build/portal.mjs'

export default async function prepare(): Promise<() => void> {
  const cache = join(project, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'hosting-'))
  // Workers inherit the environment.
  process.env['HOSTING_DIST'] = await builtPortal('production', join(folder, 'dist'))
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
}
