/** Sends a request to a host exactly as given: percent signs unchanged, no header added, no redirect followed. */
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  status: number
  /** Every header line, duplicates included. */
  all: [name: string, value: string][]
  header: (name: string) => string | undefined
  cookies: string[]
  body: Buffer
  /** The body as text, unpacked. */
  text: string
}
interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const unpack = (body: Buffer, encoding: string | undefined): Buffer =>
  encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body

export function ask(url: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  const at = /^(https?):\/\/([^/:]+):(\d+)(\/.*)$/.exec(url)
  if (!at) throw new Error(`not an address: ${url}`)
  const [, scheme, , port, path] = at
  // the certificate was made by this test run
  const options = { host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port ?? ''}`, ...headers } }
  return new Promise((done, fail) => {
    const asking =
      scheme === 'http'
        ? plainRequest(options)
        : request({ ...options, servername: 'localhost', rejectUnauthorized: false, agent: false })
    asking.on('error', fail)
    asking.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const raw = response.rawHeaders
        const all = raw.flatMap((name, i): [string, string][] =>
          i % 2 ? [] : [[name.toLowerCase(), raw[i + 1] ?? '']],
        )
        const whole = Buffer.concat(chunks)
        const header = (name: string) => all.find(([one]) => one === name)?.[1]
        done({
          status: response.statusCode ?? 0,
          all,
          header,
          cookies: response.headers['set-cookie'] ?? [],
          body: whole,
          text: unpack(whole, header('content-encoding')).toString(),
        })
      })
    })
    asking.end(body)
  })
}
