/**
 * Puts what must run before any module into the page: the chosen look, since a page drawn at build time would flash in the
 * device's colours; the question who is there, on a device where somebody is; and the watches that say so when the browser
 * is too old or the program does not start. Inline, the only scripts that are: files of their own would hold the first
 * drawing back for a connection of their own. The policy allows these texts and no other, by their hashes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { filesOf } from './prerender.ts'

/** What stands in the page: a template without its comments and without its margin. */
const bare = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^\s+/gm, '')

/** The files on the way to the home of a signed-in person, beside those that every page names, by purpose. */
const ahead = {
  MAP: ['/src/app/map/routes.tsx'],
  HOME: ['/src/screens/inicio/InicioScreen.tsx'],
  WORDS: ['/i18n/pt-BR/frame.ts', '/i18n/pt-BR/diario.ts'],
}

/** The early question, with the names of the files that it fetches ahead. */
function ask(bundle: Rolldown.OutputBundle, base: string, html: string): string {
  let known = html
  return Object.entries(ahead).reduce((text, [name, modules]) => {
    const { scripts, styles } = filesOf(bundle, modules, known)
    known += scripts.join() + styles.join()
    const links = [
      ...scripts.map((file) => [base + file, 'modulepreload']),
      ...styles.map((file) => [base + file, 'preload', 'style']),
    ]
    return text.replace(`'__${name}__'`, () => JSON.stringify(links))
  }, bare('ask.template.js'))
}

/** The page with the scripts before everything that it loads. */
function withScript(html: string, early: string): string {
  const at = html.indexOf('<script')
  if (at < 0) throw new Error('index.html loads no script')
  // the first alone: an old browser reads no further than to the first word that it does not know
  const scripts = [bare('old.template.js'), `${bare('look.template.js')}${early}${bare('start.template.js')}`]
  const inline = scripts.map((text) => `<script>${text.trimEnd()}</script>`).join('\n    ')
  return `${html.slice(0, at)}${inline}\n    ${html.slice(at)}`
}

/** `asks`: whether the service stands beside the page before the program does, as it does not in a demonstration. */
export function earlyLook(asks: boolean): Plugin {
  let base = '/'
  return {
    name: 'portal-early-look',
    enforce: 'post',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => withScript(html, asks && bundle ? ask(bundle, base, html) : ''),
    },
  }
}
