/** What is shown when a screen cannot be: no permission, not found, the service's no, a new version, a fault of ours. */
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, useRevalidator, useRouteError, useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '@/api'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { roleOf } from '@/settings'
import { ErrorState } from '@/screens/shared/ErrorState'
import { Button, buttonClass } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { PageHeader } from '@/ui/PageHeader'
import { isLoadFailure, ProfileRefused } from './route'

/** The newest release; where even its code cannot be had, the page once more. */
function newest(): void {
  import('./newVersion').then(
    ({ renew }) => renew(),
    () => window.location.reload(),
  )
}

export function ErrorScreen() {
  const t = useT()
  const error = useRouteError()
  const session = useSession()
  const { reset } = useQueryErrorResetBoundary()
  const revalidator = useRevalidator()
  const navigate = useNavigate()
  const location = useLocation()
  const stale = isLoadFailure(error)

  const retry = () => {
    reset()
    // a new visit to the same address draws the screen again; revalidating alone would keep the boundary's error
    void navigate(location.pathname + location.search, { replace: true })
    void revalidator.revalidate()
  }
  const home = (
    <Link to={session ? paths.inicio : paths.entrar} className={buttonClass('secondary')}>
      {t('comum.erro.home')}
    </Link>
  )
  if (error instanceof ProfileRefused || (error instanceof ApiError && error.kind === 'forbidden')) {
    const role = session && roleOf(session.perfil)
    const perfil = role ? t(`comum.perfil.${role}`) : t('comum.perfil.unknown', { n: session?.perfil ?? 0 })
    return (
      <>
        <PageHeader title={t('comum.erro.forbiddenTitle')} />
        <Notice tone="warn">
          <p>{t('comum.erro.forbiddenLead')}</p>
          <p>{t('comum.erro.forbiddenProfile', { perfil })}</p>
        </Notice>
        {home}
      </>
    )
  }
  if (error instanceof ApiError) {
    return (
      <>
        <PageHeader title={t(error.kind === 'notFound' ? 'comum.naoEncontrado.title' : 'comum.erro.title')} />
        <ErrorState error={error} title={t('comum.erro.pageFailed')} onRetry={retry} />
        {home}
      </>
    )
  }
  return (
    <>
      <PageHeader title={t(stale ? 'comum.erro.newVersionTitle' : 'comum.erro.title')} />
      <Notice tone={stale ? 'info' : 'bad'}>
        <p>{t(stale ? 'comum.erro.newVersion' : 'comum.erro.fault')}</p>
        <Button
          variant="primary"
          onClick={() => {
            if (stale) newest()
            else retry()
          }}
        >
          {t(stale ? 'comum.erro.reload' : 'comum.erro.tryAgain')}
        </Button>
      </Notice>
      {home}
    </>
  )
}
