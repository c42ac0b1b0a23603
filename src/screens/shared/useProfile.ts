/** Changes to another profile of the same person, after asking about unfinished work. */
import { switchProfile } from '@/api'
import { useT } from '@/i18n'
import { mayLeave } from '@/session'
import { announce } from '@/ui/action/live'
import { profileInWords } from './perfil'

/** `to`: the address that is opened as that profile, unless told the start page. */
export function useProfile(): (perfil: number, to?: string) => Promise<void> {
  const t = useT()
  return async (perfil, to) => {
    if (!(await mayLeave('profile'))) return
    // the frame navigates: a screen of one profile is never drawn for the other
    switchProfile(perfil, to)
    announce(t('moldura.perfil.now', { perfil: profileInWords(t, perfil) }))
  }
}
