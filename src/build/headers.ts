/** Response headers, caching and addresses of the service, for the build, hosts, tests and bench. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of a build that its CSP depends on: its pages as served, and its settings. */
export interface Published {
  pages: readonly string[]
  settings: string
}

export function publishedIn(folder: string): Published {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {
    pages: names.filter((name) => name.endsWith('.html')).map(text),
    settings: names.includes('config.json') ? text('config.json') : '{}',
  }
}

/** The CSP sources for inline elements of pages: one hash for each distinct text. */
function inline(pages: readonly string[], tag: 'script' | 'style'): string {
  const element = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'g')
  const texts = new Set(pages.flatMap((html) => [...html.matchAll(element)].map((match) => match[1] ?? '')))
  return [...texts].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')
}

/** The values of `{s}` in a tile address. */
const servers = ['a', 'b', 'c']
/** The CSP source of an address as a browser parses it; none when it contains characters that would end the source. */
function sourceOf(address: string): string[] {
  try {
    const { origin } = new URL(address.trim())
    return /^https:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : []
  } catch {
    return []
  }
}
function sources(address: unknown): string {
  if (typeof address !== 'string') return ''
  const all = new Set(servers.flatMap((server) => sourceOf(address.replaceAll('{s}', server))))
  return [...all].map((source) => ` ${source}`).join('')
}

/** The other hosts that the settings make a page contact: a service elsewhere, the servers of map tiles. */
function elsewhere(settings: string): { service: string; tiles: string } {
  try {
    const { apiBaseUrl, map } = JSON.parse(settings) as { apiBaseUrl?: unknown; map?: { tileUrl?: unknown } }
    return { service: sources(apiBaseUrl), tiles: sources(map?.tileUrl) }
  } catch {
    return { service: '', tiles: '' }
  }
}

/**
 * The Content-Security-Policy of every page. `form-action 'none'` matters: if a script failed, a native submit
 * would otherwise write form values into the address. The demonstration needs nothing more, since its worker has
 * the same origin.
 */
export function contentSecurityPolicy({ pages, settings }: Published): string {
  const { service, tiles } = elsewhere(settings)
  return [
    "default-src 'none'",
    `script-src 'self'${inline(pages, 'script')}`,
    `style-src 'self'${inline(pages, 'style')}`,
    `img-src 'self' data:${tiles}`,
    "font-src 'self'",
    `connect-src 'self'${service}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** The headers of every response: page, deep link, asset, worker, service, and errors of all of them. */
export const securityHeaders = (published: Published): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(published),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
})

/** The headers behind TLS. Without `includeSubDomains`, since other subdomains may belong to others. */
export function tlsHeaders(published: Published): Record<string, string> {
  const headers = securityHeaders(published)
  return {
    ...headers,
    'Content-Security-Policy': `${headers['Content-Security-Policy'] ?? ''}; upgrade-insecure-requests`,
    'Strict-Transport-Security': 'max-age=31536000',
  }
}

/**
 * Addresses of the service, with which the portal's own never begin. The two JSON paths may stand below
 * any path (`apiBaseUrl`).
 */
export const servicePath = /^\/(?:json|diario|matricula)\/|\/json\/(?:reply|oneway)\//
/** The pages that search engines may index: the two entrances, which are files of their own. */
export const openPage = /^\/(?:entrar|vagas)$/
/** Whether the file's name changes with its content. */
const isHashed = (path: string) => path.startsWith('/assets/')
/** Whether the file is an icon, which browsers request again with every page. */
const isIcon = (path: string) => path === '/favicon.svg' || path.startsWith('/icons/')
/** Endings that mark a file and not an address of the portal (an opaque identifier may contain a dot). */
export const fileTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain',
  xml: 'text/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
}
const filePath = new RegExp(`\\.(?:${Object.keys(fileTypes).join('|')})$`)

/** How long a response may be cached: hashed files for ever, icons a day, the rest only after revalidation. */
export function cacheControl(path: string): string {
  if (servicePath.test(path)) return 'no-store'
  if (isIcon(path)) return 'public, max-age=86400'
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The robots directive of an address; null where search engines may index it. */
export const robots = (path: string): string | null => (openPage.test(path) ? null : 'noindex')

/**
 * Whether an address is a file, so that a missing one is a 404: answering it with the page would turn a stale
 * chunk into HTML.
 */
export const isFilePath = (path: string): boolean => isHashed(path) || filePath.test(path)
/** Whether a file name begins with a dot; such files are never served. */
export const isHidden = (path: string): boolean => path.includes('/.')
