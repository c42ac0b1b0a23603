/**
 * Writes the sign-in page as a page of its own, so that it can be read and filled in before any code has come. Drawn by
 * the portal's own components in a process of its own: nothing of it stays in the build.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/** What `prerender.tsx` tells. */
interface Page {
  path: string
  title: string
  body: string
}

const run = promisify(execFile)

async function draw({ root, define, resolve, mode }: ResolvedConfig): Promise<Page> {
  const outDir = await mkdtemp(join(tmpdir(), 'portal-page-'))
  try {
    await build({
      root,
      mode,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      define: define ?? {},
      resolve: { alias: resolve.alias },
      // one file that needs no folder of packages beside it
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        outDir,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'page.mjs' } },
      },
    })
    const env = { ...process.env, NODE_ENV: 'production' }
    const { stdout } = await run(process.execPath, [join(outDir, 'page.mjs')], { env, timeout: 30_000 })
    // the process is ours: `prerender.tsx` writes exactly this
    return JSON.parse(stdout) as Page
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** The empty page with what was drawn in it. `data-page` tells the code at which address it may take it over. */
export function filled(html: string, { path, title, body }: Page): string {
  const empty = '<div id="root"></div>'
  if (!html.includes(empty)) throw new Error('index.html has no empty #root')
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(empty, () => `<div id="root" data-page="${path}">${body}</div>`)
}

export function prerender(enabled: boolean): Plugin {
  let config: ResolvedConfig
  return {
    name: 'portal-prerender',
    enforce: 'post',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (!enabled || index?.type !== 'asset') return
        const page = await draw(config)
        const source = filled(String(index.source), page)
        this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}.html`, source })
      },
    },
  }
}
