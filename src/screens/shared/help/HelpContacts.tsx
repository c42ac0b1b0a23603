/** The contacts that can help, from the settings, for every place where a person is stuck (decisions §1). */
import { safeUrl } from '@/domain/safeUrl'
import { type PlainKey, type Translate, useT } from '@/i18n'
import { defaultSettings, type Settings, settings } from '@/settings'
import { useReady } from '@/ui/action/ready'
import { Fragment } from 'react'
import { OutsideLink } from './OutsideLink'
import { PhoneLink } from './PhoneLink'

/** Links for telephone, e-mail and web page. The settings have been checked. */
const linksOf = (t: Translate, { phone, email, url }: Settings['helpContacts'][number]) => {
  const page = safeUrl(url ?? '')
  return [
    phone && <PhoneLink phone={phone} />,
    email && <a href={`mailto:${email}`}>{email}</a>,
    page && <OutsideLink href={page.href}>{t('common.contacts.page', { host: page.host })}</OutsideLink>,
  ].filter(Boolean)
}

/** `otherwise`: the sentence that tells whom to ask where the settings name nobody. */
export function HelpContacts({ otherwise = 'common.contacts.secretaria' }: { otherwise?: PlainKey }) {
  const t = useT()
  const { helpContacts } = useReady() ? settings() : defaultSettings
  if (helpContacts.length === 0) return <p>{t(otherwise)}</p>
  return (
    <ul>
      {helpContacts.map((contact, i) => (
        <li key={i}>
          {contact.label}
          {linksOf(t, contact).map((link, n) => (
            <Fragment key={n}>
              {n === 0 ? ': ' : ' · '}
              {link}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  )
}
