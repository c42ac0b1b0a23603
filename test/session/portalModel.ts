/**
 * One browser tab and its service, small enough to be checked after every step: the real session and api rooms ask, a
 * pretended service processes at once, and each answer waits until a step delivers it, late or never.
 */
import { vi } from 'vitest'
import { leave, prefetch, queryClient, restore, signIn, signOut, switchProfile, write } from '@/api'
import { op } from '@/contract'
import { end, ownerOf, sessionState, setRemembered } from '@/session'
import { applySettings } from '@/settings'

export type Who = 'ana' | 'bia'
export type Step =
  | { do: 'signIn'; who: Who; remember: boolean }
  | { do: 'answer' | 'lose'; nth: number }
  | { do: 'read' | 'write' | 'leave' | 'idle' | 'expire' | 'switch' | 'wait' | 'restore' }
  | { do: 'otherTab'; who: Who; what: 'start' | 'end' }

/** Real turns of the loop, in which a channel delivers; the clock of the test stands still meanwhile. */
const realImmediate = setImmediate
const delivered = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((next) => realImmediate(next))
}

const ids: Record<Who, number> = { ana: 1, bia: 2 }
const whoOf = (idPessoa: number): Who | null => (idPessoa === 1 ? 'ana' : idPessoa === 2 ? 'bia' : null)

interface Pending {
  name: string
  deliver: () => void
  lose: () => void
}

export interface Run {
  step: (step: Step) => Promise<void>
  /** What must never be; empty while all is well. */
  faults: string[]
  close: () => Promise<void>
}

export function startRun(transport: 'cookie' | 'header'): Run {
  applySettings({ session: transport })
  const sessions = new Map<string, Who>()
  /** The cookie that the browser would send now. */
  let jar: string | null = null
  let issued = 0
  let pending: Pending[] = []
  const faults: string[] = []
  const arrived = new Map<string, number>()
  let writes = 0

  function answerOf(name: string, body: Record<string, unknown>, id: string | null): [number, object, (() => void)?] {
    const who = id === null ? undefined : sessions.get(id)
    if (name === 'Auth' && body['provider'] === 'credentials') {
      const next = `s${(issued += 1)}`
      const user = body['userName'] as Who
      if (transport === 'header' && id !== null) faults.push(`a sign-in carried the session ${id}`)
      sessions.set(next, user)
      const reply = { sessionId: next, userName: user, userId: String(ids[user]), perfis: [1, 2] }
      return [200, reply, () => (jar = next)]
    }
    if (name === 'Auth' && body['provider'] === 'logout') {
      if (id !== null) sessions.delete(id)
      return [200, {}, () => (jar = null)]
    }
    if (!who || id === null) return [401, { responseStatus: { errorCode: 'Unauthenticated', message: '' } }]
    if (name === 'Auth') return [200, { sessionId: id, userName: who, userId: String(ids[who]), perfis: [1, 2] }]
    return [200, { itens: [{ id: ids[who], descricao: who }] }]
  }

  const fetched = (url: string, init: RequestInit): Promise<Response> => {
    const name = url.split('/').at(-1) ?? ''
    const body = JSON.parse(init.body as string) as Record<string, unknown>
    const id = transport === 'cookie' ? jar : ((init.headers as Record<string, string>)['X-ss-id'] ?? null)
    if (name === 'MarcarPresencaPost') {
      const author = whoOf(body['idPessoa'] as number)
      const key = String(body['latitude'])
      arrived.set(key, (arrived.get(key) ?? 0) + 1)
      if ((arrived.get(key) ?? 0) > 1) faults.push(`write ${key} left twice`)
      const under = id === null ? undefined : sessions.get(id)
      if (under && under !== author) faults.push(`${author ?? 'nobody'} wrote under the session of ${under}`)
    }
    const [status, reply, onArrival] = answerOf(name, body, id)
    return new Promise((resolve, reject) => {
      const over = () => (pending = pending.filter((one) => one !== mine))
      const mine: Pending = {
        name,
        deliver() {
          over()
          if (transport === 'cookie') onArrival?.()
          resolve(new Response(JSON.stringify(reply), { status }))
        },
        lose() {
          over()
          reject(new TypeError('network'))
        },
      }
      pending.push(mine)
      init.signal?.addEventListener('abort', () => {
        over()
        reject(new DOMException('aborted', 'AbortError'))
      })
    })
  }
  vi.stubGlobal('fetch', fetched)
  const channel = new BroadcastChannel('auth')
  const settle = () => vi.advanceTimersByTimeAsync(0)

  /** Whatever anybody could read now belongs to who is there. */
  function look(): void {
    const { session } = sessionState()
    const who = session ? whoOf(session.idPessoa) : null
    const text = JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data ?? null),
    )
    for (const other of ['ana', 'bia'] as const) {
      if (other !== who && text.includes(`"${other}"`)) faults.push(`${who ?? 'nobody'} can read of ${other}`)
    }
  }

  async function step(next: Step): Promise<void> {
    const { status, session } = sessionState()
    switch (next.do) {
      case 'signIn':
        // the form is there for nobody, or over a session that ended
        if (status !== 'active') void signIn({ userName: next.who, password: 'x', rememberMe: next.remember })
        break
      case 'answer':
        pending[next.nth % Math.max(1, pending.length)]?.deliver()
        break
      case 'lose':
        pending[next.nth % Math.max(1, pending.length)]?.lose()
        break
      case 'read':
        if (session) void prefetch(op.Classes, {})
        break
      case 'write':
        if (session) {
          writes += 1
          void write(op.MarcarPresencaPost, { latitude: writes, longitude: 0 })
        }
        break
      case 'leave':
        if (session) void leave()
        break
      case 'idle':
        if (session) void signOut('idle')
        break
      case 'expire':
        sessions.clear()
        break
      case 'switch':
        if (status === 'active') switchProfile(session.perfil === 1 ? 2 : 1)
        break
      case 'restore':
        void restore().catch(() => undefined)
        break
      case 'wait':
        await vi.advanceTimersByTimeAsync(4000)
        break
      case 'otherTab':
        if (transport === 'header') break
        if (next.what === 'start') {
          jar = `s${(issued += 1)}`
          sessions.set(jar, next.who)
        }
        // as the other tab says it: a channel's message is delivered before anybody can press again
        channelMessage(next)
        await delivered()
    }
    await settle()
    look()
  }
  function channelMessage({ who, what }: { who: Who; what: 'start' | 'end' }): void {
    const owner = ownerOf({
      idPessoa: ids[who],
      userName: who,
      displayName: '',
      perfil: 1,
      perfis: [1],
    })
    channel.postMessage(what === 'start' ? { type: 'start', owner } : { type: 'end', reason: 'signedOut', owner })
  }
  return {
    step,
    faults,
    async close() {
      for (const one of [...pending]) one.lose()
      await vi.advanceTimersByTimeAsync(20_000)
      if (sessionState().status !== 'unknown') end(null)
      setRemembered(false)
      queryClient.clear()
      channel.close()
      localStorage.clear()
      sessionStorage.clear()
    },
  }
}
