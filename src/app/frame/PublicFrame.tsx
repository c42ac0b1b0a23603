/**
 * The frame of public pages: sign-in and the enrollment of families. Signed-in people get their menu and sign-out here
 * too.
 */
import { type ReactNode, Suspense } from 'react'
import { paths } from '@/paths'
import { useSessionState } from '@/session'
import { usePageLocation } from '@/ui/page/navigation'
import { lazyOptional } from './lazyOptional'
import { Footer } from './Footer'
import { Header } from './Header'
import type { MenuEntry } from './menu'
import { OfflineStrip } from './OfflineStrip'
import { SkipLinks } from './SkipLinks'
import { useAboutPlaces } from './useAboutPlaces'
import styles from './layouts.module.css'

// loaded lazily, since hardly anybody is signed in here
const Person = lazyOptional(async () => (await import('./Person')).Person)
const PersonMenu = lazyOptional(async () => (await import('./PersonMenu')).PersonMenu)

interface Props {
  /**
   * The menu of the signed-in person. Undefined until the router and the page are loaded: no menu is shown then,
   * because this frame is replaced with the placeholder and an opened menu would close.
   */
  entries?: readonly MenuEntry[] | undefined
  children: ReactNode
}

export function PublicFrame({ entries, children }: Props) {
  const entrance = usePageLocation().pathname === paths.entrar
  const places = useAboutPlaces()
  const { session } = useSessionState()
  // the sign-in page shows no person
  const somebody = entrance ? null : session
  const person = somebody && entries ? { session: somebody, entries } : null
  return (
    <div className={person ? styles.portal : styles.public}>
      <SkipLinks menu={person !== null} />
      <Header home={places ? paths.vagas : somebody ? paths.inicio : paths.entrar}>
        {person && (
          <Suspense fallback={null}>
            <Person session={person.session} />
          </Suspense>
        )}
      </Header>
      {person && (
        <Suspense fallback={<div id="menu" tabIndex={-1} />}>
          <PersonMenu {...person} />
        </Suspense>
      )}
      <div className={styles.content}>
        <OfflineStrip />
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
    </div>
  )
}
