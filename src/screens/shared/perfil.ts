/** A profile in words; an unknown one by its number (decisions §4). */
import type { Translate } from '@/i18n'
import { roleOf } from '@/settings'

export function profileInWords(t: Translate, perfil: number): string {
  const role = roleOf(perfil)
  return role ? t(`moldura.perfil.${role}`) : t('moldura.perfil.unknown', { n: perfil })
}
