/** The contacts that can help, from the settings, for every place where a person is stuck (decisions §1). */
import { viewOf } from '@/access'
import { safeUrl } from '@/domain/safeUrl'
import { type Translate, useT } from '@/i18n'
import { useSession } from '@/session'
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

/** "Quem pode ajudar:" and the contacts; without contacts only the sentence that tells whom to ask. */
export function WhoHelps() {
  const t = useT()
  return (
    <>
      {settings().helpContacts.length > 0 && <p>{t('frame.fault.who')}</p>}
      <HelpContacts />
    </>
  )
}
