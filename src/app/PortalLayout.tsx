/** The frame of everybody who is signed in: header, menu, the screen, footer. */
import { QueryClientProvider } from '@tanstack/react-query'
import { Navigate, useMatches } from 'react-router-dom'
import { queryClient } from '@/api'
import { parseParams } from '@/params'
import { paths } from '@/paths'
import { useSessionState } from '@/session'
import { Toasts } from '@/ui/Toasts'
import { Footer } from './Footer'
import { Header } from './Header'
import { Menu, type MenuEntry } from './menu'
import { LeaveDialog } from './LeaveDialog'
import { PortalStrip } from './PortalStrip'
import type { Handle } from './route'
import { Screen } from './Screen'
import { SessionDialog } from './SessionDialog'
import { SkipLinks } from './SkipLinks'
import styles from './layouts.module.css'

/** Stands on the layout's route: the entries of the menu, made of the route table. */
export interface LayoutHandle {
  entries: readonly MenuEntry[]
}

export function PortalLayout() {
  const { status, session } = useSessionState()
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle as (Partial<LayoutHandle> & Partial<Handle>) | undefined)
  const entries = handles.find((handle) => handle?.entries)?.entries ?? []
  // a page that cannot be is nobody's: it says so to whoever comes
  const isPage = parseParams(matches.at(-1)?.params ?? {}) !== null
  const guarded = isPage && handles.some((handle) => handle?.load && handle.who !== 'anyone')
  // whoever left, here or in another tab, sees nothing of it any more: not even for the time of a redirect
  if (status === 'none' && guarded) return <Navigate to={paths.entrar} replace />
  return (
    <QueryClientProvider client={queryClient}>
      <div className={session ? styles.portal : styles.public}>
        <SkipLinks menu={session !== null} />
        <Header session={session} home={session ? paths.inicio : paths.entrar} />
        {session && <Menu entries={entries} session={session} />}
        <div className={styles.content}>
          <PortalStrip />
          <main id="conteudo" tabIndex={-1} data-wide={handles.some((handle) => handle?.wide)}>
            <Screen />
          </main>
        </div>
        <Footer />
      </div>
      <Toasts />
      <SessionDialog />
      <LeaveDialog />
    </QueryClientProvider>
  )
}
