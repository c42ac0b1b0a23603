/** The portal's name, and who is signed in with the way out. */
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { leave } from '@/api'
import { useT } from '@/i18n'
import type { Session } from '@/session'
import { defaultSettings, settings } from '@/settings'
import { Button } from '@/ui/Button'
import { useReady } from '@/ui/ready'
import styles from './Header.module.css'

const ProfileSwitch = lazy(async () => ({ default: (await import('./ProfileSwitch')).ProfileSwitch }))

export function Header({ session, home }: { session: Session | null; home: string }) {
  const t = useT()
  const { brand } = useReady() ? settings() : defaultSettings
  return (
    <header className={`${styles.header} no-print`}>
      <Link to={home} className={styles.brand}>
        {brand.logoUrl ? (
          <img src={brand.logoUrl} alt="" height={32} />
        ) : (
          <span className={styles.mark} aria-hidden="true" />
        )}
        <span>{brand.name}</span>
      </Link>
      {session && (
        <div className={styles.person}>
          {session.perfis && session.perfis.length > 1 && (
            <Suspense fallback={null}>
              <ProfileSwitch session={session} />
            </Suspense>
          )}
          <span className={styles.name}>
            <bdi>{session.displayName || session.userName}</bdi>
          </span>
          <Button variant="link" onClick={() => void leave()}>
            {t('comum.sair')}
          </Button>
        </div>
      )}
    </header>
  )
}
