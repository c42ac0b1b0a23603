// The server of `npm run mock` as one file of plain JavaScript, made once for each state of the sources and kept in
// `.cache/mock`: Node 20 runs no TypeScript, and translating a hundred files at every start costs more than the start.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('..', import.meta.url))
const project = join(source, '..')
/** Elsewhere for who measures a first start, when nothing has been made yet. */
const cache = process.env.PORTAL_MOCK_CACHE ?? join(project, '.cache/mock')
/** The rooms that the server is made of; what they take from packages is settled by the lock file. */
const rooms = ['contract', 'domain', 'mock']
/** A bundle of older sources is kept so long: another process may be about to read it. */
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

/** All but `file`: where files are kept on another machine, its clock may be a day behind. */
function forgetOlder(file) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    if (path === file) continue
    // another process may clear up at the same time
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > keptFor) rmSync(path, { recursive: true, force: true })
  }
}

async function make(file, entry, plugins) {
  const { build } = await import('vite')
  // of this process alone: two that start at once must not write into each other's file
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
 * The path of the bundle of the sources as they are now. Its exports are those of `listen.ts`, or of another `entry`, which
 * needs `more` rooms and plugins.
 */
export async function bundle({ entry = join(source, 'mock/doors/listen.ts'), more = [], plugins = [] } = {}) {
  const file = join(cache, `${fingerprint(entry, more)}.mjs`)
  if (!existsSync(file)) await make(file, entry, plugins)
  return file
}
