/** From the reply of `Auth` to who is signed in. ASSUMED (decisions §3): the contract's reply does not carry a person. */
import type { AuthReply } from '@/contract'

/** Who is signed in on this tab. `idPessoa` and `perfil` 0 mean "the person signed in": the service decides. */
export interface Session {
  idPessoa: number
  userName: string
  displayName: string
  /** The profile in use (decisions §4); 0 when the service told none. */
  perfil: number
  /** Every profile of the person; null when the service told none, [] when it told that there is none. */
  perfis: readonly number[] | null
  /** Several profiles, of which none was told to be in use, or has been used since they signed in: `perfil` is the first until the person picks. */
  unpicked?: boolean
  roles: readonly string[]
  permissions: readonly string[]
}

/** Reads the additive fields where present. `preferred` is the profile that this person used last. */
export function identify(reply: AuthReply, preferred = 0): Session {
  // 0 tells none: a service that writes every number has it beside the list
  const told = reply.perfil === 0 ? null : (reply.perfil ?? null)
  const perfis = reply.perfis ? [...new Set(reply.perfis)] : told === null ? null : [told]
  const used = perfis?.includes(preferred) === true
  const idPessoa = Number(reply.userId ?? 0)
  return {
    idPessoa: Number.isSafeInteger(idPessoa) ? idPessoa : 0,
    userName: reply.userName,
    displayName: reply.displayName ?? '',
    perfil: used ? preferred : (told ?? perfis?.[0] ?? 0),
    perfis,
    ...(told === null && !used && perfis !== null && perfis.length > 1 && { unpicked: true }),
    roles: reply.roles ?? [],
    permissions: reply.permissions ?? [],
  }
}

/** Tells owners apart without keeping a name. Who has neither number nor user name is always somebody new. */
export function ownerOf({ idPessoa, userName }: Session): string {
  if (idPessoa === 0 && userName === '') return `${nameless}${Math.random()}`
  const sum = Array.from(userName).reduce((all, char) => (all * 31 + char.charCodeAt(0)) >>> 0, 7)
  return `${idPessoa}.${sum.toString(36)}`
}
const nameless = '?'
export const isNameless = (owner: string): boolean => owner.startsWith(nameless)
