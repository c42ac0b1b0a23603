/** Who helps a family that is stuck: the contacts of the portal, and the network's own page where the settings name one. */
import { safeUrl } from '@/domain/safeUrl'
import { useT } from '@/i18n'
import { settings } from '@/settings'
import { HelpContacts } from '../shared/HelpContacts'

export function FamilyHelp() {
  const t = useT()
  const page = safeUrl(settings().enrollment.helpUrl ?? '')
  return (
    <>
      <HelpContacts />
      {page && (
        <p>
          <a href={page.href} target="_blank" rel="noopener noreferrer">
            {t('matricula.network', { host: page.host })}
          </a>
        </p>
      )}
    </>
  )
}
