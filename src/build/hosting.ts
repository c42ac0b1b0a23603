/**
 * Makes `vite preview` respond like a production host: headers on everything, 404 for missing files, the service on
 * the same origin.
 */
import { statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Plugin, ProxyOptions } from 'vite'
import { cacheControl, isFilePath, isHidden, publishedIn, robots, securityHeaders, servicePath } from './headers.ts'

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return null
  }
}

function refuse(response: ServerResponse, status: number, message: string, more: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more })
  response.end(message)
}

/** Reads the headers of the build in a folder, again when another release is published into it. */
function headersOf(root: string): () => Record<string, string> {
  let at = -1
  let headers: Record<string, string> = {}
  return () => {
    const { mtimeMs } = statSync(join(root, 'index.html'), { throwIfNoEntry: false }) ?? { mtimeMs: 0 }
    if (mtimeMs !== at) headers = securityHeaders(publishedIn(root))
    at = mtimeMs
    return headers
  }
}

/** Sets the production headers on every response of `vite preview` and answers 404 for missing files. */
export function hosting(): Plugin {
  return {
    name: 'portal-hosting',
    configurePreviewServer(server) {
      const root = resolve(server.config.root, server.config.build.outDir)
      const headers = headersOf(root)
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headers())) response.setHeader(name, value)
        const path = pathOf(request.url ?? '/')
        if (path === null) {
          refuse(response, 400, 'Bad address')
          return
        }
        const told = robots(path)
        if (told) response.setHeader('X-Robots-Tag', told)
        response.setHeader('Cache-Control', cacheControl(path))
        if (servicePath.test(path)) next()
        else if (isHidden(path) || (isFilePath(path) && !isFile(join(root, path)))) refuse(response, 404, 'Not found')
        else if (request.method !== 'GET' && request.method !== 'HEAD')
          refuse(response, 405, 'Only read here', { Allow: 'GET, HEAD' })
        else next()
      })
    },
  }
}

/**
 * Proxies the service behind the portal's own origin, as a reverse proxy does in production. A connection that the
 * service drops is dropped here too, so that the browser sees the failure; a refused connection means that nothing was
 * accepted: 503, which the portal may retry.
 */
export function serviceProxy(target: string): Record<string, ProxyOptions> {
  return {
    [servicePath.source]: {
      target,
      configure: (proxy) => {
        proxy.on('error', (error, _request, response) => {
          const code = 'code' in error ? error.code : undefined
          if (code !== 'ECONNREFUSED' || !('writeHead' in response)) response.destroy()
          else if (!response.headersSent) refuse(response, 503, 'The service does not answer', { 'Retry-After': '5' })
        })
      },
    },
  }
}
