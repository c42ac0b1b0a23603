/** The way back to the classes. */
import { useT } from '@/i18n'
import { DiarioLink } from '../classe/links'

export function BackToTurmas() {
  const t = useT()
  return <DiarioLink to="turmas">{t('frame.menu.turmas')}</DiarioLink>
}
