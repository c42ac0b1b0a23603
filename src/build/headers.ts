/**
 * What the build and the test servers know about hosting: response headers, caching, the service behind the portal.
 * Belongs here: plugins and helpers that vite.config.ts, the tests and the bench share. Never imported by the portal.
 */

import { lookSource } from './earlyLook.ts'

/**
 * The Content-Security-Policy of every page. `form-action 'none'` matters: should a script fail, a native submit would
 * otherwise write answers into the address. Two directives make sense only behind TLS and are therefore left to the
 * hosting recipes: `upgrade-insecure-requests` here and the header `Strict-Transport-Security`.
 * The demonstration build needs nothing more: its worker comes from the same origin.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  // the one inline script, which puts the chosen look on before the first drawing
  `script-src 'self' ${lookSource}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

/** The headers that every answer carries: page, deep link, asset, worker, service, and errors of all of them. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** Addresses of the service: the portal's own never begin so. */
export const servicePath = /^\/(?:json|diario|matricula)\//
/** Files whose name changes with their content. */
const isHashed = (path: string) => path.startsWith('/assets/')
/** The browser asks for the icon again with every page. */
const isIcon = (path: string) => path === '/favicon.svg' || path.startsWith('/icons/')
/** What is certainly a file and not an address of the portal (an opaque identifier may hold a dot). */
const filePath = /\.(?:js|mjs|css|map|json|webmanifest|txt|xml|svg|png|ico|webp|woff2?)$/

/** How long an answer may be kept: hashed files for ever, icons a day, service replies never, the rest only after asking. */
export function cacheControl(path: string): string {
  if (servicePath.test(path)) return 'no-store'
  if (isIcon(path)) return 'public, max-age=86400'
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** A missing file is a 404: answering it with the page would make a stale chunk look like a script that is HTML. */
export const isFilePath = (path: string): boolean => isHashed(path) || filePath.test(path)
