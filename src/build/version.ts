/** Identifies the release: in `version.json` beside the page, and on the help page. */
import { execFileSync } from 'node:child_process'
import type { Plugin, Rolldown } from 'vite'

/** The commit of these sources; empty where they come without git history. */
export function commitOf(folder: string): string {
  if (process.env['PORTAL_COMMIT'] !== undefined) return process.env['PORTAL_COMMIT']
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    }).trim()
  } catch {
    return ''
  }
}

/**
 * The entry script, which the page loads last and whose name changes with every release. Null for a build
 * without a page.
 */
export function entryIn(bundle: Rolldown.OutputBundle): string | null {
  const index = bundle['index.html']
  if (index?.type !== 'asset') return null
  return [...String(index.source).matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1] ?? ''
}

/**
 * Writes `version.json`, whose `entry` open pages compare. It holds no build time, so that equal commits build equally.
 */
export function version(release: { version: string; commit: string }): Plugin {
  return {
    name: 'portal-version',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = entryIn(bundle)
        if (entry === null) return
        const source = JSON.stringify({ ...release, entry })
        this.emitFile({ type: 'asset', fileName: 'version.json', source: `${source}\n` })
      },
    },
  }
}
