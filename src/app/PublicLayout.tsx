/** The frame without navigation: sign-in and the guardians' enrollment. Whoever is signed in finds the way out here too. */
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { useSessionState } from '@/session'
import { Footer } from './Footer'
import { Header } from './Header'
import { OfflineStrip } from './OfflineStrip'
import { SkipLinks } from './SkipLinks'
import { useAboutPlaces } from './useAboutPlaces'
import styles from './layouts.module.css'

export function PublicFrame({ children }: { children: ReactNode }) {
  // the page that signs people in knows nobody yet
  const entrance = useLocation().pathname === paths.entrar
  const places = useAboutPlaces()
  const { session } = useSessionState()
  const person = entrance ? null : session
  return (
    <div className={styles.public}>
      <SkipLinks menu={false} />
      <Header session={person} home={places ? paths.vagas : person ? paths.inicio : paths.entrar} />
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

export const PublicLayout = () => (
  <PublicFrame>
    <Outlet />
  </PublicFrame>
)
