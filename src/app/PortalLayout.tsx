/** The frame of everybody who is signed in: header, menu, the screen, footer. */
import { paths } from '@/paths'
import { useSession } from '@/session'
import { Footer } from './Footer'
import { Header } from './Header'
import { Menu, type MenuEntry } from './menu'
import { OfflineStrip } from './OfflineStrip'
import { Screen } from './Screen'
import { SkipLinks } from './SkipLinks'
import styles from './layouts.module.css'

export function PortalLayout({ entries }: { entries: readonly MenuEntry[] }) {
  const session = useSession()
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
