/** A profile in words; an unknown one by its number (decisions §4). */
import type { Translate } from '@/i18n'
import { roleOf } from '@/settings'

export function profileInWords(t: Translate, perfil: number): string {
  const role = roleOf(perfil)
  return role ? t(`moldura.perfil.${role}`) : t('moldura.perfil.unknown', { n: perfil })
}

/** "Você está usando o perfil Secretaria."; null where the service told none (0). */
export const profileInUse = (t: Translate, perfil: number): string | null =>
  perfil === 0 ? null : t('moldura.erro.forbiddenProfile', { perfil: profileInWords(t, perfil) })

/** A sentence of what is not allowed, with the profile in use where one was told. */
export const notAllowed = (t: Translate, sentence: string, perfil: number): string =>
  [sentence, profileInUse(t, perfil)].filter(Boolean).join(' ')
