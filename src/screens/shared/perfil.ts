/** Profiles in words, and switching between them. */
import { switchProfile } from '@/api'
import { type Translate, useT } from '@/i18n'
import { mayLeave, whilePresent } from '@/session'
import { roleOf } from '@/settings'
import { announce } from '@/ui/action/live'

/** Names a profile; an unknown profile is named by its number (decisions §4). */
export function profileInWords(t: Translate, perfil: number): string {
  const role = roleOf(perfil)
  return role ? t(`frame.perfil.${role}`) : t('frame.perfil.unknown', { n: perfil })
}

/** For sentences that already say "perfil": an unknown profile is its number alone. */
const afterTheWord = (t: Translate, perfil: number): string =>
  roleOf(perfil) ? profileInWords(t, perfil) : String(perfil)

/** "Você está usando o perfil Secretaria."; null where the service gave no profile (0). */
export const profileInUse = (t: Translate, perfil: number): string | null =>
  perfil === 0 ? null : t('frame.error.forbiddenProfile', { perfil: afterTheWord(t, perfil) })

/** Adds the profile in use, where there is one, to a sentence about something that is not allowed. */
export const notAllowed = (t: Translate, sentence: string, perfil: number): string =>
  [sentence, profileInUse(t, perfil)].filter(Boolean).join(' ')

/** Switches to another profile of the person, after asking about unfinished work, and opens `to` or the start page. */
export function useProfile(): (perfil: number, to?: string) => Promise<void> {
  const t = useT()
  return async (perfil, to) => {
    const isHere = whilePresent()
    if (!(await mayLeave('profile')) || !isHere()) return
    // the frame navigates, so that a screen of one profile is never drawn for another
    switchProfile(perfil, to)
    announce(t('frame.perfil.now', { perfil: afterTheWord(t, perfil) }))
  }
}
