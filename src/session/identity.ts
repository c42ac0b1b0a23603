/** Turns the reply of `Auth` into a session. ASSUMED (decisions §3): the contract's reply does not carry a person. */
import type { AuthReply } from '@/contract'

/** The signed-in person of this tab. `idPessoa` and `perfil` 0 mean "the person signed in": the service decides. */
export interface Session {
  idPessoa: number
  userName: string
  displayName: string
  /** The profile in use (decisions §4); 0 when the service sent none. */
  perfil: number
  /** Every profile of the person; null when the service sent no list, [] when it sent an empty one. */
  perfis: readonly number[] | null
  /**
   * True when the service sent several profiles and neither it nor the person chose one: `perfil` is the first until
   * the person picks.
   */
  unpicked?: boolean
  roles: readonly string[]
  permissions: readonly string[]
}

/** Reads the additive fields of the reply where present. `preferred` is the profile that this person used last. */
export function identify(reply: AuthReply, preferred = 0): Session {
  // 0 counts as absent: some services write every number, and send 0 beside the list
  const fromService = reply.perfil === 0 ? null : (reply.perfil ?? null)
  const perfis = reply.perfis ? [...new Set(reply.perfis)] : fromService === null ? null : [fromService]
  const used = perfis?.includes(preferred) === true
  const idPessoa = Number(reply.userId ?? 0)
  return {
    idPessoa: Number.isSafeInteger(idPessoa) ? idPessoa : 0,
    userName: reply.userName,
    displayName: reply.displayName ?? '',
    perfil: used ? preferred : (fromService ?? perfis?.[0] ?? 0),
    perfis,
    ...(fromService === null && !used && perfis !== null && perfis.length > 1 && { unpicked: true }),
    roles: reply.roles ?? [],
    permissions: reply.permissions ?? [],
  }
}

/**
 * An id that tells owners of stored values apart without their names. Without number and user name it is new each time.
 */
export function ownerOf({ idPessoa, userName }: Session): string {
  if (idPessoa === 0 && userName === '') return `${nameless}${Math.random()}`
  const sum = Array.from(userName).reduce((all, char) => (all * 31 + char.charCodeAt(0)) >>> 0, 7)
  return `${idPessoa}.${sum.toString(36)}`
}
const nameless = '?'
export const isNameless = (owner: string): boolean => owner.startsWith(nameless)
