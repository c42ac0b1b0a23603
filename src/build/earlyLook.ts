/**
 * Puts the chosen look on the page before it is drawn: a page drawn at build time stands there before any module has
 * run, and would flash in the device's colours. Inline, the only script that is: one of its own would hold the first
 * drawing back for a connection of its own. The policy allows this text and no other, by its hash.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What stands in the page: the template without its comments and without its margin. */
const lookScript = readFileSync(join(import.meta.dirname, 'look.template.js'), 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/^\s+/gm, '')
  .trimEnd()

/** The page with the script before everything that it loads. */
function withLook(html: string): string {
  const at = html.indexOf('<script')
  if (at < 0) throw new Error('index.html loads no script')
  return `${html.slice(0, at)}<script>${lookScript}</script>\n    ${html.slice(at)}`
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
        if (index?.type === 'asset') index.source = withLook(String(index.source))
      },
    },
  }
}
