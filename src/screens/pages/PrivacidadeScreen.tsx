/** Privacy in simple words (LGPD art. 14 §6): which data is used, where it stays, how long, and a person's rights. */
import { Link } from 'react-router-dom'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { keptNow, useSession } from '@/session'
import { PersonContacts } from '../shared/help/WhoHelps'
import { Points, Prose } from './Prose'

const uses = ['escola', 'matricula', 'presenca', 'thirdParties'] as const
const guards = ['preferences', 'aba', 'start', 'signedIn', 'vistos', 'draft', 'shared', 'leave'] as const
const rights = ['see', 'correct', 'complain'] as const

export function Component() {
  const t = useT()
  const session = useSession()
  // a family has no account to open the settings with, and erases its requests where they are listed
  const erasing = session === null && keptNow().includes('matricula') ? paths.vagas : paths.configuracoes
  return (
    <Prose title={t('pages.privacy.title')} lead={t('pages.privacy.lead')}>
      <h2>{t('pages.privacy.uses')}</h2>
      <Points of={uses.map((one) => t(`pages.privacy.use.${one}`))} />
      <h2>{t('pages.privacy.keeps')}</h2>
      <Points of={guards.map((one) => t(`pages.privacy.keeping.${one}`))} />
      <p className="reach">
        <Link to={erasing}>{t('pages.privacy.erase')}</Link>
      </p>
      <h2>{t('pages.privacy.rights')}</h2>
      <p>{t('pages.privacy.rightsLead')}</p>
      <Points of={rights.map((one) => t(`pages.privacy.right.${one}`))} />
      <h2>{t('pages.privacy.contact')}</h2>
      <PersonContacts />
    </Prose>
  )
}
