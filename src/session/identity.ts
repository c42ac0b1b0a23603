/** The signed-in person, and the id by which stored values name their owner. */

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
}

/**
 * An id that tells owners of stored values apart without their names. Without number and user name it is new each time.
 * User names count without regard to case: a service may repeat what was typed. ASSUMED (decisions §12).
 */
export function ownerOf({ idPessoa, userName }: Session): string {
  if (idPessoa === 0 && userName === '') return `${nameless}${Math.random()}`
  const sum = Array.from(userName.toLowerCase()).reduce((all, char) => (all * 31 + char.charCodeAt(0)) >>> 0, 7)
  return `${idPessoa}.${sum.toString(36)}`
}
const nameless = '?'
export const isNameless = (owner: string): boolean => owner.startsWith(nameless)
