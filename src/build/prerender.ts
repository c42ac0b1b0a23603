/** Prerenders each entrance as a page of its own, in a separate process with the portal's components. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postcss, { type AtRule, type Container } from 'postcss'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

interface Page {
  path: string
  title: string
  body: string
}

const run = promisify(execFile)

async function draw({ root, define, resolve, mode, css }: ResolvedConfig): Promise<Page[]> {
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
      // the classes have the names that the style sheets have
      css: { modules: css.modules ?? {} },
      // one file that runs without node_modules beside it
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        outDir,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'page.mjs', codeSplitting: false } },
      },
    })
    const env = { ...process.env, NODE_ENV: 'production' }
    const { stdout } = await run(process.execPath, [join(outDir, 'page.mjs')], { env, timeout: 30_000 })
    // the output is that of `prerender.tsx`, so its type is known
    return JSON.parse(stdout) as Page[]
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** The chunks of modules with their imports and styles, except those that the page names already. */
export function filesOf(
  bundle: Rolldown.OutputBundle,
  needs: readonly string[],
  html: string,
): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const wanted = new Set<Rolldown.OutputChunk>()
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || wanted.has(chunk) || html.includes(chunk.fileName)) return
    wanted.add(chunk)
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name))
  }
  for (const end of needs) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))
    if (!chunk) throw new Error(`No file of this build holds ${end}`)
    take(chunk)
  }
  const styles = [...wanted].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return { scripts: [...wanted].map(({ fileName }) => fileName), styles: [...new Set(styles)] }
}

/** The page with `modulepreload` links for further chunks, which are then fetched at once. */
function withScripts(html: string, base: string, scripts: readonly string[]): string {
  const links = scripts.map((name) => `    <link rel="modulepreload" crossorigin href="${base}${name}">\n`)
  return html.replace('  </head>', () => `${links.join('')}  </head>`)
}

/** What a selector requires in any case: without what stands in brackets, as in `:not(…)`, `:is(…)` and `:has(…)`. */
const demanded = (selector: string): string => {
  // from the innermost brackets to the outermost
  const without = selector.replace(/::?[\w-]+\([^()]*\)/g, '')
  return without === selector ? selector : demanded(without)
}

/** The classes, ids and element names that a selector requires, without states. */
function asked(selector: string): string[] {
  const plain = demanded(selector).replace(/\[[^\]]*\]|::?[\w-]+/g, '')
  return plain.match(/[.#]?-?[A-Za-z_][\w-]*/g) ?? []
}

/** Attributes that the page's inline scripts or the browser itself set before the program runs. */
const early = /^(?:open|data-(?:theme|text|holds|old|started))$/
/** Whether a selector requires an attribute that no prerendered element has, since the program alone sets it. */
function marks(selector: string, html: string): boolean {
  return [...demanded(selector).matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g)].some(
    ([, name = '', value]) =>
      !early.test(name) && !html.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`),
  )
}

/** The rules that can match an element of the page in any state; print rules wait for the whole style sheet. */
export function styleOfDrawn(style: string, html: string): string {
  const names = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name))
  for (const [, list = ''] of html.matchAll(/ class="([^"]+)"/g))
    for (const one of list.split(' ')) names.add(`.${one}`)
  for (const [, id = ''] of html.matchAll(/ id="([^"]+)"/g)) names.add(`#${id}`)
  const root = postcss.parse(style)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return
    const selectors = rule.selectors.filter((one) => asked(one).every((name) => names.has(name)) && !marks(one, html))
    if (selectors.length > 0) rule.selectors = selectors
    else rule.remove()
  })
  root.walkDecls(/^--/, (token) => {
    token.value = token.value.replace(/ var\(--print,[^()]*\)/, '')
  })
  const rest = () => root.toString()
  root.walkAtRules((rule) => {
    const isEmpty = (rule as Container).nodes?.length === 0
    if (isEmpty || (rule.name === 'media' && rule.params === 'print')) rule.remove()
  })
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(rest())) rule.remove()
  })
  // a value may be the only place that names another
  for (let before = ''; before !== rest();) {
    before = rest()
    root.walkDecls(/^--/, (token) => {
      if (before.includes(`var(${token.prop}`)) return
      const { parent } = token
      token.remove()
      if (parent?.nodes.length === 0) parent.remove()
    })
  }
  return rest().trim()
}

/**
 * The page with its critical CSS inlined; the whole style sheet follows at the end of the body, before any code runs.
 */
function withStyle(html: string, styleOf: (path: string) => string): string {
  const links: string[] = []
  const page = html.replace(/<link rel="stylesheet"[^>]*? href="([^"]+)">/g, (link, path: string) => {
    links.push(`    ${link}\n`)
    return `<style>${styleOfDrawn(styleOf(path), html)}</style>`
  })
  return page.replace('  </body>', () => `${links.join('')}  </body>`)
}

/** The empty page filled with the prerendered markup. `data-page` names the address at which it may be hydrated. */
export function filled(html: string, { path, title, body }: Page): string {
  const empty = '<div id="root"></div>'
  if (!html.includes(empty)) throw new Error('index.html has no empty #root')
  return html
    .replace(/ *<meta name="robots"[^>]*>\n/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(empty, () => `<div id="root" data-page="${path}">${body}</div>`)
}

export function prerender(): Plugin {
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
        if (index?.type !== 'asset') return
        const styleOf = (path: string) => {
          const style = bundle[path.slice(config.base.length)]
          if (style?.type !== 'asset') throw new Error(`${path} is no style of this build`)
          return String(style.source)
        }
        const html = String(index.source)
        // inline scripts may name chunks that they preload only on some devices
        const named = html.replace(/<script>[\s\S]*?<\/script>/g, '')
        for (const page of await draw(config)) {
          const source = withStyle(filled(html, page), styleOf)
          this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}.html`, source })
        }
        // pages other than the entrances need the frame and the router
        const { scripts } = filesOf(bundle, ['/src/app/App.tsx'], named)
        index.source = withScripts(html, config.base, scripts)
      },
    },
  }
}
