// Makes the build and its files for hosts before the first test of a host, unless an outer run has made them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownPortal, project } from '../build/portal.mjs'
import { setUp } from '../e2e/servers/prepare'

export default async function prepare(): Promise<() => void> {
  const cache = join(project, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'hosting-'))
  // Workers inherit the environment.
  const dist = await ownPortal(join(folder, 'dist'))
  setUp(dist)
  // a file that is in the folder by accident and must not be served
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(dist, '.vite/manifest.json'), '{}')
  process.env['HOSTING_DIST'] = dist
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
}
