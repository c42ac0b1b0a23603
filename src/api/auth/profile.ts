/** The profile in which a person works: the one that they used last, also at their next visit. */
import { z } from '@/contract'
import { chooseProfile, keepProfile, kept, sessionState } from '@/session'

/** The profile that a person used last since they signed in. */
const lastProfile = kept('perfil', z.int())

/** Reads the last profile of an owner before they are let in; 0 when none was chosen. */
export const lastProfileOf = (owner: string): number => lastProfile.look(undefined, owner).value ?? 0

/**
 * Switches to another profile of the same person, also for the next visit. `to`: the portal's address to open in it.
 */
export function switchProfile(perfil: number, to?: string): void {
  chooseProfile(perfil, to)
  lastProfile.write(perfil)
}

/** Notes that the person uses the profile in force, also for the next visit, so that they are not asked again. */
export function confirmProfile(): void {
  const { session } = sessionState()
  if (!session?.unpicked) return
  keepProfile()
  lastProfile.write(session.perfil)
}
