/** Who can help, from the settings: shown wherever a person is stuck (decisions §1). */
import { useT } from '@/i18n'
import { settings } from '@/settings'

/** An address that a press may open: telephone, e-mail, or a page of the web. Anything else stays text. */
function addressOf({
  phone,
  email,
  url,
}: {
  phone?: string | undefined
  email?: string | undefined
  url?: string | undefined
}) {
  if (phone) return { href: `tel:${phone.replace(/[^\d+]/g, '')}`, text: phone }
  if (email) return { href: `mailto:${email}`, text: email }
  return url && /^https?:\/\//i.test(url) ? { href: url, text: new URL(url).host } : null
}

export function HelpContacts() {
  const t = useT()
  const { helpContacts } = settings()
  if (helpContacts.length === 0) return <p>{t('moldura.contatos.secretaria')}</p>
  return (
    <ul>
      {helpContacts.map((contact, i) => {
        const address = addressOf(contact)
        return (
          <li key={i}>
            {contact.label}
            {address && ': '}
            {address && (
              <a href={address.href} rel="noopener noreferrer">
                {address.text}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
