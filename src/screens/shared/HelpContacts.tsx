/** Who can help, from the settings: shown wherever a person is stuck (decisions §1). */
import { viewOf } from '@/access'
import { safeUrl } from '@/domain/safeUrl'
import { useT } from '@/i18n'
import { useSession } from '@/session'
import { defaultSettings, type Settings, settings } from '@/settings'
import { useReady } from '@/ui/action/ready'
import { callTo } from './phone'

/** Links for telephone, e-mail and web page. The settings have been checked. */
const addressesOf = ({ phone, email, url }: Settings['helpContacts'][number]) => {
  const page = safeUrl(url ?? '')
  return [
    ...(phone ? [{ href: callTo(phone), text: phone }] : []),
    ...(email ? [{ href: `mailto:${email}`, text: email }] : []),
    ...(page ? [{ href: page.href, text: page.host }] : []),
  ]
}

export function HelpContacts() {
  const t = useT()
  const { helpContacts } = useReady() ? settings() : defaultSettings
  // the office is not told to ask the office
  const office = viewOf(useSession()) === 'office'
  if (helpContacts.length === 0) return <p>{t(office ? 'common.contacts.support' : 'common.contacts.secretaria')}</p>
  return (
    <ul>
      {helpContacts.map((contact, i) => (
        <li key={i}>
          {contact.label}
          {addressesOf(contact).map(({ href, text }, n) => [
            n === 0 ? ': ' : ' · ',
            <a key={href} href={href} rel="noopener noreferrer">
              {text}
            </a>,
          ])}
        </li>
      ))}
    </ul>
  )
}
