/** Privacy, in simple words (LGPD art. 14 §6): what is used, what stays where, for how long, and what can be asked for. */
import { Link } from 'react-router-dom'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { HelpContacts } from '../shared/HelpContacts'
import { PageHeader } from '@/ui/page/PageHeader'
import { Texto } from './Texto'

const usos = ['escola', 'matricula', 'presenca', 'terceiros'] as const
const guardas = ['preferencias', 'aba', 'conectado', 'vistos', 'rascunho', 'publico', 'sair'] as const
const direitos = ['ver', 'corrigir', 'reclamar'] as const

export function Component() {
  const t = useT()
  return (
    <>
      <PageHeader title={t('paginas.privacidade.title')} lead={t('paginas.privacidade.lead')} />
      <Texto>
        <h2>{t('paginas.privacidade.usos')}</h2>
        <ul>
          {usos.map((one) => (
            <li key={one}>{t(`paginas.privacidade.uso.${one}`)}</li>
          ))}
        </ul>
        <h2>{t('paginas.privacidade.guardas')}</h2>
        <ul>
          {guardas.map((one) => (
            <li key={one}>{t(`paginas.privacidade.guarda.${one}`)}</li>
          ))}
        </ul>
        <p>
          <Link to={paths.configuracoes}>{t('paginas.privacidade.apagar')}</Link>
        </p>
        <h2>{t('paginas.privacidade.direitos')}</h2>
        <p>{t('paginas.privacidade.direitosLead')}</p>
        <ul>
          {direitos.map((one) => (
            <li key={one}>{t(`paginas.privacidade.direito.${one}`)}</li>
          ))}
        </ul>
        <h2>{t('paginas.privacidade.contato')}</h2>
        <HelpContacts />
      </Texto>
    </>
  )
}
Component.displayName = 'PrivacidadeScreen'
