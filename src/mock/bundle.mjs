// Bundles the server of `npm run mock` into one JavaScript file per state of the sources, cached in `.cache/mock`: Node
// 20 runs no TypeScript, and compiling a hundred files costs more than the rest of the start.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('..', import.meta.url))
const project = join(source, '..')
/** The cache folder; another one to measure a first start without a cached bundle. */
const cache = process.env.PORTAL_MOCK_CACHE ?? join(project, '.cache/mock')
/** The rooms that the server consists of; the lock file covers its packages. */
const rooms = ['contract', 'domain', 'mock']
/** Milliseconds for which bundles of older sources are kept, since another process may be about to read one. */
const keptFor = 24 * 3600 * 1000

function fingerprint(entry, more) {
  const hash = createHash('sha256')
    .update(readFileSync(join(project, 'package-lock.json')))
    .update(entry)
  for (const room of [...rooms, ...more]) {
    const folder = join(source, room)
    for (const name of readdirSync(folder, { recursive: true }).sort()) {
      if (/\.(ts|mjs)$/.test(name)) hash.update(`${room}/${name}\0`).update(readFileSync(join(folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 24)
}

/** Deletes old bundles except `file`, since the clock of a network drive may be a day behind. */
function forgetOlder(file) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    if (path === file) continue
    // another process may clean up at the same time
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > keptFor) rmSync(path, { recursive: true, force: true })
  }
}

async function make(file, entry, plugins) {
  const { build } = await import('vite')
  // a folder per process: two that start at once must not write into each other's file
  const folder = `${file}.${process.pid}`
  mkdirSync(cache, { recursive: true })
  try {
    await build({
      configFile: false,
      plugins,
      root: project,
      logLevel: 'error',
      publicDir: false,
      resolve: { alias: { '@': source } },
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: folder,
        target: 'node20',
        minify: false,
        sourcemap: 'inline',
        rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
      },
    })
    renameSync(join(folder, 'server.mjs'), file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  forgetOlder(file)
}

/**
 * The path of the bundle of the present sources. It exports `listen.ts`, or another `entry`, which needs `more`
 * rooms and plugins.
 */
export async function bundle({ entry = join(source, 'mock/doors/listen.ts'), more = [], plugins = [] } = {}) {
  const file = join(cache, `${fingerprint(entry, more)}.mjs`)
  if (!existsSync(file)) await make(file, entry, plugins)
  return file
}
