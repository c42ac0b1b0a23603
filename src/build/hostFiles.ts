/** Writes `dist-hosting/`: nginx, Caddy and static host files, from `headers.ts` and the pages of this build. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { fileTypes, openPage, type Published, publishedIn, servicePath, tlsHeaders } from './headers.ts'

const template = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const indent = (lines: readonly string[], by: string) => lines.map((line) => by + line).join('\n')

/** A pattern for every spelling of a word in an address: each letter plain or percent-encoded. */
const spelled = (word: string): string =>
  Array.from(word, (letter) => `(?:${letter}|%[46]${(letter.charCodeAt(0) & 15).toString(16)})`).join('')

/**
 * Headers of services of this family that the host removes, because it sets them itself or they reveal the software.
 * With `WWW-Authenticate: Basic` a browser would ask for a password in a window of its own.
 */
const saidByService = ['Cache-Control', 'Server', 'X-Powered-By', 'X-Robots-Tag', 'Allow', 'WWW-Authenticate']

/** Patterns for both servers; `(?:…)` and `[…]` mean the same in both. */
const comparisons = {
  __SERVICE__: servicePath.source.replaceAll('\\/', '/'),
  __FILE__: `\\.(?:${Object.keys(fileTypes).join('|')})$`,
  // JSONP is blocked: a script of any other site could read a reply wrapped in a function call
  __CALLBACK__: `(?:^|[&;])${spelled('callback')}(?:[=&;]|$)`,
  __JSON__: 'application/json\\s*(?:;|$)',
}

function filled(name: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [mark, value]) => text.replaceAll(mark, () => value), template(name))
}

function nginx(hidden: readonly string[]): string {
  return filled('nginx.template.conf', {
    ...comparisons,
    // nginx matches the address together with its query
    __OPEN_PAGE__: openPage.source.replaceAll('\\/', '/').replace(/\$$/, '(?:\\?|$)'),
    __TYPES__: indent(
      [...new Set(Object.values(fileTypes))].map(
        (type) =>
          `${type} ${Object.keys(fileTypes)
            .filter((ending) => fileTypes[ending] === type)
            .join(' ')};`,
      ),
      '    ',
    ),
    __HIDDEN__: indent(
      hidden.filter((name) => name !== 'Server').map((name) => `proxy_hide_header ${name};`),
      '    ',
    ),
  })
}

function caddy(hidden: readonly string[]): string {
  return filled('Caddyfile.template', {
    ...comparisons,
    __OPEN_PAGE__: openPage.source.replaceAll('\\/', '/'),
    __TYPES__: indent(
      ['webmanifest', 'woff2', 'woff', 'ico', 'txt'].flatMap((end) => [
        `@portal_${end} path *.${end}`,
        `header @portal_${end} Content-Type ${fileTypes[end] ?? ''}`,
      ]),
      '\t',
    ),
    __HIDDEN__: indent(
      hidden.map((name) => `header_down -${name}`),
      '\t\t\t\t',
    ),
  })
}

/** The headers of every response of Caddy, as a snippet that its site imports. */
const caddyHeaders = (lines: readonly string[]): string =>
  `(portal_headers) {
\theader {
${indent([...lines, 'X-Robots-Tag noindex', '-Server'], '\t\t')}
\t}
\theader @portal_open -X-Robots-Tag
}
`

/**
 * Addresses that search engines must not index: every first path segment that is no entrance, and the
 * addresses below entrances.
 */
function closed(addresses: readonly string[]): string[] {
  const firsts = [...new Set(addresses.map((path) => `/${path.split('/')[1] ?? ''}`))]
  const isOpen = (path: string) => openPage.test(path)
  const below = addresses.filter(
    (path) => !isOpen(path) && firsts.filter(isOpen).some((it) => path.startsWith(`${it}/`)),
  )
  return ['/', ...firsts.filter((path) => !isOpen(path)).flatMap((path) => [path, `${path}/*`]), ...below]
}

/**
 * Static hosts set the same headers on found and missing files, so assets are cached for an hour: a 404 must not be
 * cached for a year.
 */
function staticHeaders(headers: Record<string, string>, addresses: readonly string[]): string {
  const rule = (path: string, lines: Record<string, string>) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return [
    rule('/*', headers),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=3600' }),
    ...closed(addresses).map((path) => rule(path, { 'X-Robots-Tag': 'noindex' })),
    '',
  ].join('\n')
}

/** Prerendered pages come first; file addresses never fall back to the page. */
function staticRedirects(pages: readonly string[]): string {
  const own = pages
    .filter((name) => name !== 'index.html')
    .map((name) => [`/${name.replace(/\.html$/, '')}`, `/${name}`])
  return [
    ...['/assets/*', '/icons/*', '/config.json', '/version.json'].map((path) => `${path} /404.html 404`),
    ...own.map(([path = '', file = '']) => `${path} ${file} 200`),
    '/* /index.html 200',
    '',
  ].join('\n')
}

function hostFiles(
  published: Published,
  pages: readonly string[],
  addresses: readonly string[],
): Record<string, string> {
  const headers = tlsHeaders(published)
  const hidden = [...Object.keys(headers), ...saidByService]
  const made = '# Made by `npm run build`: belongs to this very build, and changes with it.'
  const lines = Object.entries(headers).map(([name, value]) => `${name} "${value}"`)
  return {
    'nginx.conf': nginx(hidden),
    'security-headers.conf': [made, ...lines.map((line) => `add_header ${line} always;`), ''].join('\n'),
    Caddyfile: caddy(hidden),
    'security-headers.caddy': `${made}\n${caddyHeaders(lines)}`,
    _headers: staticHeaders(headers, addresses),
    _redirects: staticRedirects(pages),
    'kill-switch/sw.js': template('workers/killSwitch.template.js'),
  }
}

/** Writes the host files after the build. @param addresses the portal's own, as patterns */
export function hostingFiles(addresses: readonly string[]): Plugin {
  return {
    name: 'portal-hosting-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir }) {
        if (!dir) return
        const folder = `${dir}-hosting`
        rmSync(folder, { recursive: true, force: true })
        const pages = readdirSync(dir).filter((name) => name.endsWith('.html'))
        for (const [name, text] of Object.entries(hostFiles(publishedIn(dir), pages, addresses))) {
          mkdirSync(dirname(join(folder, name)), { recursive: true })
          writeFileSync(join(folder, name), text)
        }
      },
    },
  }
}
