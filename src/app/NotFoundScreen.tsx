/** An address that the portal does not have. */
import { useT } from '@/i18n'
import { PageHeader } from '@/ui/PageHeader'
import { Home } from './Fault'

export function NotFoundScreen() {
  const t = useT()
  return (
    <>
      <PageHeader title={t('moldura.naoEncontrado.title')} />
      <p>{t('moldura.naoEncontrado.lead')}</p>
      <Home />
    </>
  )
}
