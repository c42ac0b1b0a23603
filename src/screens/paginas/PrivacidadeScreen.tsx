/** Privacy, in simple words (LGPD art. 14 §6): what is used, what stays where, for how long, and what can be asked for. */
import { Link } from 'react-router-dom'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { HelpContacts } from '../shared/HelpContacts'
import { Points, Prose } from './Prose'

const uses = ['escola', 'matricula', 'presenca', 'thirdParties'] as const
const guards = ['preferences', 'aba', 'start', 'signedIn', 'vistos', 'draft', 'shared', 'sair'] as const
const rights = ['see', 'correct', 'complain'] as const

export function Component() {
  const t = useT()
  return (
    <Prose title={t('paginas.privacidade.title')} lead={t('paginas.privacidade.lead')}>
      <h2>{t('paginas.privacidade.uses')}</h2>
      <Points of={uses.map((one) => t(`paginas.privacidade.uso.${one}`))} />
      <h2>{t('paginas.privacidade.keeps')}</h2>
      <Points of={guards.map((one) => t(`paginas.privacidade.guarda.${one}`))} />
      <p>
        <Link to={paths.configuracoes}>{t('paginas.privacidade.erase')}</Link>
      </p>
      <h2>{t('paginas.privacidade.rights')}</h2>
      <p>{t('paginas.privacidade.rightsLead')}</p>
      <Points of={rights.map((one) => t(`paginas.privacidade.direito.${one}`))} />
      <h2>{t('paginas.privacidade.contact')}</h2>
      <HelpContacts />
    </Prose>
  )
}
