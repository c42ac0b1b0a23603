/** The frame without navigation: sign-in and the guardians' enrollment. */
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { paths } from '@/paths'
import { Footer } from './Footer'
import { Header } from './Header'
import { OfflineStrip } from './OfflineStrip'
import { SkipLinks } from './SkipLinks'
import styles from './layouts.module.css'

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.public}>
      <SkipLinks menu={false} />
      <Header session={null} home={paths.entrar} />
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
