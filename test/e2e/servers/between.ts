/** A proxy in front of other hosts: forwards requests to one of them, or answers as a faulty host does. */
import { createServer, request as forward, type ServerResponse } from 'node:http'

interface Odd {
  status: number
  type?: string
  body?: string
  /** The target of a redirect. */
  location?: string
}
export interface Between {
  url: string
  /** Answers matching addresses so; `silent` never answers; null forwards them again. */
  odd: (path: RegExp, answer: Odd | 'silent' | null) => void
  /** Chooses the host that answers an address from now on. */
  to: (choose: (path: string) => string) => void
  close: () => Promise<void>
}

function say(response: ServerResponse, { status, type = 'text/html; charset=utf-8', body = '', location }: Odd): void {
  response
    .writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...(location && { Location: location }) })
    .end(body)
}

export async function startBetween(first: string): Promise<Between> {
  let choose: (path: string) => string = () => first
  const oddities = new Map<string, { path: RegExp; answer: Odd | 'silent' }>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const found = [...oddities.values()].find((one) => one.path.test(path))
    if (found?.answer === 'silent') return
    if (found) {
      say(response, found.answer)
      return
    }
    const url = new URL(path, choose(path))
    const onward = forward(
      url,
      { method: request.method, headers: { ...request.headers, host: url.host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = server.address()
  if (typeof at !== 'object' || !at) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${at.port}`,
    odd(path, answer) {
      if (answer) oddities.set(path.source, { path, answer })
      else oddities.delete(path.source)
    },
    to(next) {
      choose = next
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
