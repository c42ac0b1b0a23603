/**
 * Puts what must run before any module into the page: the chosen look, since a page drawn at build time would flash in the
 * device's colours, and the watches that say so when the browser is too old or the program does not start. Inline, the only
 * scripts that are: files of their own would hold the first drawing back for a connection of their own. The policy allows
 * these texts and no other, by their hashes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What stands in the page: a template without its comments and without its margin. */
const bare = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^\s+/gm, '')
/** The first alone: an old browser reads no further than to the first word that it does not know. */
const scripts = [bare('old.template.js'), `${bare('look.template.js')}${bare('start.template.js')}`]
const inline = scripts.map((text) => `<script>${text.trimEnd()}</script>`).join('\n    ')

/** The page with the scripts before everything that it loads. */
function withScript(html: string): string {
  const at = html.indexOf('<script')
  if (at < 0) throw new Error('index.html loads no script')
  return `${html.slice(0, at)}${inline}\n    ${html.slice(at)}`
}

export function earlyLook(): Plugin {
  return {
    name: 'portal-early-look',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type === 'asset') index.source = withScript(String(index.source))
      },
    },
  }
}
