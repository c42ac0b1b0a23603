/** Whom a person of this portal may ask: the contacts of the settings, or the sentence for their profile. */
import { useView } from '@/access'
import { useT } from '@/i18n'
import { settings } from '@/settings'
import { HelpContacts } from './HelpContacts'

/** The contacts; the office is not told to ask the office. */
export const PersonContacts = () => (
  <HelpContacts otherwise={useView() === 'office' ? 'frame.contacts.support' : 'common.contacts.secretaria'} />
)

/** "Quem pode ajudar:" and the contacts; without contacts only the sentence that tells whom to ask. */
export function WhoHelps() {
  const t = useT()
  return (
    <>
      {settings().helpContacts.length > 0 && <p>{t('frame.fault.who')}</p>}
      <PersonContacts />
    </>
  )
}
