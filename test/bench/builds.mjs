// Makes the compared builds, and records the size and contents of each chunk of the portal.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { project } from '../build/portal.mjs'
import { brotli } from './serve.mjs'

const limits = join(import.meta.dirname, 'limits')

/** The package, or the room of the portal, that a module belongs to. */
function ownerOf(id) {
  const parts = id.split('node_modules/')
  const inside = parts.at(-1) ?? id
  if (parts.length > 1)
    return inside
      .split('/')
      .slice(0, inside.startsWith('@') ? 2 : 1)
      .join('/')
  const own = /\/src\/([^/?]+)/.exec(id)
  return own ? `src/${own[1]}` : 'build helpers'
}

/** A plugin that records what the bundler put into each chunk. */
function weigh(chunks) {
  return {
    name: 'portal-weigh',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          const source = output.type === 'chunk' ? output.code : output.source
          const chunk = {
            file: output.fileName,
            raw: Buffer.byteLength(source),
            brotli: brotli(Buffer.from(source)).length,
          }
          if (output.type === 'asset') {
            if (/\.(css|woff2)$/.test(output.fileName)) chunks.push({ ...chunk, parts: [] })
            continue
          }
          const owners = new Map()
          for (const [id, { renderedLength }] of Object.entries(output.modules))
            owners.set(ownerOf(id), (owners.get(ownerOf(id)) ?? 0) + renderedLength)
          const parts = [...owners].sort(([, a], [, b]) => b - a)
          chunks.push({ ...chunk, entry: output.isEntry, imports: output.imports, parts })
        }
      },
    },
  }
}

/** @returns {Promise<{ folders: { static: string, bare: string, portal: string }, chunks: object[], seconds: number }>} */
export async function buildAll(cache) {
  mkdirSync(cache, { recursive: true })
  const chunks = []
  const bare = join(cache, 'bare')
  const portal = join(cache, 'portal')
  await build({
    root: join(limits, 'bare'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: bare, emptyOutDir: true, target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  })
  const start = performance.now()
  await build({
    root: project,
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: portal, emptyOutDir: true },
    plugins: [weigh(chunks)],
  })
  const seconds = (performance.now() - start) / 1000
  return { folders: { static: join(limits, 'static'), bare, portal }, chunks, seconds }
}
