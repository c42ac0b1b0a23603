/** The frame of everybody who is signed in: header, menu, the screen, footer. */
import { Navigate, useMatches } from 'react-router-dom'
import { paths } from '@/paths'
import { useSessionState } from '@/session'
import { Footer } from './Footer'
import { Header } from './Header'
import { Menu, type MenuEntry } from './menu'
import { OfflineStrip } from './OfflineStrip'
import type { Handle } from './route'
import { Screen } from './Screen'
import { SkipLinks } from './SkipLinks'
import styles from './layouts.module.css'

export function PortalLayout({ entries }: { entries: readonly MenuEntry[] }) {
  const { status, session } = useSessionState()
  const guarded = useMatches().some(({ handle }) => (handle as Handle | undefined)?.load)
  // whoever left, here or in another tab, sees nothing of it any more: not even for the time of a redirect
  if (status === 'none' && guarded) return <Navigate to={paths.entrar} replace />
  return (
    <div className={session ? styles.portal : styles.public}>
      <SkipLinks menu={session !== null} />
      <Header session={session} home={session ? paths.inicio : paths.entrar} />
      {session && <Menu entries={entries} session={session} />}
      <div className={styles.content}>
        <OfflineStrip />
        <Screen />
      </div>
      <Footer />
    </div>
  )
}
