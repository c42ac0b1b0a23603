/** The accessibility statement: promise, features, keyboard shortcuts, known limits, and whom to tell. */
import { useT } from '@/i18n'
import { PersonContacts } from '../shared/help/WhoHelps'
import { Points, Prose } from './Prose'

const resources = ['keyboard', 'screenReader', 'zoom', 'colours', 'motion', 'time', 'aloud', 'map'] as const
const shortcuts = ['conteudo', 'menu', 'footer'] as const
const limites = ['service', 'libras', 'people'] as const

export function Component() {
  const t = useT()
  return (
    <Prose title={t('pages.accessibility.title')} lead={t('pages.accessibility.lead')}>
      <h2>{t('pages.accessibility.promise.title')}</h2>
      <p>{t('pages.accessibility.promise.text')}</p>
      <h2>{t('pages.accessibility.features')}</h2>
      <Points of={resources.map((one) => t(`pages.accessibility.feature.${one}`))} />
      <h2>{t('pages.accessibility.shortcuts')}</h2>
      <Points of={shortcuts.map((one) => t(`pages.accessibility.shortcut.${one}`))} />
      <h2>{t('pages.accessibility.limites')}</h2>
      <Points of={limites.map((one) => t(`pages.accessibility.limit.${one}`))} />
      <h2>{t('pages.accessibility.contact')}</h2>
      <p>{t('pages.accessibility.contactText')}</p>
      <PersonContacts />
    </Prose>
  )
}
