// A host like production: everything precompressed (brotli), production headers, the service behind the same origin.
// HTTP/2 on loopback, as in the generated host files; the browser adds the slow network.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { request as forward } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, createGzip } from 'node:zlib'
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

/**
 * @param {Buffer} body the bytes to send @returns the bytes compressed at the best quality, as a build step
 * would store them
 */
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

/** Headers that HTTP/2 forbids or writes differently. */
const ofOneConnection = /^(?::.*|connection|keep-alive|transfer-encoding)$/
const without = (all) => Object.fromEntries(Object.entries(all).filter(([name]) => !ofOneConnection.test(name)))

/** Whether an answer is compressed, by the rule of the generated host files (`gzip_min_length`). */
const packs = (request, { headers }) =>
  /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') &&
  /^application\/json/.test(headers['content-type'] ?? '') &&
  Number(headers['content-length'] ?? Infinity) >= 1024

function proxy(request, response, service, headers) {
  const url = new URL(request.url, service)
  const onward = forward(
    url,
    { method: request.method, headers: { ...without(request.headers), host: url.host } },
    (answer) => {
      const told = { ...without(answer.headers), ...headers }
      if (!packs(request, answer)) {
        response.writeHead(answer.statusCode ?? 502, told)
        answer.pipe(response)
        return
      }
      delete told['content-length']
      response.writeHead(answer.statusCode ?? 502, { ...told, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' })
      answer.pipe(createGzip({ level: 1 })).pipe(response)
    },
  )
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

/** A self-signed certificate for this run, which the measuring browser accepts. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  try {
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    execFileSync('openssl', [...made, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { cert: readFileSync(cert), key: readFileSync(key) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * @param {string} folder a finished build
 * @param {string} [service] address of the service behind it
 * @returns {Promise<{ url: string, asked: () => number, close: () => void }>} `asked`: requests that have reached this host
 */
export async function serve(folder, service) {
  const { module } = await runnerImport(join(project, 'src/build/headers.ts'), { configFile: false, logLevel: 'error' })
  const { securityHeaders, publishedIn, cacheControl, servicePath, isFilePath } = module
  const files = load(folder)
  const page = files.get('/index.html')
  const common = securityHeaders(publishedIn(folder))
  const sessions = new Set()
  let asked = 0
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    asked++
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
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `https://localhost:${server.address().port}`,
    asked: () => asked,
    close: () => {
      for (const session of sessions) session.destroy()
      server.close()
    },
  }
}
