/** An address that the portal does not have. */
import { useT } from '@/i18n'
import { PageHeader } from '@/ui/PageHeader'
import { Home } from './Fault'

export function NotFoundScreen() {
  const t = useT()
  return (
    <>
      <PageHeader title={t('comum.naoEncontrado.title')} />
      <p>{t('comum.naoEncontrado.lead')}</p>
      <Home />
    </>
  )
}
