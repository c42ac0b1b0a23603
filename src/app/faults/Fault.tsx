/** What is said when code could not be loaded, or a screen broke: part of the first load, since it needs nothing more. */
import { useEffect, useMemo } from 'react'
import { Link, useLocation, useRouteError } from 'react-router-dom'
import { askHost, isOffline, useOffline } from '@/api'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { askBeforeClosing, holdsUnsent, useSession } from '@/session'
import { Button, buttonClass } from '@/ui/action/Button'
import { usePending } from '@/ui/action/usePending'
import { Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { isLoadFailure } from './faults'
import { useTurns } from '../useTurns'

const reload = () => window.location.reload()
/** The newest release; where even its code cannot be had, the page once more. */
const newest = (): Promise<void> => import('../newVersion').then(({ renew }) => renew(), reload)

/** Browsers remember failed imports: reload, but only when the host can be reached. */
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

/** The way to the start page. On it, where it would lead nowhere: `onRetry`, unless another button is there for that. */
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
  /** What the screen is called, which without a network is only late. */
  name?: string | null
  /** How the screen is drawn again after a fault of ours; unless told, by loading the page again. */
  onRetry?: () => void
}

export function Fault({ name, onRetry = reload }: Props) {
  const t = useT()
  const error = useRouteError()
  const offline = useOffline()
  // as it was when it failed: the network may be back while this is read
  const lacking = useMemo(() => isLoadFailure(error) && isOffline(), [error])
  useEffect(() => {
    // a page that holds what nothing else keeps is loaded anew by a press alone
    if (lacking && !offline && !holdsUnsent()) void comeBack()
  }, [lacking, offline])
  // there may be no strip around it to ask again
  useTurns(lacking && offline, () => void askHost())
  // the screen that asks about what it keeps is gone
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
