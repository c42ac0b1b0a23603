/**
 * The error page of a screen: no permission, not found, or an error of the service; `Fault` handles everything else.
 */
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useLocation, useMatches, useNavigate, useRevalidator, useRouteError } from 'react-router-dom'
import { mayEnter } from '@/access'
import { ApiError } from '@/api'
import { useT } from '@/i18n'
import { keepsUnsent, useSession } from '@/session'
import { ErrorState } from '@/screens/shared/ErrorState'
import { profileInUse, profileInWords, useProfile } from '@/screens/shared/perfil'
import { Stack } from '@/ui/page/layout'
import { Button } from '@/ui/action/Button'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { Fault, Home } from './Fault'
import { AddressUnknown, ProfileRefused } from './faults'
import type { Handle } from '../map/route'
import { useScreenName } from '../map/screenName'

/** Shown for an address that the portal does not have. */
export function NotFoundScreen() {
  const t = useT()
  return (
    <Stack gap={5}>
      <PageHeader title={t('frame.notFound.title')} lead={<p>{t('frame.notFound.lead')}</p>} />
      <Home />
    </Stack>
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
  const switchTo = useProfile()
  // includes the guards of parent routes: a child's diary is for guardians only, whatever its inner page allows
  const guards = useMatches().map(({ handle }) => (handle as Partial<Handle> | undefined)?.who ?? 'signedIn')
  // a page that could not be read keeps the name of the screen that the person opened
  const name = useScreenName()

  const retry = () => {
    reset()
    // navigating to the same address renders the screen again; revalidation alone would keep the boundary's error. The
    // state names the page that led here, for the link back
    void navigate(location, { replace: true, state: location.state as unknown })
    void revalidator.revalidate()
  }
  if (error instanceof AddressUnknown) return <NotFoundScreen />
  if (error instanceof ProfileRefused || (error instanceof ApiError && error.kind === 'forbidden')) {
    const inUse = profileInUse(t, session?.perfil ?? 0)
    // the guard and the service judge by the profile in use; another profile may be allowed
    const others = (session?.perfis ?? []).filter(
      (perfil) => session && perfil !== session.perfil && guards.every((who) => mayEnter(who, { ...session, perfil })),
    )
    return (
      <Stack gap={5}>
        <PageHeader title={t('frame.error.forbiddenTitle')} />
        <Notice tone="warn" text={t('frame.error.forbiddenLead')}>
          {inUse && <p>{inUse}</p>}
        </Notice>
        {others.map((one) => (
          <div key={one}>
            <Button variant="primary" onClick={() => void switchTo(one, location.pathname + location.search)}>
              {t('frame.perfil.useAndOpen', { perfil: profileInWords(t, one) })}
            </Button>
          </div>
        ))}
        <Home />
      </Stack>
    )
  }
  if (error instanceof ApiError) {
    return (
      <Stack gap={5}>
        <PageHeader title={error.kind === 'notFound' ? t('frame.notFound.title') : (name ?? t('frame.fault.title'))} />
        <ErrorState error={error} title={t('frame.error.pageFailed')} onRetry={retry}>
          {keepsUnsent() && <p>{t('frame.error.nothingLost')}</p>}
        </ErrorState>
        <Home onRetry={error.kind === 'notFound' ? retry : undefined} />
      </Stack>
    )
  }
  return <Fault name={name} onRetry={retry} />
}
