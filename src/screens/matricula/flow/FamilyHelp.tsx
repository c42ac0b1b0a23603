/** Shows whom a stuck family can ask: the portal's contacts, and the network's own page where the settings name one. */
import { safeUrl } from '@/domain/safeUrl'
import { useT } from '@/i18n'
import { defaultSettings, settings } from '@/settings'
import { useReady } from '@/ui/action/ready'
import { HelpContacts } from '../../shared/help/HelpContacts'
import { OutsideLink } from '../../shared/help/OutsideLink'

export function FamilyHelp() {
  const t = useT()
  const { enrollment } = useReady() ? settings() : defaultSettings
  const page = safeUrl(enrollment.helpUrl ?? '')
  return (
    <>
      <HelpContacts />
      {page && (
        <p className="reach">
          <OutsideLink href={page.href}>{t('families.network', { host: page.host })}</OutsideLink>
        </p>
      )}
    </>
  )
}
