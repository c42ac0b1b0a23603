/** Response headers, caching and the service behind the portal, for the build, hosts, tests and bench. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a policy must know of a build: its pages as they are served, and the settings beside them. */
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

/** The sources that a policy names for what stands inline in pages: one hash for each different text. */
function inline(pages: readonly string[], tag: 'script' | 'style'): string {
  const element = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'g')
  const texts = new Set(pages.flatMap((html) => [...html.matchAll(element)].map((match) => match[1] ?? '')))
  return [...texts].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')
}

/** What the map fills `{s}` of an address of tiles with. */
const servers = ['a', 'b', 'c']
/** The source of a policy for what an address names, as a browser reads it; what would end a source is none. */
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

/** The hosts besides its own that the settings make a page ask: a service elsewhere, the servers of map tiles. */
function elsewhere(settings: string): { service: string; tiles: string } {
  try {
    const { apiBaseUrl, map } = JSON.parse(settings) as { apiBaseUrl?: unknown; map?: { tileUrl?: unknown } }
    return { service: sources(apiBaseUrl), tiles: sources(map?.tileUrl) }
  } catch {
    return { service: '', tiles: '' }
  }
}

/**
 * The Content-Security-Policy of every page. `form-action 'none'` matters: should a script fail, a native submit would
 * otherwise write answers into the address. The demonstration needs nothing more: its worker comes from the same origin.
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

/** The headers that every answer carries: page, deep link, asset, worker, service, and errors of all of them. */
export const securityHeaders = (published: Published): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(published),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
})

/** The same behind TLS. No `includeSubDomains`: other names below the domain may belong to others. */
export function tlsHeaders(published: Published): Record<string, string> {
  const headers = securityHeaders(published)
  return {
    ...headers,
    'Content-Security-Policy': `${headers['Content-Security-Policy'] ?? ''}; upgrade-insecure-requests`,
    'Strict-Transport-Security': 'max-age=31536000',
  }
}

/** Addresses of the service: the portal's own never begin so. The two JSON doors may stand below any path (`apiBaseUrl`). */
export const servicePath = /^\/(?:json|diario|matricula)\/|\/json\/(?:reply|oneway)\//
/** The pages that search engines may show: the two entrances, which stand in files of their own. */
export const openPage = /^\/(?:entrar|vagas)$/
/** Files whose name changes with their content. */
const isHashed = (path: string) => path.startsWith('/assets/')
/** The browser asks for the icon again with every page. */
const isIcon = (path: string) => path === '/favicon.svg' || path.startsWith('/icons/')
/** The endings of what is certainly a file and not an address of the portal (an opaque identifier may hold a dot). */
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

/** How long an answer may be kept: hashed files for ever, icons a day, the rest only after asking; errors never. */
export function cacheControl(path: string, found = true): string {
  if (servicePath.test(path) || !found) return 'no-store'
  if (isIcon(path)) return 'public, max-age=86400'
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** What search engines are told of an address; null where they may show it. */
export const robots = (path: string): string | null => (openPage.test(path) ? null : 'noindex')

/** A missing file is a 404: answering it with the page would make a stale chunk look like a script that is HTML. */
export const isFilePath = (path: string): boolean => isHashed(path) || filePath.test(path)
/** Files whose name begins with a point are nobody's. */
export const isHidden = (path: string): boolean => path.includes('/.')
