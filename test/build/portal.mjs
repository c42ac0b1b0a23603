// Builds the portal into a folder of the caller's choice, so that runs beside each other do not disturb one another.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const project = resolve(import.meta.dirname, '../..')
const vite = join(project, 'node_modules/vite/bin/vite.js')

/**
 * One build, in a process of its own: test runners set NODE_ENV, and React would then be built for development.
 * @param {'production' | 'demo'} mode the demonstration carries the pretended service, production no trace of it
 * @param {string} outDir absolute or relative to the project
 * @returns {Promise<string>} the absolute folder
 */
export async function buildPortal(mode, outDir) {
  const folder = resolve(project, outDir)
  mkdirSync(folder, { recursive: true })
  const env = { ...process.env }
  delete env['NODE_ENV']
  delete env['VITEST']
  const child = spawn(
    process.execPath,
    [vite, 'build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 300_000, killSignal: 'SIGKILL' },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const status = await new Promise((done) => child.on('close', done))
  if (status !== 0) throw new Error(`vite build --mode ${mode} failed:\n${output}`)
  return folder
}

/**
 * The folder of a finished build: the one that an outer run has made (`PORTAL_DIST`, `PORTAL_DIST_DEMO`), else a new one.
 * @param {'production' | 'demo'} mode
 * @param {string} fallback where to build when no outer run did
 */
export function builtPortal(mode, fallback) {
  const made = process.env[mode === 'demo' ? 'PORTAL_DIST_DEMO' : 'PORTAL_DIST']
  return made ? Promise.resolve(made) : buildPortal(mode, fallback)
}

/**
 * A production build of one's own, to set up as a host does: a copy where an outer run has made one, which others compare.
 * @param {string} folder where it shall stand; its files for hosts beside it
 */
export async function ownPortal(folder) {
  const made = await builtPortal('production', folder)
  for (const part of made === folder ? [] : ['', '-hosting']) cpSync(made + part, folder + part, { recursive: true })
  return folder
}
