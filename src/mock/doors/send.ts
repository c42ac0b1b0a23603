/** An answer of the pretended service put onto a connection of Node, compressed where that dialect is spoken. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Spoken } from '../dialects'

const ways = [
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
] as const

/** Sends an answer; one of the type `error` breaks the connection, as in a browser. */
export async function send(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
  spoken: Spoken,
): Promise<void> {
  if (answer.type === 'error') {
    response.destroy()
    return
  }
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const accepted = (request.headers['accept-encoding'] ?? '').split(/\s*,\s*/)
  const way = spoken.has('compressed') && bytes.length > 0 && ways.find(([name]) => accepted.includes(name))
  if (!way) {
    response.end(bytes)
    return
  }
  response.setHeader('Content-Encoding', way[0])
  response.appendHeader('Vary', 'Accept-Encoding')
  response.end(way[1](bytes))
}
