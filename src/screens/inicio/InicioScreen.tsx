/** The start page: for each profile what it comes for. */
import { useT } from '@/i18n'
import { PageHeader } from '@/ui/PageHeader'

export function Component() {
  const t = useT()
  return <PageHeader title={t('comum.menu.inicio')} />
}
Component.displayName = 'InicioScreen'
