/** An address that the portal does not have. */
import { useT } from '@/i18n'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { Home } from './Fault'

export function NotFoundScreen() {
  const t = useT()
  return (
    <Stack gap={5}>
      <PageHeader title={t('moldura.naoEncontrado.title')} lead={<p>{t('moldura.naoEncontrado.lead')}</p>} />
      <Home />
    </Stack>
  )
}
