// A host as production has it: everything compressed beforehand (brotli), the production headers, the service behind
// the same origin. HTTP/1.1 on loopback; the network's slowness is added by the browser.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, request as forward } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { runnerImport } from 'vite'
import { project } from '../build/portal.mjs'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}
const incompressible = new Set(['.woff2', '.png', '.ico'])

/** @param {Buffer} body the bytes that travel, at the best quality, as a build step would store them */
export const brotli = (body) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

/** Every file of a build by its address. */
export function load(folder) {
  const files = new Map()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!statSync(path).isFile() || /^[.]|[.](?:br|gz)$/.test(name)) continue
    const body = readFileSync(path)
    const extension = extname(name)
    const small = incompressible.has(extension) ? body : brotli(body)
    files.set(`/${name}`, {
      body: small,
      packed: small !== body,
      raw: body,
      type: types[extension] ?? 'application/octet-stream',
    })
  }
  return files
}

function proxy(request, response, service, headers) {
  const url = new URL(request.url, service)
  const onward = forward(url, { method: request.method, headers: { ...request.headers, host: url.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...headers })
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

/**
 * @param {string} folder a finished build
 * @param {string} [service] address of the service behind it
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve(folder, service) {
  const { module } = await runnerImport(join(project, 'src/build/headers.ts'), { configFile: false, logLevel: 'error' })
  const { securityHeaders, publishedIn, cacheControl, servicePath, isFilePath } = module
  const files = load(folder)
  const page = files.get('/index.html')
  const common = securityHeaders(publishedIn(folder))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const headers = { ...common, 'Cache-Control': cacheControl(pathname) }
    if (service && servicePath.test(pathname)) return proxy(request, response, service, headers)
    const file = files.get(pathname) ?? files.get(`${pathname}.html`) ?? (isFilePath(pathname) ? null : page)
    if (!file) return response.writeHead(404, headers).end()
    const etag = `"${createHash('sha1').update(file.raw).digest('base64url')}"`
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { ...headers, ETag: etag }).end()
    response.writeHead(200, {
      ...headers,
      ETag: etag,
      'Content-Type': file.type,
      'Content-Length': file.body.length,
      ...(file.packed ? { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } : {}),
    })
    response.end(file.body)
  })
  server.keepAliveTimeout = 60_000
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
