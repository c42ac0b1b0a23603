/** The frame without navigation: sign-in and the guardians' enrollment. Whoever is signed in finds menu and way out here too. */
import { lazy, type ReactNode, Suspense } from 'react'
import { paths } from '@/paths'
import { useSessionState } from '@/session'
import { useAt } from '@/ui/page/way'
import { Footer } from './Footer'
import { Header } from './Header'
import type { MenuEntry } from './menu'
import { OfflineStrip } from './OfflineStrip'
import { SkipLinks } from './SkipLinks'
import { useAboutPlaces } from './useAboutPlaces'
import styles from './layouts.module.css'

// hardly anybody is signed in here
const Person = lazy(async () => ({ default: (await import('./Person')).Person }))
const PersonMenu = lazy(async () => ({ default: (await import('./PersonMenu')).PersonMenu }))

interface Props {
  /** The menu of whoever is signed in; before the router is there it is not known, and nobody is. */
  entries?: readonly MenuEntry[] | undefined
  children: ReactNode
}

export function PublicFrame({ entries, children }: Props) {
  // the page that signs people in knows nobody yet
  const entrance = useAt().pathname === paths.entrar
  const places = useAboutPlaces()
  const { session } = useSessionState()
  const person = entrance ? null : session
  return (
    <div className={person && entries ? styles.portal : styles.public}>
      <SkipLinks menu={Boolean(person && entries)} />
      <Header home={places ? paths.vagas : person ? paths.inicio : paths.entrar}>
        {person && (
          <Suspense fallback={null}>
            <Person session={person} />
          </Suspense>
        )}
      </Header>
      {person && entries && (
        <Suspense fallback={<div id="menu" tabIndex={-1} />}>
          <PersonMenu entries={entries} session={person} />
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
