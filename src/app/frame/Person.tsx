/** The signed-in person in the header: profiles, name and sign-out. */
import { Suspense } from 'react'
import { leave } from '@/api'
import { useT } from '@/i18n'
import type { Session } from '@/session'
import { Button } from '@/ui/action/Button'
import { LeaveDialog } from '../LeaveDialog'
import { lazyOptional } from './lazyOptional'
import styles from './Header.module.css'

const ProfileSwitch = lazyOptional(async () => (await import('./ProfileSwitch')).ProfileSwitch)

export function Person({ session }: { session: Session }) {
  const t = useT()
  return (
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
        {t('frame.signOut')}
      </Button>
      <LeaveDialog />
    </div>
  )
}
