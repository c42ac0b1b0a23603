/** Turns the reply of `Auth` into a session. ASSUMED (decisions §3): the contract's reply does not carry a person. */
import { type AuthReply, profilesCalled } from '@/contract'
import type { Session } from './identity'

/** Reads the additive fields of the reply where present. `preferred` is the profile that this person used last. */
export function identify(reply: AuthReply, preferred = 0): Session {
  // 0 counts as absent: some services write every number, and send 0 beside the list
  const fromService = reply.perfil === 0 ? null : (reply.perfil ?? null)
  // a service that knows no profiles may still name them among the roles
  const called = fromService === null ? profilesCalled(reply.roles ?? []) : []
  const listed = reply.perfis ? [...new Set(reply.perfis)] : called.length > 0 ? called : null
  // a list that a service leaves empty does not deny the profile beside it
  const perfis = fromService !== null && !listed?.length ? [fromService] : listed
  const used = perfis?.includes(preferred) === true
  const idPessoa = Number(reply.userId ?? 0)
  return {
    idPessoa: Number.isSafeInteger(idPessoa) ? idPessoa : 0,
    userName: reply.userName,
    displayName: reply.displayName ?? '',
    perfil: used ? preferred : (fromService ?? perfis?.[0] ?? 0),
    perfis,
    ...(fromService === null && !used && perfis !== null && perfis.length > 1 && { unpicked: true }),
  }
}
