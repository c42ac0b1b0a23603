/**
 * Writes `sw.js`, the service worker that caches the shell, in production builds only. It precaches the page, the
 * entry, and what a student needs to read offline. Everything else is cached at its first use, and messages that were
 * used of the last release are fetched along.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Modules whose chunks are precached besides the entry: sign-in, the frame, a student's diary. */
const offline = [
  'app/',
  'screens/inicio/',
  'screens/acesso/SignIn',
  'screens/diario/',
  'i18n/pt-BR/diario',
  'i18n/pt-BR/frame',
  // the kept answers, and the restored session of a remembered person
  'api/queries/offline',
  'api/auth/resume',
]
/** The gradebook needs the service at each step, so it is not precached, nor is what only its screen imports. */
const gradebook = 'screens/lancamentos/'
const isIn = (id: string, place: string) => id.includes(`/src/${place}`)

/** Whether a chunk of these modules is precached. */
const worksOffline = (ids: readonly string[]): boolean =>
  ids.some((id) => offline.some((place) => isIn(id, place))) && !ids.some((id) => isIn(id, gradebook))

const template = () => readFileSync(join(import.meta.dirname, 'sw.template.js'), 'utf8')

interface Chunk {
  fileName: string
  isEntry: boolean
  imports: readonly string[]
  moduleIds: readonly string[]
  css: readonly string[]
}

/** The chunks to precache, with everything that they import and all their styles. */
function shellFiles(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const file of chunk.css) files.add(file)
    for (const name of chunk.imports) take(byName.get(name))
  }
  for (const chunk of chunks) {
    if (chunk.isEntry || worksOffline(chunk.moduleIds)) take(chunk)
  }
  return [...files].sort()
}

/**
 * The address of an HTML file of the build: `index.html` is `/`, `entrar.html` and `entrar/index.html` are `/entrar`.
 */
export const pageOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`

/** The portal's own addresses, as patterns: a parameter is one path segment, and `prefix` may precede each address. */
export interface Addresses {
  paths: readonly string[]
  prefix: string
}

/** One regular expression for all of them. */
function addressPattern({ paths, prefix }: Addresses): string {
  const parts = [`(?:${prefix})?`, `(?:${['', ...paths].join('|')})`].map((part) => part.replace(/:\w+/g, '[^/]+'))
  return `^${parts.join('')}/?$`
}

/** Every file that the worker of this build precaches. */
export const shellOf = (bundle: Rolldown.OutputBundle): string[] =>
  shellFiles(
    Object.values(bundle).flatMap((output): Chunk[] =>
      output.type === 'chunk' ? [{ ...output, css: [...(output.viteMetadata?.importedCss ?? [])] }] : [],
    ),
  )

export function shellWorker(addresses: Addresses): Plugin {
  return {
    name: 'portal-shell-worker',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = Object.values(bundle).flatMap((output) =>
          output.type === 'asset' && output.fileName.endsWith('.html') ? [output] : [],
        )
        const files = shellOf(bundle).map((file) => `/${file}`)
        const known = Object.keys(bundle)
          .filter((file) => file.startsWith('assets/'))
          .map((file) => `/${file}`)
        const pages = Object.fromEntries(html.map(({ fileName }) => [pageOf(fileName), pageOf(fileName)]))
        const body = template()
          .replace("'__PAGES__'", JSON.stringify(pages))
          .replace("'__FILES__'", JSON.stringify(files))
          .replace("'__KNOWN__'", JSON.stringify(known))
          .replace("'__ADDRESSES__'", () => JSON.stringify(addressPattern(addresses)))
        // hashed file names change with their content; only the pages have no hash, so their content is hashed here
        const hash = createHash('sha256').update(body)
        for (const { source } of html) hash.update(source)
        const source = body.replace('__VERSION__', hash.digest('hex').slice(0, 12))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
