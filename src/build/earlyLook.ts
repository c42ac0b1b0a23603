/**
 * Puts what must run before any module into the page: the chosen look, since a page drawn at build time would flash in the
 * device's colours, and the watch that says so when the program does not start. Inline, the only script that is: one of its
 * own would hold the first drawing back for a connection of its own. The policy allows this text and no other, by its hash.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What stands in the page: a template without its comments and without its margin. */
const bare = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^\s+/gm, '')
const script = `${bare('look.template.js')}${bare('start.template.js')}`.trimEnd()

/** The page with the script before everything that it loads. */
function withScript(html: string): string {
  const at = html.indexOf('<script')
  if (at < 0) throw new Error('index.html loads no script')
  return `${html.slice(0, at)}<script>${script}</script>\n    ${html.slice(at)}`
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
