/**
 * Inlines the scripts that must run before any module: the chosen theme, without which a prerendered page would flash
 * in the device's colours; the early requests of a signed-in device; and the watchdogs for too old browsers and
 * failing starts. They are inline because separate files would delay the first paint, and the CSP allows exactly these
 * texts by hash.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { filesOf } from './prerender.ts'

const template = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** The script for old browsers without comments and indentation; a minifier might write it in newer syntax. */
const old = () =>
  template('old.template.js')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^\s+/gm, '')

/** The modules of a signed-in person's start page, by placeholder, beside those that every page names. */
const ahead = {
  MAP: ['/src/app/map/routes.tsx'],
  HOME: ['/src/screens/inicio/InicioScreen.tsx'],
  WORDS: ['/i18n/pt-BR/frame.ts', '/i18n/pt-BR/diario.ts'],
}

/** The script of the early requests, with the names of the chunks that it preloads. */
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
  }, template('ask.template.js'))
}

/** The page with the inline scripts before everything that it loads. */
function withScript(html: string, early: string): string {
  const at = html.indexOf('<script')
  if (at < 0) throw new Error('index.html loads no script')
  // in an element of its own, since an old browser rejects a whole script that contains newer syntax
  const start = minifySync('start.js', template('look.template.js') + early + template('start.template.js'))
  if (start.errors.length > 0) throw new Error(start.errors.map(({ message }) => message).join('\n'))
  const scripts = [old(), start.code]
  const inline = scripts.map((text) => `<script>${text.trimEnd()}</script>`).join('\n    ')
  return `${html.slice(0, at)}${inline}\n    ${html.slice(at)}`
}

/** `asks`: whether the page can reach the service before the program runs; in a demonstration it cannot. */
export function inlineScripts(asks: boolean): Plugin {
  let base = '/'
  return {
    name: 'portal-inline-scripts',
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
