/**
 * The error page for code that could not be loaded and for a broken screen. It belongs to the first load and needs
 * nothing more.
 */
import { useEffect, useMemo } from 'react'
import { Link, useLocation, useRouteError } from 'react-router-dom'
import { askHost, isOffline, useOffline } from '@/api'
import { withTimeout } from '@/domain/withTimeout'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { askBeforeClosing, holdsUnsent, useSession } from '@/session'
import { Button, buttonClass } from '@/ui/action/Button'
import { usePending } from '@/ui/action/usePending'
import { Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { isLoadFailure } from './faults'
import { useRetryInterval } from '../useRetryInterval'

const reload = () => window.location.reload()
/** Loads the newest release, or reloads the page when even the code for that cannot be fetched. */
const newest = (): Promise<void> => withTimeout(import('../newVersion')).then(({ renew }) => renew(), reload)

/** Browsers remember failed imports, so the page is reloaded, but only when the host can be reached. */
async function comeBack(): Promise<void> {
  await askHost()
  if (!isOffline()) reload()
}

const titles = {
  offline: 'frame.fault.offlineTitle',
  newVersion: 'frame.fault.newVersionTitle',
  fault: 'frame.fault.title',
} as const
const texts = {
  offline: 'common.error.offline',
  newVersion: 'frame.fault.newVersion',
  fault: 'common.error.fault',
} as const
const ways = { offline: comeBack, newVersion: newest, fault: null }

/** Links to the start page. On the start page itself it offers `onRetry` instead, or nothing without one. */
export function Home({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const t = useT()
  const session = useSession()
  const { pathname } = useLocation()
  if (pathname === paths.inicio) return onRetry ? <Button onClick={onRetry}>{t('common.error.tryAgain')}</Button> : null
  return (
    <div>
      <Link to={session ? paths.inicio : paths.entrar} className={buttonClass('secondary')}>
        {t('frame.fault.home')}
      </Link>
    </div>
  )
}

interface Props {
  /** The name of the screen, which without a network is only late. */
  name?: string | null
  /** Renders the screen again after a bug; the default reloads the page. */
  onRetry?: () => void
}

export function Fault({ name, onRetry = reload }: Props) {
  const t = useT()
  const error = useRouteError()
  const offline = useOffline()
  // the state at the time of the failure: the network may return while this page is read
  const lacking = useMemo(() => isLoadFailure(error) && isOffline(), [error])
  useEffect(() => {
    // a page with unsaved work is reloaded only by a press
    if (lacking && !offline && !holdsUnsent()) void comeBack()
  }, [lacking, offline])
  // the page may have no offline strip around it that would retry
  useRetryInterval(lacking && offline, () => void askHost())
  // the screen that asked about its unsaved work is unmounted
  useEffect(() => askBeforeClosing(holdsUnsent), [])
  const what = lacking ? 'offline' : isLoadFailure(error) ? 'newVersion' : 'fault'
  const { begin, shown } = usePending()
  const way = ways[what]
  return (
    <Stack gap={5}>
      <PageHeader title={(lacking && name) || t(titles[what])} />
      <Notice tone={what === 'fault' ? 'bad' : 'info'} text={t(texts[what])}>
        <Button variant="primary" {...shown} onClick={way ? () => begin(way) : onRetry}>
          {t(what === 'newVersion' ? 'frame.fault.reload' : 'common.error.tryAgain')}
        </Button>
      </Notice>
      <Home />
    </Stack>
  )
}
