/** An address that the portal does not have. */
import { Link } from 'react-router-dom'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { buttonClass } from '@/ui/Button'
import { PageHeader } from '@/ui/PageHeader'

export function NotFoundScreen() {
  const t = useT()
  const session = useSession()
  return (
    <>
      <PageHeader title={t('comum.naoEncontrado.title')} />
      <p>{t('comum.naoEncontrado.lead')}</p>
      <Link to={session ? paths.inicio : paths.entrar} className={buttonClass('secondary')}>
        {t('comum.erro.home')}
      </Link>
    </>
  )
}
