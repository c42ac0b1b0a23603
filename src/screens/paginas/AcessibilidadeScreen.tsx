/** Accessibility: what is promised, how to use the portal by keyboard, what is known not to be good yet, whom to tell. */
import { useT } from '@/i18n'
import { HelpContacts } from '../shared/HelpContacts'
import { Points, Prose } from './Prose'

const resources = ['keyboard', 'screenReader', 'zoom', 'colours', 'motion', 'time', 'map'] as const
const shortcuts = ['conteudo', 'menu', 'footer'] as const
const limites = ['service', 'libras', 'people'] as const

export function Component() {
  const t = useT()
  return (
    <Prose title={t('paginas.acessibilidade.title')} lead={t('paginas.acessibilidade.lead')}>
      <h2>{t('paginas.acessibilidade.promessa.title')}</h2>
      <p>{t('paginas.acessibilidade.promessa.text')}</p>
      <h2>{t('paginas.acessibilidade.features')}</h2>
      <Points of={resources.map((one) => t(`paginas.acessibilidade.recurso.${one}`))} />
      <h2>{t('paginas.acessibilidade.shortcuts')}</h2>
      <Points of={shortcuts.map((one) => t(`paginas.acessibilidade.atalho.${one}`))} />
      <h2>{t('paginas.acessibilidade.limites')}</h2>
      <Points of={limites.map((one) => t(`paginas.acessibilidade.limite.${one}`))} />
      <h2>{t('paginas.acessibilidade.contact')}</h2>
      <p>{t('paginas.acessibilidade.contactText')}</p>
      <HelpContacts />
    </Prose>
  )
}
