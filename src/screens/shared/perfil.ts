/** A profile in words, and the way from one to another. */
import { switchProfile } from '@/api'
import { type Translate, useT } from '@/i18n'
import { mayLeave, whilePresent } from '@/session'
import { roleOf } from '@/settings'
import { announce } from '@/ui/action/live'

/** An unknown one by its number (decisions §4). */
export function profileInWords(t: Translate, perfil: number): string {
  const role = roleOf(perfil)
  return role ? t(`frame.perfil.${role}`) : t('frame.perfil.unknown', { n: perfil })
}

/** Where the sentence itself says "perfil": an unknown one is its number alone. */
const afterTheWord = (t: Translate, perfil: number): string =>
  roleOf(perfil) ? profileInWords(t, perfil) : String(perfil)

/** "Você está usando o perfil Secretaria."; null where the service told none (0). */
export const profileInUse = (t: Translate, perfil: number): string | null =>
  perfil === 0 ? null : t('frame.error.forbiddenProfile', { perfil: afterTheWord(t, perfil) })

/** A sentence of what is not allowed, with the profile in use where one was told. */
export const notAllowed = (t: Translate, sentence: string, perfil: number): string =>
  [sentence, profileInUse(t, perfil)].filter(Boolean).join(' ')

/** Changes to another profile of the same person, after asking about unfinished work. `to`: the address that is opened as that profile, unless told the start page. */
export function useProfile(): (perfil: number, to?: string) => Promise<void> {
  const t = useT()
  return async (perfil, to) => {
    const isHere = whilePresent()
    if (!(await mayLeave('profile')) || !isHere()) return
    // the frame navigates: a screen of one profile is never drawn for the other
    switchProfile(perfil, to)
    announce(t('frame.perfil.now', { perfil: afterTheWord(t, perfil) }))
  }
}
