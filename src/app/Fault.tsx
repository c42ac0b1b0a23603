/** What is said when code could not be loaded, or a screen broke: part of the first load, since it needs nothing more. */
import { Link, useRouteError } from 'react-router-dom'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { Button, buttonClass } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { PageHeader } from '@/ui/PageHeader'
import { isLoadFailure } from './route'

const reload = () => {
  window.location.reload()
}
/** The newest release; where even its code cannot be had, the page once more. */
function newest(): void {
  import('./newVersion').then(({ renew }) => renew(), reload)
}

/** The way to the start page. */
export function Home() {
  const t = useT()
  const session = useSession()
  return (
    <div>
      <Link to={session ? paths.inicio : paths.entrar} className={buttonClass('secondary')}>
        {t('comum.erro.home')}
      </Link>
    </div>
  )
}

/** `onRetry`: how the screen is drawn again after a fault of ours; unless told, by loading the page again. */
export function Fault({ onRetry = reload }: { onRetry?: () => void }) {
  const t = useT()
  const stale = isLoadFailure(useRouteError())
  return (
    <Stack gap={5}>
      <PageHeader title={t(stale ? 'comum.erro.newVersionTitle' : 'comum.erro.title')} />
      <Notice tone={stale ? 'info' : 'bad'}>
        <p>{t(stale ? 'comum.erro.newVersion' : 'comum.erro.fault')}</p>
        <Button variant="primary" onClick={stale ? newest : onRetry}>
          {t(stale ? 'comum.erro.reload' : 'comum.erro.tryAgain')}
        </Button>
      </Notice>
      <Home />
    </Stack>
  )
}
