/** Who a session belongs to, and the random bits that name a session. */
import type { Db } from './db'
import type { Caller } from './operation'

/** 128 random bits (`crypto.randomUUID` does not exist on plain http addresses). */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The person of a session that still lives; null for any other. @param now milliseconds since the epoch. */
export function callerOf(db: Db, sessionId: string | null, now: number): Caller | null {
  const sessao = db.acesso.sessoes.find(({ id }) => id === sessionId)
  if (!sessao || sessao.expira <= now) return null
  const conta = db.acesso.contas.find(({ userName }) => userName === sessao.userName)
  if (!conta) return null
  return { idPessoa: conta.idPessoa, userName: conta.userName, perfis: conta.perfis, sessionId: sessao.id }
}
